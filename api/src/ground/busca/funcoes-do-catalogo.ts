import { listSinonimos, spellGeneros } from '../catalogos/data/busca'
import { funcoes } from '../catalogos/data/funcoes/funcoes'
import { termKey } from './sinonimos'

const IDS = new Map<string, number[]>()
for (const funcao of funcoes)
  for (const nome of new Set([...spellGeneros(funcao.descricao), ...listSinonimos(funcao)].map(termKey)))
    IDS.set(nome, [...(IDS.get(nome) ?? []), funcao.id])

/** Functions of the catalogue that are called so. @param keys see `termKey` */
export const funcoesOf = (keys: readonly string[]): number[] => [
  ...new Set(keys.flatMap((key) => IDS.get(key) ?? [])),
]

import { listSinonimos, spellGeneros } from '../catalogos/data/busca'
import { funcoes } from '../catalogos/data/funcoes/funcoes'
import { lazily } from '../lazily'
import { termKey } from './sinonimos'

const idsByNome = lazily(() => {
  const ids = new Map<string, number[]>()
  for (const funcao of funcoes)
    for (const nome of new Set([...spellGeneros(funcao.descricao), ...listSinonimos(funcao)].map(termKey)))
      ids.set(nome, [...(ids.get(nome) ?? []), funcao.id])
  return ids
})

/** Functions of the catalogue that are called so. @param keys see `termKey` */
export const funcoesOf = (keys: readonly string[]): number[] => [
  ...new Set(keys.flatMap((key) => idsByNome().get(key) ?? [])),
]

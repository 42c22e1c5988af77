import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { foldText } from '../text/fold-text'

/** Cities and functions by the names that people write. */
export interface Catalogos {
  readonly hasCidade: (id: number) => boolean
  /** 'varias' when several states have a city of that name and none is told. */
  readonly findCidade: (nome: string, uf: string) => number | 'varias' | null
  readonly funcaoIdOf: (cargo: string) => number | null
}

/** Reads both catalogues whole: 5,570 cities and some hundred functions, once per import or entry. */
export async function readCatalogos(db: Kysely<Database>): Promise<Catalogos> {
  const [cidades, funcoes] = await Promise.all([
    db.selectFrom('cidade').select(['id', 'nome', 'uf']).execute(),
    db.selectFrom('funcao').select(['id', 'descricao', 'sinonimos']).execute(),
  ])
  const ids = new Set(cidades.map(({ id }) => id))
  const byNome = new Map<string, { id: number; uf: string }[]>()
  for (const { id, nome, uf } of cidades) {
    const key = foldText(nome)
    byNome.set(key, [...(byNome.get(key) ?? []), { id, uf }])
  }
  const byCargo = new Map<string, number>()
  for (const { id, sinonimos } of funcoes) for (const nome of sinonimos) byCargo.set(foldText(nome), id)
  for (const { id, descricao } of funcoes) byCargo.set(foldText(descricao), id)
  return {
    hasCidade: (id) => ids.has(id),
    findCidade: (text, told) => {
      // 'Campinas - SP', 'Campinas/SP' and 'Campinas (SP)' name both.
      const both = /^(.+?)[\s,/(–-]+([A-Za-z]{2})\)?$/.exec(text.trim())
      const uf = told.trim().toUpperCase()
      const whole = pick(byNome.get(foldText(text)) ?? [], uf)
      if (whole !== null || both?.[1] === undefined || both[2] === undefined) return whole
      return pick(byNome.get(foldText(both[1])) ?? [], both[2].toUpperCase())
    },
    funcaoIdOf: (cargo) => byCargo.get(foldText(cargo)) ?? null,
  }
}

function pick(found: readonly { id: number; uf: string }[], uf: string): number | 'varias' | null {
  if (uf !== '') return found.find((cidade) => cidade.uf === uf)?.id ?? null
  const [only, other] = found
  if (only === undefined) return null
  return other === undefined ? only.id : 'varias'
}

import { splitCidade } from '@seleta/regras/cidade'
import { foldText } from '@seleta/regras/text'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { escapeLike } from '../../database/sql/contains-busca'
import { readUf } from './estados'

/** Cities and functions by the names that people write. */
export interface Catalogos {
  readonly hasCidade: (id: number) => boolean
  /** 'varias' when several states have a city of that name and none is told. */
  readonly findCidade: (nome: string, uf: string) => number | 'varias' | null
  readonly funcaoIdOf: (cargo: string) => number | null
}

/** Reads both catalogues whole: 5,570 cities and some hundred functions, once per import. */
export async function readCatalogos(db: Kysely<Database>): Promise<Catalogos> {
  const [cidades, funcoes] = await Promise.all([
    db.selectFrom('cidade').select(['id', 'nome', 'uf', 'populacao']).execute(),
    db.selectFrom('funcao').select(['id', 'descricao', 'sinonimos']).execute(),
  ])
  return toCatalogos(cidades, funcoes)
}

/** What one person names of a catalogue. */
interface Nomes {
  readonly cidadeId?: number | null
  readonly cidade?: string
  readonly ultimoCargo: string
}

/** Both catalogues as far as one person names something of them: the same answers, from a handful of rows. */
export async function readCatalogosOf(
  db: Kysely<Database>,
  { cidadeId = null, cidade = '', ultimoCargo }: Nomes,
): Promise<Catalogos> {
  const nomes = [cidade, splitCidade(cidade)?.nome ?? ''].filter((nome) => nome.trim() !== '')
  const cidades =
    cidadeId === null && nomes.length === 0
      ? []
      : await db
          .selectFrom('cidade')
          .select(['id', 'nome', 'uf', 'populacao'])
          .where((eb) =>
            eb.or([
              ...(cidadeId === null ? [] : [eb('id', '=', cidadeId)]),
              // `busca` is the name and two letters of the state: found by its index, where folding each name reads all.
              ...nomes.map((nome) => eb('busca', 'like', `${escapeLike(foldText(nome))} __`)),
            ]),
          )
          .execute()
  const cargo = foldText(ultimoCargo)
  const funcoes =
    cargo === ''
      ? []
      : await db
          .selectFrom('funcao')
          .select(['id', 'descricao', 'sinonimos'])
          .where(
            sql<boolean>`busca like ${`%${escapeLike(cargo)}%`} and (public.f_busca(descricao) = ${cargo} or exists (
              select from unnest(sinonimos) s (nome) where public.f_busca(s.nome) = ${cargo}))`,
          )
          .execute()
  return toCatalogos(cidades, funcoes)
}

interface Cidade {
  readonly id: number
  readonly uf: string
  readonly populacao: number
}

function toCatalogos(
  cidades: readonly (Cidade & { nome: string })[],
  funcoes: readonly { id: number; descricao: string; sinonimos: readonly string[] }[],
): Catalogos {
  const ids = new Set(cidades.map(({ id }) => id))
  const byNome = new Map<string, Cidade[]>()
  for (const { id, nome, uf, populacao } of cidades) {
    const key = foldText(nome)
    byNome.set(key, [...(byNome.get(key) ?? []), { id, uf, populacao }])
  }
  const byCargo = new Map<string, number>()
  for (const { id, sinonimos } of funcoes) for (const nome of sinonimos) byCargo.set(foldText(nome), id)
  for (const { id, descricao } of funcoes) byCargo.set(foldText(descricao), id)
  return {
    hasCidade: (id) => ids.has(id),
    findCidade: (text, told) => {
      const uf = readUf(told)
      const whole = pick(byNome.get(foldText(text)) ?? [], uf)
      const both = splitCidade(text)
      if (whole !== null || both === null) return whole
      return pick(byNome.get(foldText(both.nome)) ?? [], both.uf)
    },
    funcaoIdOf: (cargo) => byCargo.get(foldText(cargo)) ?? null,
  }
}

/**
 * So many times as many people live in the city that is meant when no state is told: Campo Grande is in Mato Grosso do
 * Sul.
 */
const FAR_LARGER = 10
/** As which a town counts that is outside the table of inhabitants, thousands. */
const SMALL = 10

function pick(found: readonly Cidade[], uf: string): number | 'varias' | null {
  if (uf !== '') return found.find((cidade) => cidade.uf === uf)?.id ?? null
  const [largest, next] = found.toSorted((a, b) => b.populacao - a.populacao)
  if (largest === undefined) return null
  return next === undefined || largest.populacao > Math.max(next.populacao, SMALL) * FAR_LARGER
    ? largest.id
    : 'varias'
}

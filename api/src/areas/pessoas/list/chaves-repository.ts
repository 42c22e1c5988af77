import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  type Busca,
  eachAndOthers,
  type Grau,
  type SearchedGroup,
  grausOf,
  longWords,
  type Parecida,
  PARECIDA,
  QUASE,
} from '../../../database/sql/busca'
import {
  type Ask,
  type Asked,
  beginning,
  consultaOf,
  hasParts,
  hasTexto,
  isFound,
  knownBy,
  spelled,
  synonymous,
} from '../../../database/sql/busca-conditions'
import { talentoConditions, withoutMarcas } from '../../../database/sql/talento-filter'
import { deAlgumaInscricao } from './beside-marcas-repository'
import { LETTERS, marca, marcaOfEmpresa, marcasQuery } from './talentos-marcas'

/**
 * Questions to the indexes whose keys begin with the company (migrations 092 and 126, docs/decisions/119 and 172). What
 * an expression here says has to be written as the index says it.
 */
const CHAVES = sql`public.f_chaves(t.empresa_id, t.fts, t.busca, public.f_marcas(t.empresa_id, t.origem, t.cidade_id,
  t.formacao, t.tempo_experiencia, t.funcao_ids, t.habilidades, t.idiomas))`
const CHAVES_OF_MARCA = sql`public.f_chaves(m.empresa_id, null, null, m.marcas)`

/** People of the basket by marks: `talento_marcas` as m. @returns null when there is nothing to ask */
export function marcasOfEmpresa(empresaId: number, filtro: FiltroTalentosBody): RawBuilder<SqlBool> | null {
  const marcas = marcasQuery(filtro, true)
  return marcas === null ? null : sql<SqlBool>`${CHAVES_OF_MARCA} @@ ${chavesOfMarcas(empresaId, marcas)}`
}

/**
 * The basket's people by keyword and marks, with how well they are found: a query of `id` and `grau`.
 * @param most no more than so many, the best found of them; a way is only gone when those before it found fewer. Null is
 *   all.
 */
export function idsByKeyword(
  empresaId: number,
  filtro: FiltroTalentosBody,
  busca: Busca,
  most: number | null = null,
): RawBuilder<unknown> {
  const graus = grausOf(busca)
  const ways =
    graus.length === 0 ? [everybody(empresaId)] : graus.map((grau) => wayOf(empresaId, busca, grau))
  const parts = ways.map((way, n) => {
    const before = ways.slice(0, n).map((_, k) => sql`(select count(*) from ${nameOf(k)})`)
    const isWanted = most === null || n === 0 ? sql`` : sql`and greatest(${sql.join(before)}) < ${most}`
    return sql`${nameOf(n)} as materialized (
      select t.id from talento t
      where ${way.isByEmpresa === true ? sql`t.empresa_id = ${empresaId}` : DA_CHAVE(empresaId)} and t.oculta_em is null
        and ${conditionOf(empresaId, filtro, busca, way)} ${isWanted}
      ${most === null ? sql`` : sql`limit ${most}`})`
  })
  const found = ways.map((_, n) => sql`select id, ${sql.lit(n)} as grau from ${nameOf(n)}`)
  return sql`with ${sql.join(parts)}
    select id, min(grau) as grau from (${sql.join(found, sql` union all `)}) achadas
    group by id order by 2 ${most === null ? sql`` : sql`limit ${most}`}`
}

const nameOf = (n: number) => sql.raw(`modo_${n}`)

/** The keys name the company already: an index of all its people would be read beside them for nothing. */
const DA_CHAVE = (empresaId: number) => sql`t.empresa_id + 0 = ${empresaId}`

/** One way of finding people: by keys, and what has still to be looked at in the row. */
interface Way {
  /** Null: by an index of its own, and marks and exclusions are looked at in the row. */
  readonly chaves: RawBuilder<unknown> | null
  readonly besides: readonly RawBuilder<SqlBool>[]
  readonly isByEmpresa?: boolean
}

function conditionOf(
  empresaId: number,
  filtro: FiltroTalentosBody,
  busca: Busca,
  { chaves, besides }: Way,
): RawBuilder<SqlBool> {
  const marcas = marcasQuery(filtro, true)
  const daInscricao = deAlgumaInscricao(empresaId, filtro, sql`t.id`)
  if (chaves === null) {
    const { origens = [] } = filtro
    const daOrigem = origens.length === 0 ? [] : [sql<SqlBool>`t.origem = any(${origens}::text[])`]
    const looked = [...besides, talentoConditions(filtro, null), ...daOrigem, ...daInscricao]
    return sql<SqlBool>`(${sql.join(looked, sql` and `)})`
  }
  const asked = [
    chaves,
    ...(marcas === null ? [] : [chavesOfMarcas(empresaId, marcas)]),
    ...busca.exclui.map((group) => {
      const asked = spelled(group)
      const excluded = sql`!!(${chavesOfGroup(empresaId, group, asked)})`
      return isLong(asked.texto)
        ? sql`case when ${hasLongPhrase(asked.texto)} then ''::tsquery else ${excluded} end`
        : excluded
    }),
  ]
  // A phrase that keys know in part would take out too many: whoever has it is looked for in the row.
  const unlike = busca.exclui
    .filter((group) => isLong(spelled(group).texto))
    .map(
      (group) =>
        sql<SqlBool>`case when ${hasLongPhrase(spelled(group).texto)} then not ${hasTexto([group], spelled)} else true end`,
    )
  const keys = sql<SqlBool>`${CHAVES} @@ (${sql.join(asked, sql` && `)})`
  const conditions = [keys, ...besides, ...unlike, ...withoutMarcas(filtro), ...daInscricao]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** A question is never of exclusions alone. */
const everybody = (empresaId: number): Way => ({
  chaves: chavesOfMarcas(empresaId, marcaOfEmpresa(empresaId)),
  besides: [],
})

/** The index is asked what `isFound` asks of a row; what keys do not know is looked at in the row. */
function wayOf(empresaId: number, busca: Busca, grau: Grau): Way {
  const { palavras, groups } = busca
  const textos = palavras.map(({ texto }) => texto)
  switch (grau) {
    case 'identidade':
      return { chaves: null, besides: [isFound(busca, grau)], isByEmpresa: true }
    case 'nome':
      return { chaves: palavrasIn(`${empresaId}n`, textos.join(' '), false), besides: [] }
    case 'texto':
      return askingSomething(chavesOfGroups(empresaId, groups, spelled), looksAt(groups, spelled))
    case 'sinonimo':
      return askingSomething(chavesOfGroups(empresaId, groups, synonymous), looksAt(groups, synonymous))
    case 'inicioDoNome':
      return { chaves: palavrasIn(`${empresaId}n`, textos.join(' '), true), besides: [] }
    case 'inicio':
      return askingSomething(
        sql.join(
          palavras.map((palavra) =>
            beginning(palavra, {
              whole: (texto) => chavesOfText(empresaId, texto),
              begun: (texto) => palavrasIn(`${empresaId}w`, texto, true),
            }),
          ),
          sql` && `,
        ),
      )
    case 'parte':
      return {
        chaves: sql`public.f_chaves_da_parte(${empresaId}::bigint, ${longWords(textos).join(' ')})`,
        besides: [hasParts(knownBy(busca), textos)],
      }
    case 'parecida':
      return { chaves: likeness(empresaId, busca.parecida), besides: [isFound(busca, grau)] }
  }
}

function likeness(empresaId: number, parecida: Parecida | null): RawBuilder<unknown> {
  if (parecida === null) return sql`''::tsquery`
  if (parecida.palavras.length < 2) return piecesOf(empresaId, parecida.texto, PARECIDA)
  const like = eachAndOthers(parecida.palavras).map(
    ([palavra, others]) => sql`(${palavrasIn(`${empresaId}n`, others.join(' '), false)}
      && ${piecesOf(empresaId, palavra, QUASE)})`,
  )
  return sql`(${sql.join(like, sql` || `)})`
}

/** So large a part of the pieces of three letters of a text. */
const piecesOf = (empresaId: number, texto: string, part: number) =>
  sql`public.f_chaves_quase(${empresaId}::bigint, ${texto}, ${sql.lit(part)})`

/** Small words alone ask nothing, and nothing would be asked of everybody. */
const askingSomething = (chaves: RawBuilder<unknown>, besides: readonly RawBuilder<SqlBool>[] = []): Way => ({
  chaves: sql`(${chaves})`,
  besides: [sql<SqlBool>`numnode(${chaves}) > 0`, ...besides],
})

const palavrasIn = (start: string, texto: string, isStart: boolean) =>
  sql`public.f_chaves_das_palavras(${start}, ${texto}, ${isStart})`

/** Bare texts together, as a row is asked for them: a small word among them asks nothing then. */
function chavesOfGroups(empresaId: number, groups: readonly SearchedGroup[], ask: Ask): RawBuilder<unknown> {
  return sql.join(
    groups.map((group) => sql`(${chavesOfGroup(empresaId, group, ask(group))})`),
    sql` && `,
  )
}

function chavesOfGroup(empresaId: number, { cidades }: SearchedGroup, { texto, funcoes }: Asked) {
  const marcas = [
    ...cidades.map((id) => marca(LETTERS.cidades, id)),
    ...funcoes.map((id) => marca(LETTERS.funcoes, id)),
  ]
  const chaves = chavesOfText(empresaId, texto)
  return marcas.length === 0 ? chaves : sql`${chaves} || ${chavesOfMarcas(empresaId, marcas.join(' | '))}`
}

const chavesOfText = (empresaId: number, texto: string) =>
  sql`public.f_chaves_da_consulta(${empresaId}::bigint, ${consultaOf([texto])})`

const chavesOfMarcas = (empresaId: number, marcas: string) =>
  sql`public.f_chaves_das_marcas(${empresaId}::bigint, ${marcas}::tsquery)`

/** Whether three and more words may stand in a row in one of its terms; a word with a sign inside is read as more. */
const isLong = (texto: string) =>
  texto.split(' or ').some((termo) => /"[^"]*\s[^"]*\s|\S[^\p{L}\p{N}\s"]\S/u.test(termo))

/** Whether words of a text have to stand beside each other in more than one place. */
const hasLongPhrase = (texto: string) =>
  sql<SqlBool>`public.f_consulta(${texto})::text ~ '> ''(?:[^'']|'''')*'' <'`

/** What is asked for as a phrase, typed or meaning the same, stands there as one; keys know neighbours alone. */
const looksAt = (groups: readonly SearchedGroup[], ask: Ask): RawBuilder<SqlBool>[] =>
  groups
    .filter((group) => isLong(ask(group).texto))
    .map(
      (group) =>
        sql<SqlBool>`case when ${hasLongPhrase(ask(group).texto)} then ${hasTexto([group], ask)} else true end`,
    )

import { today } from '../../database/hoje'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containsBusca } from '../../database/sql/contains-busca'
import { parseBusca } from './parse-busca'

/** How the keyword is looked for: by meaning and parts of names, or by likeness when that finds nobody. */
export type ModoBusca = 'exato' | 'parecido'

/**
 * The conditions of a filter over `talento` as t: AND between categories, OR inside one (product 38).
 * @param modo see `ModoBusca`
 */
export function talentoConditions(filtro: FiltroTalentosBody, modo: ModoBusca): RawBuilder<SqlBool> {
  const conditions = [
    overlaps(sql.ref('t.funcao_ids'), filtro.funcoes, 'bigint'),
    isOneOf(sql.ref('t.formacao'), expandNiveis(filtro.niveisEducacionais ?? []), 'text'),
    isOneOf(sql.ref('t.cidade_id'), filtro.cidades, 'bigint'),
    overlaps(sql.ref('t.habilidades'), filtro.habilidades, 'text'),
    isOneOf(sql.ref('t.tempo_experiencia'), filtro.tempoExperiencia, 'text'),
    overlaps(sql.ref('t.idiomas'), filtro.idiomas, 'text'),
    ...keywordConditions(filtro, modo),
  ].filter((condition) => condition !== null)
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

type Condition = RawBuilder<SqlBool> | null
type SqlType = 'bigint' | 'text'

const overlaps = (
  column: RawBuilder<unknown>,
  values: readonly unknown[] | undefined,
  type: SqlType,
): Condition =>
  values === undefined || values.length === 0
    ? null
    : sql<SqlBool>`${column} && ${values}::${sql.raw(type)}[]`

const isOneOf = (
  column: RawBuilder<unknown>,
  values: readonly unknown[] | undefined,
  type: SqlType,
): Condition =>
  values === undefined || values.length === 0
    ? null
    : sql<SqlBool>`${column} = any(${values}::${sql.raw(type)}[])`

/** A filter's keyword, taken apart. */
export const readPesquisa = ({ pesquisa }: FiltroTalentosBody) => parseBusca(pesquisa?.palavraChave ?? '')

function keywordConditions(filtro: FiltroTalentosBody, modo: ModoBusca): Condition[] {
  const { includes, excludes, palavras } = readPesquisa(filtro)
  return [
    includes === '' ? null : modo === 'exato' ? matches(includes, palavras) : resembles(includes),
    ...excludes.map((term) => sql<SqlBool>`not (t.fts @@ public.f_consulta(${term}))`),
  ]
}

/** The whole profile by meaning, or name, e-mail and phone by part. */
const matches = (includes: string, palavras: readonly string[]) =>
  palavras.length === 0
    ? sql<SqlBool>`t.fts @@ public.f_consulta(${includes})`
    : sql<SqlBool>`(t.fts @@ public.f_consulta(${includes}) or ${hasParts(palavras)})`

/**
 * Name, e-mail or phone hold every word somewhere; one of one or two letters at the beginning of a word, else everybody
 * would be found (product 66).
 */
export const hasParts = (palavras: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    palavras.map(
      (palavra) => sql`case when public.f_busca(${palavra}) ~ '^[[:alnum:]]{1,2}$'
        then t.busca ~ ('\\m' || public.f_busca(${palavra})) else ${containsBusca(sql<string>`t.busca`, palavra)} end`,
    ),
    sql` and `,
  )})`

/** Costly (findings A2): only asked when the exact search finds nobody. */
const resembles = (text: string) => sql<SqlBool>`public.f_busca(${text}) <% t.busca`

/**
 * Levels that mean the same: who asks for one also finds the other. A degree in course of the filter's list is
 * stored under either name, depending on where it came from; the filter's list has no name for technical courses,
 * which are of the middle level.
 */
const SAME_NIVEL: readonly (readonly string[])[] = [
  ['Ensino Superior', 'Graduação'],
  ['Ensino Médio', 'Ensino Técnico'],
]

/** The stored texts that a choice of levels finds. */
export function expandNiveis(niveis: readonly string[]): string[] {
  return [...new Set(niveis.flatMap((nivel) => SAME_NIVEL.find((group) => group.includes(nivel)) ?? [nivel]))]
}

/** Pieces of SQL that several lists of people share. They expect `talento` as t and `cidade` as c. */

/** Full years on today's date in Brazil; null without a date of birth. */
export const idade = sql<number | null>`
  extract(year from age(${today}, t.nascimento))::int`

/** 'São Paulo - SP'; empty when not told. */
export const localizacao = sql<string>`coalesce(c.nome || ' - ' || c.uf, '')`

/*
 * `offset 0`: looked at for each person alone. Without it the planner may make one list of everybody whom it is true of,
 * in all companies, and look people up in that (decision 119).
 */

/** Whether somebody else on record may be the same person (decision 108). */
export const talvezMesma = sql<boolean>`
  exists (select from semelhanca s join talento o on o.id = s.talento_id + s.outro_id - t.id and o.oculta_em is null
    where (s.talento_id = t.id or s.outro_id = t.id) and s.separada_em is null offset 0)`

/**
 * Whether an application says something of the person that their mailbox has not confirmed (decision 108), or stands in
 * for somebody hidden who has not answered (decision 129).
 */
export const aConfirmar = sql<boolean>`
  (exists (select from declaracao d join inscricao di on di.id = d.inscricao_id and di.situacao = 'ativa'
    where d.talento_id = t.id and d.estado = 'recebida' and not d.fez_talento offset 0)
  or exists (select from semelhanca s join talento o on o.id = s.outro_id and o.oculta_em is not null
    where s.talento_id = t.id and s.motivo = 'email' and s.separada_em is null offset 0))`

/** An application is the person's unless they said that it was never theirs (decision 108). Expects `inscricao` as i. */
export const isDaPessoa = sql<SqlBool>`
  not (i.retirada_em is not null and exists (select from declaracao d where d.inscricao_id = i.id
    and d.fez_inscricao and not d.fez_talento and d.estado in ('retirada', 'recusada')))`

/**
 * Who came in by the form alone with the e-mail of somebody hidden, and stands for the application until the mailbox has
 * answered (decision 129). Expects `talento` as t, the hidden one; names it s.
 */
export const vindasWithSameEmail = sql`
  select s.id from semelhanca p join talento s on s.id = p.talento_id
  where p.outro_id = t.id and p.motivo = 'email' and p.separada_em is null
    and exists (select from declaracao f where f.talento_id = s.id and f.fez_talento and f.estado <> 'confirmada'
      and (f.pessoa->>'email')::citext = t.email)`

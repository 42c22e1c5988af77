import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  type Busca,
  eachAndOthers,
  type Grau,
  type SearchedGroup,
  grausOf,
  isNameWord,
  longWords,
  type Palavra,
  type Parecida,
  QUASE,
} from './busca'
import { containsBusca } from './contains-busca'

/** A search of people, asked of each row: `talento` as t. What the index is asked is `chaves-repository.ts`. */

type Condition = RawBuilder<SqlBool>

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Whom a search finds in any of its ways. */
export function buscaConditions(busca: Busca): Condition[] {
  const graus = grausOf(busca)
  return [
    ...(graus.length === 0 ? [] : [anyOf(graus.map((grau) => isFound(busca, grau)))]),
    ...isLeftIn(busca),
  ]
}

/** Whom none of the exclusions takes out. */
export const isLeftIn = ({ exclui }: Busca): Condition[] =>
  exclui.map((group) => sql<SqlBool>`not ${hasTexto([group], spelled)}`)

/** How well a search finds somebody: 0 is best; expects that it finds them. */
export const grauOf = (busca: Busca): RawBuilder<number> => {
  const graus = grausOf(busca)
  const [last] = graus.slice(-1)
  if (last === undefined || graus.length === 1) return sql<number>`0`
  const cases = graus.slice(0, -1).map((grau, n) => sql`when ${isFound(busca, grau)} then ${sql.lit(n)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(graus.length - 1)} end`
}

/** Whether a search finds somebody in this way, whatever others find. */
export function isFound(busca: Busca, grau: Grau): Condition {
  const { palavras, groups, identidade, parecida } = busca
  const textos = palavras.map(({ texto }) => texto)
  switch (grau) {
    case 'identidade':
      return anyOf([
        sql<SqlBool>`t.telefone = ${identidade?.telefone ?? null}`,
        sql<SqlBool>`t.cpf = ${identidade?.cpf ?? null}`,
        sql<SqlBool>`t.email = ${identidade?.email ?? null}::citext`,
      ])
    case 'nome': {
      const procuradas = sql`public.f_palavras(${textos.join(' ')})`
      return sql<SqlBool>`(cardinality(${procuradas}) > 0 and public.f_palavras(t.nome) @> ${procuradas})`
    }
    case 'texto':
      return hasTexto(groups, spelled)
    case 'sinonimo':
      return hasTexto(groups, synonymous)
    case 'inicioDoNome':
      return allOf(textos.map(beginsInNome))
    case 'inicio':
      return sql<SqlBool>`t.fts @@ (${sql.join(palavras.map(beginningInTexto), sql` && `)})`
    case 'parte':
      return hasParts(knownBy(busca), textos)
    case 'parecida':
      // Costly (findings A2): only asked when nothing else finds anybody.
      return parecida === null ? sql<SqlBool>`false` : isLike(knownBy(busca), parecida)
  }
}

/** Of a text of one word, that word; of more, each that all others vouch for: far fewer people are looked at. */
const isLike = (column: RawBuilder<string>, { texto, palavras }: Parecida): Condition =>
  palavras.length < 2
    ? sql<SqlBool>`public.f_busca(${texto}) <% ${column}`
    : anyOf(
        eachAndOthers(palavras).map(
          ([palavra, others]) =>
            sql<SqlBool>`(public.f_palavras(t.nome) @> public.f_palavras(${others.join(' ')})
              and public.word_similarity(public.f_busca(${palavra}), ${column}) >= ${sql.lit(QUASE)})`,
        ),
      )

/** What of a group is asked for. */
export interface Asked {
  /** In the syntax of websearch_to_tsquery. */
  readonly texto: string
  readonly funcoes: readonly number[]
}
export type Ask = (group: SearchedGroup) => Asked

const quoted = (termos: readonly string[]) => termos.map((termo) => ` or "${termo}"`).join('')

/** The words as they were typed, and what is spelled otherwise and means them. */
export const spelled: Ask = ({ texto, grafias, funcoes }) => ({
  texto: `${texto}${quoted(grafias)}`,
  funcoes,
})

/** And other words for them. */
export const synonymous: Ask = ({ texto, grafias, sinonimos, funcoes, funcoesSinonimas }) => ({
  texto: `${texto}${quoted([...grafias, ...sinonimos])}`,
  funcoes: [...funcoes, ...funcoesSinonimas],
})

const hasMarcas = ({ cidades, funcoes, funcoesSinonimas }: SearchedGroup) =>
  cidades.length + funcoes.length + funcoesSinonimas.length > 0

/** Groups that only texts can hold are one question: a small word among them asks nothing then. */
export function hasTexto(groups: readonly SearchedGroup[], ask: Ask): Condition {
  const bare = groups.filter((group) => !hasMarcas(group))
  return allOf([
    ...(bare.length === 0
      ? []
      : [sql<SqlBool>`t.fts @@ (${consultaOf(bare.map((group) => ask(group).texto))})`]),
    ...groups.filter(hasMarcas).map((group) => {
      const { texto, funcoes } = ask(group)
      return anyOf([
        sql<SqlBool>`t.fts @@ public.f_consulta(${texto})`,
        ...(group.cidades.length === 0
          ? []
          : [sql<SqlBool>`coalesce(t.cidade_id = any(${group.cidades}::bigint[]), false)`]),
        ...(funcoes.length === 0 ? [] : [sql<SqlBool>`t.funcao_ids && ${funcoes}::bigint[]`]),
      ])
    }),
  ])
}

/** All of some texts as one tsquery. */
export const consultaOf = (textos: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    textos.map((texto) => sql`public.f_consulta(${texto})`),
    sql` && `,
  )

const beginsInNome = (palavra: string): Condition =>
  longWords([palavra]).length === 0
    ? sql<SqlBool>`public.f_palavras(t.nome) @> public.f_palavras(${palavra})`
    : sql<SqlBool>`' ' || array_to_string(public.f_palavras(t.nome), ' ') like '% ' || public.f_busca(${palavra}) || '%'`

/** A word by how it begins, and the known words that it may become; a short one whole. */
export const beginning = (
  { texto, inicios }: Palavra,
  { whole, begun }: Readonly<Record<'whole' | 'begun', (texto: string) => RawBuilder<unknown>>>,
): RawBuilder<unknown> =>
  longWords([texto]).length === 0
    ? whole(texto)
    : sql`(${sql.join([begun(texto), ...inicios.map(whole)], sql` || `)})`

const beginningInTexto = (palavra: Palavra): RawBuilder<unknown> =>
  beginning(palavra, {
    whole: (texto) => consultaOf([texto]),
    begun: (texto) => sql`public.f_chaves_das_palavras('', ${texto}, true)`,
  })

/**
 * A folded column holds every word somewhere; one of up to three letters as a whole word (product 66), of «C#» and
 * «.NET» the signs too.
 */
export const hasParts = (column: RawBuilder<string>, palavras: readonly string[]): Condition => {
  const parts = new Set([...longWords(palavras), ...palavras.filter((palavra) => !isNameWord(palavra))])
  return allOf(
    palavras.map((palavra) =>
      parts.has(palavra)
        ? containsBusca(column, palavra)
        : sql<SqlBool>`public.f_palavras(${column}) @> public.f_palavras(${palavra})`,
    ),
  )
}

/** What people are known by besides their texts: name, e-mail and phone, or the name alone. */
export const knownBy = ({ isOfNome }: Busca): RawBuilder<string> =>
  isOfNome ? sql<string>`public.f_busca(t.nome)` : sql<string>`t.busca`

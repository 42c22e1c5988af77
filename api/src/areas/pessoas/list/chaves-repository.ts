import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hasParts, type ModoBusca, readPesquisa } from '../../../database/sql/talento-filter'
import { marcaOfEmpresa, marcasQuery } from './talentos-marcas'

/**
 * Questions to the indexes whose keys begin with the company (migration 092, docs/decisions/119). What an expression
 * here says has to be written as the index says it.
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
 * Ids of the basket's people by keyword and marks: a query.
 * @param most no more than so many, whoever they are; null is all
 */
export function idsByKeyword(
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
  most: number | null = null,
): RawBuilder<unknown> {
  const limit = most === null ? sql`` : sql`limit ${most}`
  // The keys name the company already: an index of all its people would be read beside them for nothing.
  const daEmpresa = sql`t.empresa_id + 0 = ${empresaId}`
  const each = waysByKeyword(empresaId, filtro, modo).map(
    (way) => sql`(
      select t.id from talento t where ${daEmpresa} and t.oculta_em is null and ${way} ${limit}
    )`,
  )
  return sql`select id from (${sql.join(each, sql` union `)}) achadas ${limit}`
}

/**
 * People by keyword and marks, `talento` as t: each way finds some of them, together all. Whoever is found
 * by whole words need not be read again; a phrase, and a part of a name, are looked at in the row.
 */
function waysByKeyword(
  empresaId: number,
  filtro: FiltroTalentosBody,
  modo: ModoBusca,
): RawBuilder<SqlBool>[] {
  const { includes, excludes, palavras } = readPesquisa(filtro)
  const marcas = marcasQuery(filtro, true)
  const rest = [
    ...(marcas === null ? [] : [chavesOfMarcas(empresaId, marcas)]),
    ...excludes.map(
      (termo) =>
        sql`case when ${hasPhrase(termo)} then ''::tsquery else !!${chavesOfText(empresaId, termo)} end`,
    ),
  ]
  const besides = excludes.map(
    (termo) =>
      sql<SqlBool>`case when ${hasPhrase(termo)} then not t.fts @@ public.f_consulta(${termo}) else true end`,
  )
  const way = (chaves: RawBuilder<unknown>, ...conditions: RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join([sql`${CHAVES} @@ (${sql.join([chaves, ...rest], sql` && `)})`, ...conditions, ...besides], sql` and `)})`
  if (includes === '') return [way(chavesOfMarcas(empresaId, marcaOfEmpresa(empresaId)))]
  if (modo === 'parecido')
    return [
      way(
        sql`public.f_chaves_parecidas(${empresaId}::bigint, ${includes})`,
        sql`public.f_busca(${includes}) <% t.busca`,
      ),
    ]
  const byWord = way(
    chavesOfText(empresaId, includes),
    sql`case when ${hasPhrase(includes)} then t.fts @@ public.f_consulta(${includes})
      else numnode(public.f_consulta(${includes})) > 0 end`,
  )
  if (palavras.length === 0) return [byWord]
  const part = palavras.join(' ')
  return [byWord, way(sql`public.f_chaves_da_parte(${empresaId}::bigint, ${part})`, hasParts(palavras))]
}

const chavesOfText = (empresaId: number, texto: string) =>
  sql`public.f_chaves_do_texto(${empresaId}::bigint, public.f_consulta(${texto}))`

const chavesOfMarcas = (empresaId: number, marcas: string) =>
  sql`public.f_chaves_das_marcas(${empresaId}::bigint, ${marcas}::tsquery)`

/**
 * Whether words have to stand beside each other, which keys do not know: as typed, or as a word with a hyphen is read.
 */
const hasPhrase = (texto: string) => sql<SqlBool>`public.f_consulta(${texto})::text ~ '<'`

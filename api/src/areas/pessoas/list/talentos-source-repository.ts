import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Busca } from '../../../database/sql/busca'
import { talentoConditions } from '../../../database/sql/talento-filter'
import { foundBy } from './cegas-filter-repository'
import { asksBesideMarcas, daPessoa, deAlgumaInscricao } from './beside-marcas-repository'
import { idsByKeyword, marcasOfEmpresa } from './chaves-repository'
import { situacaoConditions, situacoesOf } from './situacao-filter-repository'
import { activeCategorias, marcasQuery } from './talentos-marcas'

/** Where people are looked for, and whom a filter leaves: for their lists, counts and files. */

/**
 * Where a filter is looked at: in each row, as a walk or a campaign brings them; or by the indexes of the whole company,
 * which only the basket has (docs/decisions/119). `all` is by index, and of a campaign whoever is in it.
 */
type By = 'row' | 'index' | 'all'

export const isCampanha = <F extends FiltroTalentosBody>(filtro: F): filtro is F & { idCampanha: number } =>
  filtro.idCampanha !== null && filtro.idCampanha !== undefined

/** The words that a filter searches by, as they were typed. */
export const textOf = ({ pesquisa }: FiltroTalentosBody): string => pesquisa?.palavraChave ?? ''

/** Whether a filter searches by words. */
export const hasKeyword = (filtro: FiltroTalentosBody) => textOf(filtro).trim() !== ''

/** Whether anything but the list itself narrows who is shown. */
export const isFiltered = (filtro: FiltroTalentosBody) =>
  hasKeyword(filtro) ||
  activeCategorias(filtro).length > 0 ||
  asksBesideMarcas(filtro) ||
  (isCampanha(filtro)
    ? filtro.figura !== undefined ||
      filtro.aderenciaMinima !== undefined ||
      filtro.sinalizadas !== undefined ||
      [
        situacoesOf(filtro),
        filtro.etapas,
        filtro.leituras,
        filtro.esperas,
        filtro.motivos,
        filtro.donos,
      ].some((values) => (values ?? []).length > 0)
    : (filtro.origens ?? []).length > 0)

export const joinTalento = sql`join talento t on t.id = m.talento_id and t.empresa_id = m.empresa_id`

/**
 * Where people are looked for: `talento_marcas` as m, in a campaign `inscricao` as i.
 * @param hasTalento with `talento` as t, whose rows are ten times as wide: where something of it is asked for
 */
export function talentosSource(
  filtro: FiltroTalentosBody,
  hasTalento = hasKeyword(filtro),
): RawBuilder<unknown> {
  const pessoas = isCampanha(filtro)
    ? sql`inscricao i join talento_marcas m on m.talento_id = i.talento_id`
    : sql`talento_marcas m`
  return hasTalento ? sql`${pessoas} ${joinTalento}` : pessoas
}

export const whereIds = (empresaId: number, ids: readonly number[]) =>
  sql<SqlBool>`m.empresa_id = ${empresaId} and m.talento_id = any(${ids}::bigint[])`

/**
 * An application's person is of its company by the foreign key: asking for that again would be taken for a second
 * narrowing, and few people be planned for where there are thousands (decision 146). Keys of marks name the company
 * already: an index of all its people would be read beside them for nothing. Where a campaign's people are read all of
 * them, so would one of all its applications; and there the company's marks, which lie beside each other in an index, are
 * met with them in less than one by one (decision 223).
 */
function daEmpresa(
  empresaId: number,
  filtro: FiltroTalentosBody,
  byMarcas: RawBuilder<SqlBool> | null,
  by: By,
): RawBuilder<SqlBool> {
  if (isCampanha(filtro)) {
    const { idCampanha } = filtro
    if (by !== 'all') return sql<SqlBool>`i.empresa_id = ${empresaId} and i.campanha_id = ${idCampanha}`
    return sql<SqlBool>`i.empresa_id + 0 = ${empresaId} and i.campanha_id = ${idCampanha} and ${
      hasKeyword(filtro) ? sql`true` : sql`m.empresa_id = ${empresaId}`
    }`
  }
  return byMarcas === null
    ? sql<SqlBool>`m.empresa_id = ${empresaId}`
    : sql<SqlBool>`m.empresa_id + 0 = ${empresaId} and ${byMarcas}`
}

/**
 * @param busca what the filter's words ask, read; null when it has none, or somebody else asks them
 * @param by see `By`; a campaign's people are always looked at one by one
 */
export function talentosWhere(
  empresaId: number,
  filtro: FiltroTalentosBody,
  busca: Busca | null,
  by: By = 'index',
): RawBuilder<SqlBool> {
  const { origens = [] } = filtro
  const isByIndex = by !== 'row' && !isCampanha(filtro)
  const byMarcas = isByIndex && busca === null ? marcasOfEmpresa(empresaId, filtro) : null
  const conditions = [daEmpresa(empresaId, filtro, byMarcas, by)]
  const pessoa = sql`m.talento_id`
  if (isCampanha(filtro)) conditions.push(...situacaoConditions(empresaId, filtro))
  // The index is asked for it together with the words.
  else if (busca === null || !isByIndex) conditions.push(...deAlgumaInscricao(empresaId, filtro, pessoa))
  if (busca === null) conditions.push(...daPessoa(empresaId, filtro, pessoa))
  if (busca !== null) {
    if (isByIndex)
      conditions.push(
        sql`m.talento_id in (select id from (${idsByKeyword(empresaId, filtro, busca)}) achadas)`,
      )
    else conditions.push(foundBy(filtro, busca, talentoConditions(filtro, busca)))
  }
  const marcas = marcasQuery(busca === null ? filtro : { origens }, !isCampanha(filtro))
  if (byMarcas === null && marcas !== null) conditions.push(sql`m.marcas @@ ${marcas}::tsquery`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Busca } from '../../../database/sql/busca'
import { isCega, isOnlyCega, work } from '../../../database/sql/cega'
import { containsBusca } from '../../../database/sql/contains-busca'
import type { Sessao } from '../../../ground/autor'

/**
 * A filter that knows of blind triage (decision 193): in a blind campaign words are looked for in people's work alone; who
 * is known by blind applications alone is in no basket.
 */
export type FiltroLido = FiltroTalentosBody & { readonly cegas?: 'dentro' | 'fora' }

/** The same filter, as whoever asks may ask it. A company without a blind campaign pays nothing. */
export async function withCegas<F extends FiltroTalentosBody>(
  db: Kysely<Database>,
  { empresaId, hasCegas }: Sessao,
  filtro: F,
): Promise<F & FiltroLido> {
  if (!hasCegas) return filtro
  if (filtro.idCampanha == null) return { ...filtro, cegas: 'fora' }
  const row = await db
    .selectFrom('campanha')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where('id', '=', filtro.idCampanha)
    .where('cegaAteEtapaId', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return filtro
  const orders = filtro.orders?.filter(({ path }) => path !== 'talento.nome')
  return { ...filtro, ...(orders !== undefined && { orders }), cegas: 'dentro' }
}

/** Of the basket: without whoever is hidden. @param id of the person, as SQL */
export const withoutCegas = (
  empresaId: number,
  { cegas }: FiltroLido,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] => (cegas === 'fora' ? [sql<SqlBool>`not ${isOnlyCega(id, empresaId)}`] : [])

/** What words ask of a campaign's people: of hidden ones in their work alone, and of nobody what they shall not have. */
export const foundBy = (
  { cegas }: FiltroLido,
  { palavras }: Busca,
  usual: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> =>
  cegas === 'dentro'
    ? sql<SqlBool>`case when ${isCega} then ${containsBusca(work, palavras.map(({ texto }) => texto).join(' '))}
        and ${palavras.length > 0} else ${usual} end`
    : usual

import type { TipoEtapa } from '@seleta/contract/limits'
import { sql } from 'kysely'

/**
 * What somebody is known as: the type of their stage or, where it has none, of the last one they left that had (product
 * 64, decision 173). Null is Em Seleção. Expects `inscricao` as i, and its `etapa`, joined from the left, as e.
 */
export const tipoConhecido = sql<TipoEtapa | null>`coalesce(e.tipo, case when e.id is not null then i.tipo_antes end)`

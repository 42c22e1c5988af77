import type { Dono } from '@seleta/contract/donos'
import { sql } from 'kysely'

/* Who takes care of a person in a campaign (product 71, decision 186). */

/** Who does. Expects `inscricao` as i. */
export const donoDe = sql<Dono | null>`(select json_build_object('id', dono.id, 'nome', dono.nome) from usuario dono
  where dono.empresa_id = i.empresa_id and dono.id = i.dono_id)`

/** Their name alone. Expects `inscricao` as i. */
export const donoNomeDe = sql<string | null>`(select dono.nome from usuario dono
  where dono.empresa_id = i.empresa_id and dono.id = i.dono_id)`

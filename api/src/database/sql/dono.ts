import type { Dono } from '@seleta/contract/donos'
import { type RawBuilder, sql } from 'kysely'

/* Who takes care of a person in a campaign (product 71, decision 186). */

/** Who does. Expects `inscricao` as i. */
export const donoDe = sql<Dono | null>`(select json_build_object('id', dono.id, 'nome', dono.nome) from usuario dono
  where dono.empresa_id = i.empresa_id and dono.id = i.dono_id)`

/** Their name alone. Expects `inscricao` as i. */
export const donoNomeDe = sql<string | null>`(select dono.nome from usuario dono
  where dono.empresa_id = i.empresa_id and dono.id = i.dono_id)`

/**
 * Whether a colleague may see the people of a campaign: whoever recruits, and a Gestor of its team (product 70). Expects
 * `usuario` as u.
 * @param campanha its id, as SQL
 */
export const seesPessoasDe = (
  campanha: RawBuilder<unknown>,
) => sql<boolean>`(u.papel in ('ADMINISTRADOR', 'RECRUTADOR')
  or u.papel = 'GESTOR' and exists (select from campanha_equipe q
    where q.empresa_id = u.empresa_id and q.campanha_id = ${campanha} and q.usuario_id = u.id))`

/** Whether somebody works in the company: not invited alone, not gone. Expects `usuario` as u. */
export const isColega = sql<boolean>`(u.removido_em is null and u.ativado_em is not null)`

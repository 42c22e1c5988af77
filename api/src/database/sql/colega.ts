import { capacidades } from '@seleta/contract/capacidades'
import { type RawBuilder, sql } from 'kysely'

/* Who works in a company, and whom they may see (product 70). */

/** @param usuario the name under which the table is read */
const worksHere = (usuario: string) =>
  sql<boolean>`(${sql.ref(`${usuario}.removidoEm`)} is null and ${sql.ref(`${usuario}.ativadoEm`)} is not null)`

/** Whether somebody works in the company: not invited alone, not gone. Expects `usuario` as u. */
export const isColega = worksHere('u')

/** The same of `usuario` under its own name. */
export const isColegaRow = worksHere('usuario')

/** Whoever recruits sees the people of all campaigns. Expects `usuario` as u. */
const recruits = sql<boolean>`u.papel = any(${[...capacidades.recrutar]}::text[])`

/**
 * Whether a colleague may see the people of a campaign: whoever recruits, and a Gestor of its team. Expects `usuario` as u.
 * @param campanha its id, as SQL
 */
export const seesPessoasDe = (campanha: RawBuilder<unknown>) => sql<boolean>`(${recruits}
  or u.papel = 'GESTOR' and exists (select from campanha_equipe q
    where q.empresa_id = u.empresa_id and q.campanha_id = ${campanha} and q.usuario_id = u.id))`

/**
 * Whether a colleague may see a person, by whatever campaign. Expects `usuario` as u.
 * @param campanha one of the person's whose people they see, as SQL; null: none
 */
export const seesPessoa = (campanha: RawBuilder<unknown>) =>
  sql<boolean>`(${recruits} or ${campanha} is not null)`

import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { cancelWaiting, isAskedFor } from '../../database/sql/cancel-waiting'
import { situacaoPropria, vindasNotDenied, vindasWithSameEmail } from '../../database/sql/da-pessoa'
import { etapaThatStands } from '../../database/sql/etapa-that-stands'
import { isIntocado } from '../../database/sql/talento-intocado'

/** Takes people out of everything that the company sees, and back. Runs inside its caller's transaction. */
export function createOcultasRepository(trx: Kysely<Database>) {
  return {
    /** The campaigns that people stand in, held until the transaction ends, in one order. @returns their ids */
    async lockCampanhas(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select c.id from campanha c where c.empresa_id = ${empresaId} and c.id in (
          select campanha_id from inscricao where empresa_id = ${empresaId} and talento_id = any(${talentoIds}::bigint[]))
        order by c.id for no key update
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /**
     * @param hasDenied also those of whom this person said that it was not them
     * @returns ids of those who came in with the e-mail of this person, who is hidden, and stand beside them
     */
    async listVindas(empresaId: number, talentoId: number, hasDenied: boolean): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select v.id from talento t, lateral (${hasDenied ? vindasWithSameEmail : vindasNotDenied}) v
        where t.empresa_id = ${empresaId} and t.id = ${talentoId} order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Whether nothing has happened with somebody, who is held, since a merge brought them back. */
    async isIntocadaSince(empresaId: number, talentoId: number, fusaoId: number): Promise<boolean> {
      const since = sql`(select criada_em from fusao where empresa_id = ${empresaId} and id = ${fusaoId})`
      const { rows } = await sql`
        select from talento t where t.empresa_id = ${empresaId} and t.id = ${talentoId} and ${isIntocado(since)}
      `.execute(trx)
      return rows.length > 0
    },

    /** Their applications leave counts, lists and boards; what waits to be sent to them unasked is taken back. */
    async hide(empresaId: number, talentoId: number, agora: Date): Promise<void> {
      await sql`
        update talento set oculta_em = ${agora}::timestamptz where empresa_id = ${empresaId} and id = ${talentoId}
      `.execute(trx)
      await sql`
        update inscricao set situacao = 'oculta', versao = versao + 1
        where empresa_id = ${empresaId} and talento_id = ${talentoId}
      `.execute(trx)
      await cancelWaiting(trx, empresaId)
        .where('talentoId', '=', talentoId)
        .where((eb) => eb.not(isAskedFor('mensagem')))
        .execute()
    },

    /**
     * As they were; whose stage is gone stands where people enter. Their e-mail is theirs again: who gave it meanwhile
     * stands beside without it (decision 129), also when they come back last.
     * @returns who was hidden, and the campaigns that have them again
     */
    async show(
      empresaId: number,
      talentoIds: readonly number[],
    ): Promise<{ talentoIds: number[]; campanhaIds: number[] }> {
      await sql`
        update talento s set email = null from talento h
        where h.empresa_id = ${empresaId} and h.id = any(${talentoIds}::bigint[]) and h.oculta_em is not null
          and s.empresa_id = h.empresa_id and s.email = h.email and s.id <> h.id
          and (s.oculta_em is null or s.id > h.id and s.id = any(${talentoIds}::bigint[])) and not ${cameBeside('h', 's')}
      `.execute(trx)
      await sql`
        update talento h set email = null from talento s
        where h.empresa_id = ${empresaId} and h.id = any(${talentoIds}::bigint[]) and h.oculta_em is not null
          and s.empresa_id = h.empresa_id and s.email = h.email and s.oculta_em is null and ${cameBeside('h', 's')}
      `.execute(trx)
      const { rows } = await sql<{ id: number }>`
        update talento set oculta_em = null, retencao_avisada_em = null
        where empresa_id = ${empresaId} and id = any(${talentoIds}::bigint[]) and oculta_em is not null returning id
      `.execute(trx)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return { talentoIds: [], campanhaIds: [] }
      const returning = await sql<{ campanhaId: number }>`
        update inscricao i set situacao = ${situacaoPropria('i')},
          versao = i.versao + 1,
          etapa_id = ${etapaThatStands(empresaId, 'i')}
        where i.empresa_id = ${empresaId} and i.talento_id = any(${ids}::bigint[]) and i.situacao = 'oculta'
        returning i.campanha_id
      `.execute(trx)
      return {
        talentoIds: ids,
        campanhaIds: [...new Set(returning.rows.map(({ campanhaId }) => campanhaId))],
      }
    },
  }
}

/** Somebody came in with the e-mail of the other, who was hidden then. */
const cameBeside = (vinda: string, dona: string) => sql<boolean>`exists (
  select from semelhanca p where p.talento_id = ${sql.ref(`${vinda}.id`)} and p.outro_id = ${sql.ref(`${dona}.id`)}
    and p.motivo = 'email')`

import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** Cards of judgment of two applications that become one, and two again (product 73). Inside its caller's transaction. */
export function createAvaliacoesUnidas(trx: Kysely<Database>) {
  return {
    /**
     * One person's cards stand with the other's: of two by one colleague at one stage the one that stays holds.
     * @param ficaId application that stays
     */
    async join(empresaId: number, ficaId: number, ids: readonly number[] = []): Promise<void> {
      await sql`
        update avaliacao a set inscricao_id = ${ficaId}, substituida_em = coalesce(a.substituida_em, (
          select now() from avaliacao k where k.empresa_id = ${empresaId} and k.inscricao_id = ${ficaId}
            and ${isOfSame('k')} and k.substituida_em is null))
        where a.empresa_id = ${empresaId} and a.id = any(${ids}::bigint[])
      `.execute(trx)
    },

    /** They go back to where they were given: the latest of each holds. */
    async part(empresaId: number, inscricaoId: number, ids: readonly number[] = []): Promise<void> {
      await sql`
        update avaliacao a set inscricao_id = ${inscricaoId}, substituida_em = case when exists (
          select from avaliacao n where n.empresa_id = a.empresa_id and n.id = any(${ids}::bigint[]) and n.id > a.id
            and ${isOfSame('n')}) then coalesce(a.substituida_em, now()) end
        where a.empresa_id = ${empresaId} and a.id = any(${ids}::bigint[])
      `.execute(trx)
    },
  }
}

/** By the same judge, at the same stage. */
const isOfSame = (other: string) => sql`${sql.ref(`${other}.etapa_id`)} = a.etapa_id
  and ${sql.ref(`${other}.usuario_id`)} is not distinct from a.usuario_id
  and ${sql.ref(`${other}.link_id`)} is not distinct from a.link_id`

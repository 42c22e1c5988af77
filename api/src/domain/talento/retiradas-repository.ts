import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { situacaoPropria } from '../../database/sql/da-pessoa'
import { isTakenBack } from './tomadas-repository'
import type { Voltando } from './unida'

interface SharedWithdrawals {
  /** Applications that stand again, and which had stood for them. */
  readonly back: readonly { readonly id: number; readonly ficaId: number }[]
  /** Those of either that were not withdrawn when they were joined. */
  readonly ativas: readonly number[]
  readonly bothIds: readonly number[]
  /** Whose mailbox it was. */
  readonly donoId: number
}

/** Whose a withdrawal was, when two people who were one are two again. Inside its caller's transaction. */
export function createRetiradasRepository(trx: Kysely<Database>) {
  return {
    /** Applications of these people that were not withdrawn. */
    async listAtivas(empresaId: number, talentoIds: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select i.id from inscricao i where i.empresa_id = ${empresaId} and i.talento_id = any(${talentoIds}::bigint[])
          and ${situacaoPropria('i')} = 'ativa' order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /** Applications of one person that were withdrawn after the other one had sent for them. */
    async listRetiradasSince(empresaId: number, { ficaId, voltaId }: Voltando): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select i.id from inscricao i where i.empresa_id = ${empresaId} and i.talento_id = ${ficaId}
          and ${situacaoPropria('i')} = 'retirada' and exists (select from declaracao d
            where d.empresa_id = i.empresa_id and d.inscricao_id = i.id and d.talento_id = ${voltaId}
              and d.estado in ('recebida', 'confirmada') and d.criada_em < i.retirada_em)
        order by 1
      `.execute(trx)
      return rows.map(({ id }) => id)
    },

    /**
     * What was withdrawn while two were one was withdrawn by one of them: the application that had given way to that one
     * is withdrawn too when it is theirs, and those of the other are not.
     */
    async shareWithdrawals(
      empresaId: number,
      { back, ativas, bothIds, donoId }: SharedWithdrawals,
    ): Promise<void> {
      await sql`
        update inscricao i set situacao = 'retirada', retirada_em = coalesce(k.retirada_em, now()), versao = i.versao + 1
        from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as p (id bigint, "ficaId" bigint)
        join inscricao k on k.empresa_id = ${empresaId} and k.id = p."ficaId"
        where i.id = p.id and i.empresa_id = ${empresaId} and i.situacao = 'ativa' and (${isTakenBack}
          or i.talento_id = ${donoId} and k.situacao = 'retirada' and k.id = any(${ativas}::bigint[]))
      `.execute(trx)
      await sql`
        update inscricao i set situacao = 'ativa', retirada_em = null, versao = i.versao + 1
        where i.id = any(${ativas}::bigint[]) and i.empresa_id = ${empresaId} and i.talento_id <> ${donoId}
          and i.talento_id = any(${bothIds}::bigint[]) and i.situacao = 'retirada' and not ${isTakenBack}
      `.execute(trx)
    },
  }
}

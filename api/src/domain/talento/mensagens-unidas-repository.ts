import { sql, type Kysely } from 'kysely'
import { goesToThePessoa } from '../../database/sql/address-of-today'
import { cancelWaiting, mayBeStopped } from '../../database/sql/cancel-waiting'
import { isInItsEtapa } from '../../database/sql/in-its-etapa'
import { isTimely, waitAgain } from '../../database/sql/wait-again'
import type { Database } from '../../database/schema'
import type { Voltou } from './share-inscricoes'
import type { Voltando } from './unida'

/** What was written to two while they were one of an application that is the other's, and has not gone out. */
export interface MensagemAlheia {
  readonly id: number
  readonly corpo: string
  /** Whose application it tells of, and to whom it was written. */
  readonly dona: string
  readonly para: string
}

/** Of a campaign that goes on as it did, but for what tells an outcome; expects `mensagem`. */
const isStillSo = sql<boolean>`(${isInItsEtapa('mensagem')} and not exists (
  select from campanha c where c.empresa_id = mensagem.empresa_id and c.id = mensagem.campanha_id
    and (c.excluida_em is not null or mensagem.tipo = 'avulsa' and c.encerrada_em > mensagem.alterada_em)))`

/** What waits to be said to two people who become one, and two again (decision 108). Inside its caller's transaction. */
export function createMensagensUnidas(trx: Kysely<Database>) {
  return {
    /**
     * Takes back what waits to be said of an application that gives way; what its person asked for goes on.
     * @returns the moment, by which exactly that is found again; null: nothing waited
     */
    async cancel(empresaId: number, inscricaoId: number): Promise<string | null> {
      const rows = await cancelWaiting(trx, empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .where(goesToThePessoa(sql.ref('mensagem.tipo')))
        .returning(sql<string>`alterada_em::text`.as('canceladasEm'))
        .execute()
      return rows[0]?.canceladasEm ?? null
    },

    /** Puts that back for applications that stand again, as far as it is still so, and an e-mail only within a day. */
    async waitAgain(empresaId: number, back: readonly Voltou[]): Promise<void> {
      for (const { id, canceladasEm } of back)
        if (canceladasEm !== null)
          await waitAgain(trx, empresaId, { inscricao_id: id }, sql`${canceladasEm}::timestamptz`)
            .where(isTimely)
            .where(isStillSo)
            .execute()
    },

    /** @param fusaoId the join that is taken back */
    async listAlheias(
      empresaId: number,
      fusaoId: number,
      { ficaId, voltaId }: Voltando,
    ): Promise<MensagemAlheia[]> {
      const { rows } = await sql<MensagemAlheia>`
        select m.id, m.corpo, d.nome as dona, p.nome as para
        from fusao f join mensagem m on m.empresa_id = f.empresa_id and m.talento_id = ${ficaId} and m.criada_em > f.criada_em
          join inscricao i on i.empresa_id = f.empresa_id and i.id = m.inscricao_id and i.talento_id = ${voltaId}
          join talento d on d.id = i.talento_id join talento p on p.id = m.talento_id
        where f.empresa_id = ${empresaId} and f.id = ${fusaoId} and ${goesToThePessoa(sql.ref('m.tipo'))}
          and (${mayBeStopped('m')} or m.estado in ('erro', 'cancelada'))
        order by m.id for update of m
      `.execute(trx)
      return rows
    },

    /** They are to whose applications they tell of. A job that has one in hand lets it go: it is another's address. */
    async giveTo(empresaId: number, ids: readonly number[], talentoId: number): Promise<void> {
      await sql`
        update mensagem set talento_id = ${talentoId},
          estado = case estado when 'enviando' then 'pendente' else estado end,
          alterada_em = case estado when 'enviando' then now() else alterada_em end
        where empresa_id = ${empresaId} and id = any(${ids}::bigint[])
      `.execute(trx)
    },

    async cancelAll(empresaId: number, ids: readonly number[]): Promise<void> {
      await cancelWaiting(trx, empresaId)
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute()
    },
  }
}

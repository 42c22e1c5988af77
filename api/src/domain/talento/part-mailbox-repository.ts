import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import { toldByMailbox } from '../../database/sql/of-mailbox'

/** One that a mailbox has confirmed, and the merge by which it was told. */
interface Confirmada {
  readonly identificador: string
  readonly fusaoId: number
}

/** What a mailbox has confirmed of somebody who is another. Inside its caller's transaction, which holds the person. */
export const createPartMailboxRepository = (trx: Kysely<Database>) => ({
  /** What was told by sendings with the person's e-mail, whose merges stand; the first that was sent first. */
  async listConfirmadas(empresaId: number, talentoId: number): Promise<Confirmada[]> {
    const { rows } = await sql<Confirmada>`
      select d.identificador, f.id as fusao_id from talento t, lateral (${toldByMailbox}) f (id, declaracao_id)
        join declaracao d on d.id = f.declaracao_id
      where t.empresa_id = ${empresaId} and t.id = ${talentoId} and d.empresa_id = t.empresa_id order by d.id
    `.execute(trx)
    return rows
  },
})

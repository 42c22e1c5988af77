import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { isAnother } from '../../database/sql/of-mailbox'
import type { Pessoa } from './pessoa'

/** What became of one, and when. */
export interface Decidida extends Pick<Row<'declaracao'>, 'id' | 'talentoId' | 'estado'> {
  readonly decididaEm: string | null
}

/** Who stands up for what forms alone had told of people. Inside its caller's transaction, which holds them. */
export function createVouchedRepository(trx: Kysely<Database>) {
  return {
    /** Somebody else than a form has made the person, or has told of them and does still. */
    async isVouchedFor(empresaId: number, talentoId: number): Promise<boolean> {
      const { rows } = await sql<{ isVouched: boolean }>`
        select exists (select from fusao f where f.empresa_id = ${empresaId} and f.talento_id = ${talentoId}
            and f.via <> 'formulario' and f.desfeita_em is null)
          or exists (select from evento v where v.empresa_id = ${empresaId} and v.talento_id = ${talentoId}
            and v.tipo = 'talento_criado' and v.dados->>'via' <> 'formulario') as is_vouched
      `.execute(trx)
      return rows[0]?.isVouched === true
    },

    /**
     * Whoever stood behind these people's first telling has stood up: what made them is no longer merely told. What its
     * sender had taken back, or its mailbox refused, has made nobody where another one is told of: its application was
     * never theirs.
     * @param others people of whom another may be told than was sent, with what is told
     * @returns how each stood before
     */
    async vouchFor(
      empresaId: number,
      talentoIds: readonly number[],
      others: readonly { readonly talentoId: number; readonly pessoa: Pessoa }[] = [],
    ): Promise<Decidida[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<Decidida>`
        with antes as (
          select d.id, d.talento_id, d.estado, d.decidida_em, d.estado in ('retirada', 'recusada') and exists (
            select from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) o ("talentoId" bigint, pessoa jsonb)
            where o."talentoId" = d.talento_id and ${isAnother(sql`d.pessoa`, sql`o.pessoa`)}) as is_of_nobody
          from declaracao d
          where d.empresa_id = ${empresaId} and d.talento_id = any(${talentoIds}::bigint[])
            and d.fez_talento and d.estado <> 'confirmada'
          for update
        )
        update declaracao d set fez_talento = not is_of_nobody,
          estado = case when is_of_nobody then d.estado else 'confirmada' end,
          decidida_em = case when is_of_nobody then d.decidida_em else now() end
        from antes where d.id = antes.id and d.empresa_id = ${empresaId}
        returning antes.id, antes.talento_id, antes.estado, antes.decidida_em::text
      `.execute(trx)
      return rows
    },

    /** Whom nobody stands up for any more is merely told of again, by what had made them (`vouchFor`). */
    async vouchNoMore(empresaId: number, unvouched: readonly Decidida[]): Promise<void> {
      if (unvouched.length === 0) return
      await sql`
        update declaracao d set fez_talento = d.fez_talento or d.estado = a.estado, estado = a.estado,
          decidida_em = a."decididaEm"
        from jsonb_to_recordset(${JSON.stringify(unvouched)}::jsonb) as a (id bigint, estado text, "decididaEm" timestamptz)
        where d.id = a.id and d.empresa_id = ${empresaId}
      `.execute(trx)
    },
  }
}

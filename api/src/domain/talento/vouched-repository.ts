import { sql, type Kysely } from 'kysely'
import type { Database, Row } from '../../database/schema'
import { isAnother } from '../../database/sql/of-mailbox'
import type { Pessoa } from './pessoa'

/** What became of one, and when. */
export interface Decidida extends Pick<Row<'declaracao'>, 'id' | 'talentoId' | 'estado'> {
  readonly decididaEm: string | null
  /** It is of another than was told of, of whom the record has nothing since (`makeByTelling`). */
  readonly isAlheia?: true
}

/** Whom a sending had made, who is made by it again. */
export interface Refeita {
  /** Of the sending. */
  readonly id: number
  readonly talentoId: number
  readonly pessoa: Readonly<Record<string, unknown>>
}

const asRows = (some: readonly Decidida[]) => sql`jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
  as a (id bigint, estado text, "decididaEm" timestamptz, "isAlheia" boolean, "curriculoId" bigint)`

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
     * @param alheiaIds of them, of whom another is told (`makeByTelling`): what made them waits, as if it had come since
     * @returns how each stood before
     */
    async vouchFor(
      empresaId: number,
      talentoIds: readonly number[],
      others: readonly { readonly talentoId: number; readonly pessoa: Pessoa }[] = [],
      alheiaIds: readonly number[] = [],
    ): Promise<Decidida[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<Decidida>`
        with antes as (
          select d.id, d.talento_id, d.estado, d.decidida_em, d.estado in ('retirada', 'recusada') and exists (
            select from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) o ("talentoId" bigint, pessoa jsonb)
            where o."talentoId" = d.talento_id and ${isAnother(sql`d.pessoa`, sql`o.pessoa`)}) or d.estado = 'recebida'
              and d.talento_id = any(${alheiaIds}::bigint[]) as is_of_nobody
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
      return rows.map((one) => (alheiaIds.includes(one.talentoId) ? { ...one, isAlheia: true } : one))
    },

    /** What made a person waits, with the file that came with it: theirs is none. */
    async waitWithFile(empresaId: number, talentoId: number, declaracaoId: number): Promise<void> {
      await sql`
        update declaracao d set curriculo_id = t.curriculo_id, arquivo_ids = d.arquivo_ids || t.curriculo_id from talento t
        where d.empresa_id = ${empresaId} and d.id = ${declaracaoId} and d.curriculo_id is null
          and t.empresa_id = d.empresa_id and t.id = ${talentoId} and t.curriculo_id is not null
      `.execute(trx)
    },

    /**
     * The next who stands up for what had made these people tells of another: it waits, with its file. Or that one tells of
     * whom it had made, and the one before did not: it has made them, unless its mailbox, or its sender, has said so or
     * otherwise since.
     * @returns of which that is so
     */
    async turn(
      empresaId: number,
      turned: readonly (Decidida & { readonly curriculoId: unknown })[],
    ): Promise<(Refeita & { readonly isAlheia: boolean })[]> {
      if (turned.length === 0) return []
      const { rows } = await sql<Refeita & { isAlheia: boolean }>`
        with antes as (
          select a.*, coalesce(a."isAlheia", false) as is_alheia,
            (select c.id from arquivo c where c.empresa_id = ${empresaId} and c.id = a."curriculoId"
              and a.estado = 'recebida') as file
          from ${asRows(turned)}
        )
        update declaracao d set fez_talento = not a.is_alheia,
          estado = case when a.is_alheia then a.estado else 'confirmada' end,
          decidida_em = case when a.is_alheia then a."decididaEm" else now() end,
          curriculo_id = case when a.is_alheia then a.file end,
          arquivo_ids = case when not a.is_alheia then array_remove(d.arquivo_ids, d.curriculo_id)
            when a.file is null then d.arquivo_ids else d.arquivo_ids || a.file end
        from antes a
        where d.id = a.id and d.empresa_id = ${empresaId}
          and case when a.is_alheia then d.fez_talento else not d.fez_talento and d.estado = a.estado end
        returning d.id, d.talento_id, d.pessoa, a.is_alheia
      `.execute(trx)
      return rows
    },

    /**
     * Whom nobody stands up for any more is merely told of again, by what had made them (`vouchFor`). What waits for its
     * mailbox has its file with the person again; what that has answered since stays answered, and makes nobody by a yes.
     * @param isRemade who told of another has made them: what waits goes on waiting
     * @returns what has made its people again
     */
    async vouchNoMore(
      empresaId: number,
      unvouched: readonly Decidida[],
      isRemade = false,
    ): Promise<Refeita[]> {
      if (unvouched.length === 0) return []
      const { rows } = await sql<Refeita & { isMaker: boolean }>`
        with antes as (
          select d.id, d.fez_talento, coalesce(a."isAlheia", false) and not d.fez_talento as is_waiting
          from ${asRows(unvouched)} join declaracao d on d.id = a.id and d.empresa_id = ${empresaId}
        )
        update declaracao d set
          fez_talento = d.fez_talento or case when w.is_waiting then d.estado <> 'confirmada' else d.estado = a.estado end,
          estado = case when w.is_waiting then d.estado else a.estado end,
          decidida_em = case when w.is_waiting then d.decidida_em else a."decididaEm" end,
          curriculo_id = case when w.is_waiting and d.estado = 'recebida' then null else d.curriculo_id end,
          arquivo_ids = case when w.is_waiting and d.estado = 'recebida'
            then array_remove(d.arquivo_ids, d.curriculo_id) else d.arquivo_ids end
        from antes w, ${asRows(unvouched)}
        where d.id = w.id and a.id = w.id and d.empresa_id = ${empresaId} and not (${isRemade} and w.is_waiting)
        returning d.id, d.talento_id, d.pessoa, d.fez_talento as is_maker
      `.execute(trx)
      return rows.filter(({ isMaker }) => isMaker)
    },
  }
}

import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** What a form had made of somebody who turns out to be somebody hidden: it is nobody's until they say so. */
export interface Vinda {
  /** Sendings that had made them. */
  readonly declaracoes: readonly number[]
  /** Whole rows. */
  readonly experiencias: readonly object[]
  readonly formacoes: readonly object[]
}

/** Of somebody hidden: since when, and the day of the mail. */
export interface Marcas {
  readonly ocultaEm: Date | null
  readonly avisadaEm: string | null
}

/** People who stand beside somebody hidden whose e-mail their application gave. */
export function createDeOcultaRepository(trx: Kysely<Database>) {
  return {
    /** Whoever is hidden and has this e-mail, by their random id; null when nobody is. */
    async findOculta(empresaId: number, email: string): Promise<string | null> {
      const row = await trx
        .selectFrom('talento')
        .select('identificador')
        .where('empresaId', '=', empresaId)
        .where('email', '=', email)
        .where('ocultaEm', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.identificador ?? null
    },

    /**
     * What was sent made nobody: its person was there. The file that came with it goes with it, and what it told of jobs
     * and courses is in it alone.
     * @returns what `setMade` needs
     */
    async setUnmade(empresaId: number, talentoId: number): Promise<Vinda> {
      const { rows } = await sql<{ id: number }>`
        update declaracao d set fez_talento = false, curriculo_id = coalesce(d.curriculo_id, t.curriculo_id),
          arquivo_ids = case when t.curriculo_id is null then d.arquivo_ids else d.arquivo_ids || t.curriculo_id end
        from talento t
        where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId} and d.fez_talento and t.id = d.talento_id
        returning d.id
      `.execute(trx)
      await sql`
        update talento set curriculo_id = null where empresa_id = ${empresaId} and id = ${talentoId}
      `.execute(trx)
      const taken = async (table: 'experiencia' | 'formacao_academica') => {
        const gone = await sql<{ linha: object }>`
          delete from ${sql.table(table)} x where empresa_id = ${empresaId} and talento_id = ${talentoId}
          returning to_jsonb(x) as linha
        `.execute(trx)
        return gone.rows.map(({ linha }) => linha)
      }
      return {
        declaracoes: rows.map(({ id }) => id),
        experiencias: await taken('experiencia'),
        formacoes: await taken('formacao_academica'),
      }
    },

    /** They stand for themselves again: what was sent made them, and has its file unless somebody said it was theirs. */
    async setMade(empresaId: number, talentoId: number, { declaracoes }: Vinda): Promise<void> {
      await sql`
        update declaracao set fez_talento = true
        where empresa_id = ${empresaId} and id = any(${declaracoes}::bigint[]) and talento_id = ${talentoId}
      `.execute(trx)
      await sql`
        with dele as (
          select id, curriculo_id from declaracao where empresa_id = ${empresaId} and id = any(${declaracoes}::bigint[])
            and talento_id = ${talentoId} and curriculo_id is not null and estado <> 'confirmada'
          order by id limit 1
        ), pessoa as (
          update talento t set curriculo_id = dele.curriculo_id from dele
          where t.empresa_id = ${empresaId} and t.id = ${talentoId}
        )
        update declaracao d set curriculo_id = null, arquivo_ids = array_remove(d.arquivo_ids, dele.curriculo_id)
        from dele where d.empresa_id = ${empresaId} and d.id = dele.id
      `.execute(trx)
    },

    /** When those of them who are hidden were hidden, and told of it. */
    async listMarcas(empresaId: number, talentoIds: readonly number[]): Promise<ReadonlyMap<number, Marcas>> {
      if (talentoIds.length === 0) return new Map()
      const rows = await trx
        .selectFrom('talento')
        .select(['id', 'ocultaEm', 'retencaoAvisadaEm as avisadaEm'])
        .where('empresaId', '=', empresaId)
        .where('id', 'in', talentoIds)
        .execute()
      return new Map(rows.map(({ id, ...marcas }) => [id, marcas]))
    },

    /** An application that was there before stands for these sendings: they did not make it. */
    async setBeside(empresaId: number, declaracaoIds: readonly number[]): Promise<void> {
      await sql`
        update declaracao set fez_inscricao = false
        where empresa_id = ${empresaId} and id = any(${declaracaoIds}::bigint[])
      `.execute(trx)
    },

    /** Nobody of that mailbox: it said so. */
    async takeEmail(empresaId: number, talentoId: number): Promise<void> {
      await trx
        .updateTable('talento')
        .set({ email: null })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },
  }
}

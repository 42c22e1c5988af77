import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

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

    /** What was sent made nobody: its person was there. The file that came with it goes with it. */
    async setUnmade(empresaId: number, talentoId: number): Promise<void> {
      await sql`
        update declaracao d set fez_talento = false, curriculo_id = coalesce(d.curriculo_id, t.curriculo_id)
        from talento t
        where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId} and d.fez_talento and t.id = d.talento_id
      `.execute(trx)
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

import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { isNomeTaken } from '../../../database/sql/is-nome-taken'

interface Content {
  readonly nome: string
  readonly assunto: string
  readonly texto: string
}

const COLUMNS = ['id', 'nome', 'assunto', 'texto'] as const

/** Message models of one company; a name is one model, accents and case ignored. */
export function createMensagemModelosRepository(db: Kysely<Database>) {
  return {
    list: (empresaId: number) =>
      db
        .selectFrom('mensagemModelo')
        .select(COLUMNS)
        .where('empresaId', '=', empresaId)
        .orderBy('nome')
        .orderBy('id')
        .execute(),

    /** @returns null when the company has another model of this name */
    async insert(empresaId: number, content: Content) {
      const row = await db
        .insertInto('mensagemModelo')
        .values({ ...content, empresaId })
        .onConflict((conflict) => conflict.doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },

    /** Whether another model of the company has this name. */
    /** Whether another of the company's has this name. */
    isNomeTaken: (empresaId: number, nome: string, exceptId: number) =>
      isNomeTaken(db, 'mensagemModelo', { empresaId, nome, exceptId }),

    async update(empresaId: number, id: number, content: Content) {
      const row = await db
        .updateTable('mensagemModelo')
        .set({ ...content, alteradoEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },

    async remove(empresaId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('mensagemModelo')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

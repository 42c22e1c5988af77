import type { ProcessoModeloBody } from '@seleta/contract/processo-modelos'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { isNomeTaken } from '../../../database/sql/is-nome-taken'

const COLUMNS = ['id', 'nome', 'etapas'] as const

/** Models of a process of one company; a name is one model, accents and case ignored. */
export function createProcessoModelosRepository(db: Kysely<Database>) {
  return {
    list: (empresaId: number) =>
      db
        .selectFrom('processoModelo')
        .select(COLUMNS)
        .where('empresaId', '=', empresaId)
        .orderBy('nome')
        .orderBy('id')
        .execute(),

    /** @returns null when the company has another model of this name */
    async insert(empresaId: number, body: ProcessoModeloBody) {
      const row = await db
        .insertInto('processoModelo')
        .values({ ...columnsOf(body), empresaId })
        .onConflict((conflict) => conflict.doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },

    /** Whether another of the company's has this name. */
    isNomeTaken: (empresaId: number, nome: string, exceptId: number) =>
      isNomeTaken(db, 'processoModelo', { empresaId, nome, exceptId }),

    async update(empresaId: number, id: number, body: ProcessoModeloBody) {
      const row = await db
        .updateTable('processoModelo')
        .set({ ...columnsOf(body), alteradoEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },

    async remove(empresaId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('processoModelo')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

const columnsOf = ({ nome, etapas }: ProcessoModeloBody) => ({
  nome: nome.trim(),
  etapas: JSON.stringify(etapas),
})

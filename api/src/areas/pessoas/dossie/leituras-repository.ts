import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Keeps when somebody of the company first saw an application (decision 153). */
export const createLeiturasRepository = (db: Kysely<Database>) => ({
  /**
   * The first look counts; a later one changes nothing and writes nothing.
   * @param campanhaId null is all applications of the person
   */
  async mark(empresaId: number, talentoId: number, campanhaId: number | null): Promise<void> {
    await db
      .updateTable('inscricao')
      .set({ vistaEm: sql<Date>`now()` })
      .where('empresaId', '=', empresaId)
      .where('talentoId', '=', talentoId)
      .where('vistaEm', 'is', null)
      .$if(campanhaId !== null, (update) => update.where('campanhaId', '=', campanhaId))
      .execute()
  },
})

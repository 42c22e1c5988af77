import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { findTarget } from '../target-repository'
import { createLeiturasRepository } from './leituras-repository'

/** Somebody of the company has a person before them: the application is «nova» no more (decision 153). */
export const createLeiturasService = (db: Kysely<Database>) => ({
  /**
   * @param campanhaId that the person was opened from; null: all of theirs
   * @throws NotFoundError
   */
  async mark(empresaId: number, identificador: string, campanhaId: number | null): Promise<void> {
    const { id } = await findTarget(db, empresaId, identificador)
    await createLeiturasRepository(db).mark(empresaId, id, campanhaId)
  },
})

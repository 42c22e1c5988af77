import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { inscricaoNotFound } from '../../../domain/inscricao/inscricoes-repository'
import { holdCampanhasOf, listVindas } from '../../../domain/retencao/leave-empresa'
import { againAfterOthers } from '../../../ground/collision'
import { createAcompanhamentoRepository } from './acompanhamento-repository'

/** Somebody whom a key leads to. */
export interface Holder {
  readonly empresaId: number
  readonly talentoId: number
}

/** Holds the campaign that an application is to. */
export const holdCampanha = (
  trx: Kysely<Database>,
  { empresaId, campanhaId }: Holder & { readonly campanhaId: number },
): Promise<unknown> => createCampanhasRepository(trx).lock(empresaId, campanhaId)

/** Holds all that the people stand in. */
export const holdCampanhas = (
  trx: Kysely<Database>,
  { empresaId }: Holder,
  ids: readonly number[],
): Promise<unknown> => holdCampanhasOf(trx, empresaId, ids)

interface Way<Row extends Holder> {
  /** Whom the key leads to and how they stand; throws where it opens nothing, or not this. Asked again once they are held. */
  readonly read: (on: Kysely<Database>) => Promise<Row>
  /**
   * Holds the campaigns that the step writes to, which are held before people.
   * @param ids the person, and whoever came in with their e-mail
   */
  readonly hold?: (trx: Kysely<Database>, row: Row, ids: readonly number[]) => Promise<unknown>
}

/**
 * What a key does to somebody, the one way in which every step of the candidate's page is taken: the person and whoever
 * came in with their e-mail are held, and only then is it asked whether the key still opens this. Another mailbox, the
 * night, a colleague or a second press may have come first.
 * @param step runs in the transaction with what is so then
 * @returns what the step answers
 * @throws what `read` and `step` throw; NotFoundError when the person is gone
 */
export async function actByChave<Row extends Holder, T>(
  db: Kysely<Database>,
  { read, hold }: Way<Row>,
  step: (trx: Kysely<Database>, row: Row) => Promise<T>,
): Promise<T> {
  const done = await againAfterOthers(async () => {
    const found = await read(db)
    const { empresaId, talentoId } = found
    return db.transaction().execute(async (trx) => {
      const ids = [talentoId, ...(await listVindas(trx, empresaId, talentoId))]
      await hold?.(trx, found, ids)
      const held = await createAcompanhamentoRepository(trx).lockTalentos(empresaId, ids)
      // Of whoever went into somebody else meanwhile it says whom.
      const row = await read(trx)
      if (row.talentoId !== talentoId) return null
      if (!held.includes(talentoId)) throw inscricaoNotFound()
      return { answer: await step(trx, row) }
    })
  })
  // What was sent went to somebody else in between, who has to be held instead.
  return done === null ? actByChave(db, { read, ...(hold && { hold }) }, step) : done.answer
}

import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'

/** A campaign that is held, with the stage where people enter. */
export const openIn = (trx: Kysely<Database>, empresaId: number) => async (id: number) => ({
  id,
  etapaId: await createCampanhasRepository(trx).findEntrada(empresaId, id),
})

import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { analyzeMonths, makeMonths } from '../../database/months-repository'
import { forgetContagens } from '../../ground/limits/counter-repository'
import { forgetFalhas } from '../../ground/telemetry/falhas-repository'
import { deleteExpiredIdas } from './acesso-empresa-repository'
import { deleteExpiredEntradas } from './entradas-repository'
import { forgetTentativas } from './tentativas-repository'
import { deleteExpired } from './tokens-repository'

/** Drops sessions, tokens, kept answers, failures and counts that are over. */
export async function cleanUp(db: Kysely<Database>): Promise<void> {
  await deleteExpired(db)
  await deleteExpiredEntradas(db)
  await deleteExpiredIdas(db)
  await forgetTentativas(db)
  await forgetContagens(db)
  await forgetFalhas(db)
}

/** Makes the months of the log ahead and looks at what they hold (decision 111). */
export async function keepMonths(db: Kysely<Database>): Promise<void> {
  await makeMonths(db)
  await analyzeMonths(db)
}

import type { FalhaBody } from '@seleta/contract/falhas'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { addFalha } from '../../ground/telemetry/falhas-repository'
import { watchReleases } from './releases'

/** Failures of areas, counted where they are of a release that this product has ever had (decision 132). */
export function createFalhasService(db: Kysely<Database>, staticDir: string | null) {
  const isKnown = watchReleases(staticDir)
  return {
    /** What is not known is left uncounted, and nobody is told: the caller is a page that goes on. */
    async count(falha: FalhaBody): Promise<void> {
      if (isKnown(falha)) await addFalha(db, falha)
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../database/schema'
import type { Clock } from './clock'
import type { Arquivos } from './files/arquivos'
import type { FileStore } from './files/file-store'
import type { Spool } from './files/spool'
import type { Jobs } from './jobs/jobs'
import type { Counter } from './limits/counter'
import type { Settings } from './settings'

/** What an area gets to work with. */
export interface ModuleContext {
  readonly db: Kysely<Database>
  /** For COPY only. */
  readonly pool: Pool
  readonly settings: Settings
  readonly arquivos: Arquivos
  /** For moving and sweeping only. */
  readonly files: { readonly store: FileStore; readonly spool: Spool }
  /** Every limit is counted here. */
  readonly counter: Counter
  /** What happens by the calendar asks it (decision 116). */
  readonly clock: Clock
  /** Texts that a domain's owner has published (product 75). */
  readonly resolveTxt: (nome: string) => Promise<string[][]>
  /** Work that goes on behind a call, or by itself. */
  readonly jobs: Jobs
}

/** An area registers its calls, and what its jobs do. */
export type ModuleRoutes = (app: FastifyInstance, context: ModuleContext) => void | Promise<void>

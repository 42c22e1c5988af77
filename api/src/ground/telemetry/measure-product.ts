import { metrics, type ObservableResult } from '@opentelemetry/api'
import type { Kysely } from 'kysely'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import type { Database } from '../../database/schema'
import { countJobs } from '../jobs/job-counts-repository'
import { readCounts } from './counts-repository'
import { countFalhas } from './falhas-repository'

/** What is counted in the database is counted at most so often, ms, however often somebody asks. */
const FRESH_MS = 30_000

interface Measured {
  readonly db: Kysely<Database>
  readonly pool: Pool
  /** Told why something could not be counted. */
  readonly onFault: (error: unknown) => void
}

/** Tells whoever listens how the process, its connections and the work in the database stand (product 104). */
export function measureProduct({ db, pool, onFault }: Measured): void {
  measureProcess()
  measurePool(pool)
  const counts = keepFresh(() => readCounts(db), onFault)
  const jobs = keepFresh(() => countJobs(db), onFault)
  const falhas = keepFresh(() => countFalhas(db, 1), onFault)
  const meter = metrics.getMeter('seleta')
  const gauge = (name: string, description: string, tell: (result: ObservableResult) => Promise<void>) =>
    meter.createObservableGauge(name, { description }).addCallback(tell)

  gauge('seleta.mail.messages', 'mails that wait; that left and that failed within a day', async (result) => {
    const now = await counts()
    if (now === null) return
    result.observe(now.mailWaiting, { state: 'waiting' })
    result.observe(now.mailSent, { state: 'sent' })
    result.observe(now.mailFailed, { state: 'failed' })
  })
  gauge('seleta.mail.oldest.seconds', 'how long the oldest mail could have left already', async (result) => {
    const now = await counts()
    if (now !== null) result.observe(now.mailOldestSeconds)
  })
  gauge('seleta.files', 'files that are kept', async (result) => {
    const now = await counts()
    if (now !== null) result.observe(now.files)
  })
  gauge('seleta.files.bytes', 'their size', async (result) => {
    const now = await counts()
    if (now !== null) result.observe(now.fileBytes)
  })
  gauge('seleta.database.bytes', 'size of the database', async (result) => {
    const now = await counts()
    if (now !== null) result.observe(now.databaseBytes)
  })
  gauge('seleta.jobs', 'jobs by kind and state', async (result) => {
    for (const { kind, waiting, later, running, dead } of (await jobs()) ?? [])
      for (const [state, count] of Object.entries({ waiting, later, running, dead }))
        result.observe(count, { kind, state })
  })
  gauge(
    'seleta.jobs.oldest.seconds',
    'how long the oldest job of a kind could have been begun already',
    async (result) => {
      for (const { kind, oldestSeconds } of (await jobs()) ?? []) result.observe(oldestSeconds, { kind })
    },
  )
  gauge(
    'seleta.area.failures',
    'areas that did not come in browsers today, by version and kind',
    measureFalhas,
  )

  async function measureFalhas(result: ObservableResult): Promise<void> {
    for (const { area, versao, tipo, total } of (await falhas()) ?? [])
      result.observe(total, { area, version: versao, kind: tipo })
  }
}

function measurePool(pool: Pool): void {
  metrics
    .getMeter('seleta')
    .createObservableGauge('seleta.pool.connections', {
      description: 'connections to the database, and who waits for one',
    })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { state: 'used' })
      result.observe(pool.idleCount, { state: 'idle' })
      result.observe(pool.waitingCount, { state: 'waiting' })
    })
}

function measureProcess(): void {
  const meter = metrics.getMeter('seleta')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  meter
    .createObservableGauge('seleta.eventloop.lag.seconds', {
      description: 'lag of the event loop since the last look',
    })
    .addCallback((result) => {
      result.observe(delay.percentile(50) / 1e9, { quantile: '0.5' })
      result.observe(delay.percentile(99) / 1e9, { quantile: '0.99' })
      delay.reset()
    })
  meter
    .createObservableGauge('seleta.memory.bytes', { description: 'memory of the process' })
    .addCallback((result) => {
      const { rss, heapUsed, external } = process.memoryUsage()
      result.observe(rss, { kind: 'rss' })
      result.observe(heapUsed, { kind: 'heap' })
      result.observe(external, { kind: 'external' })
    })
}

/** The last answer while it is fresh; null when it cannot be had. Those who ask at once share one question. */
function keepFresh<T>(read: () => Promise<T>, onFault: (error: unknown) => void): () => Promise<T | null> {
  let answer: Promise<T | null> = Promise.resolve(null)
  let asked = -Infinity
  return () => {
    if (performance.now() - asked < FRESH_MS) return answer
    asked = performance.now()
    answer = read().catch((error: unknown) => {
      onFault(error)
      asked = -Infinity
      return null
    })
    return answer
  }
}

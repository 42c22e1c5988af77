import { createPool, createKysely } from '../../src/database/pool'
import { readSettings } from '../../src/ground/settings'
import { buildServer } from '../../src/server'
import { amount } from './amount'
import type { Office } from './campanhas'
import { buildProduct, findFreePort, run, untilReady } from './run-product'
import { serverAddress } from './test-server'
import type { TripCounter } from './trip-counter'

export interface Replicas {
  readonly urls: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * Several apis on the database of an office, each with connections of its own that pass the counter: servers in this
 * process, in the proof the built product as processes of their own.
 */
export async function startReplicas(office: Office, counter: TripCounter, count: number): Promise<Replicas> {
  const { rows } = await office.api.pool.query<{ name: string }>('select current_database() as name')
  const database = rows[0]?.name ?? ''
  const start = amount(startServers, startProcesses)
  return start(database, counter, count)
}

async function startServers(database: string, { host, port }: TripCounter, count: number): Promise<Replicas> {
  const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', TRUST_PROXY: '1' })
  const replicas = await Promise.all(
    Array.from({ length: count }, async () => {
      const pool = createPool({ ...serverAddress(), host, port, database, max: 5 }, () => {})
      const app = await buildServer({ db: createKysely(pool), pool, settings })
      return { app, pool, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
    }),
  )
  return {
    urls: replicas.map(({ url }) => url),
    close: async () => {
      for (const { app, pool } of replicas) {
        await app.close()
        await pool.end()
      }
    },
  }
}

async function startProcesses(
  database: string,
  { host, port }: TripCounter,
  count: number,
): Promise<Replicas> {
  const built = buildProduct()
  const { user } = serverAddress()
  const replicas = await Promise.all(
    Array.from({ length: count }, async () => {
      const own = String(await findFreePort())
      const replica = run(built.main, {
        env: {
          PORT: own,
          LOG_LEVEL: 'silent',
          TRUST_PROXY: '1',
          DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
          SMTP_URL: 'smtp://127.0.0.1:9',
          MAIL_FROM: 'Seleta <nao-responda@seleta.test>',
        },
      })
      await untilReady(replica)
      return { replica, url: `http://127.0.0.1:${own}` }
    }),
  )
  return {
    urls: replicas.map(({ url }) => url),
    close: async () => {
      for (const { replica } of replicas) {
        replica.child.kill('SIGTERM')
        await replica.ended
      }
      built.remove()
    },
  }
}

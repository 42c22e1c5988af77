import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { newestBackup } from '../database/backup/kept-backups'
import { ping } from '../database/pool'
import type { Clock } from '../ground/clock'

/**
 * `/health/live`: the process runs. `/health/ready`: it can answer now; 503 while closing or without a database; with
 * the age of the newest kept backup in whole hours, never below 0, null when there is none.
 */
export function reportHealth(
  app: FastifyInstance,
  pool: Pool,
  isAbsent: () => boolean,
  backupFolder: string,
  clock: Clock,
): void {
  const options = {
    config: { isPublic: true, isAlways: true },
    logLevel: 'warn',
    schema: { hide: true },
  } as const
  app.get('/health/live', options, () => ({ status: 'ok' }))
  app.get('/health/ready', options, async (_request, reply) => {
    const isReady = !isAbsent() && (await answers(pool))
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'indisponivel', backupHoras: await backupAge(backupFolder, clock()) })
  })
}

const HOUR_MS = 3_600_000

async function backupAge(folder: string, agora: Date): Promise<number | null> {
  const newest = await newestBackup(folder, agora)
  return newest === null ? null : Math.floor((agora.getTime() - newest.getTime()) / HOUR_MS)
}

async function answers(pool: Pool): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref())
  const query = ping(pool).then(
    () => true,
    () => false,
  )
  return Promise.race([query, timeout])
}

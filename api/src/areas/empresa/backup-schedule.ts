import { z } from 'zod'
import { newestBackup, writeKeptBackup } from '../../database/backup/kept-backups'
import { sourceOf } from '../../ground/files/backup-files'
import { defineJobKind } from '../../ground/jobs/job-kind'
import type { ModuleRoutes } from '../../ground/module'

/** Never two days' at once: without a process that has BACKUP_AT they come up, and nobody begins them. */
const backup = defineJobKind({
  name: 'backup',
  data: z.object({}),
  expireSeconds: 6 * 3600,
  waitSeconds: 20 * 3600,
})

/** A job came up by the database's clock, a backup is called after this process's. */
const CLOCKS_MS = 60_000

/** One line of the log holds so many. */
const MOST_TOLD = 50

/**
 * Once a day at the time of BACKUP_AT, by one process of all (audit O5); without it only by hand. What waited, or died,
 * before the newest backup was begun has nothing left to do: copies of one minute would take the place of older ones.
 */
export const registerBackupSchedule: ModuleRoutes = (app, { pool, files, jobs, settings, clock }) => {
  const { at, ...kept } = settings.backup
  if (at === null) return
  const [hours, minutes] = at.split(':').map(Number)
  jobs.schedule(backup, `${minutes} ${hours} * * *`, async ({ cameUpAt }) => {
    const newest = await newestBackup(kept.folder, clock())
    if (newest !== null && newest.getTime() > cameUpAt.getTime() - CLOCKS_MS) return
    const { file, linhas, arquivos, danificados } = await writeKeptBackup(
      pool,
      sourceOf(files.store),
      kept,
      clock(),
    )
    app.log.info({ file, linhas, arquivos }, 'backup escrito')
    // No failure of the job: tried again it would be the same, and take a good backup's place.
    if (danificados.length > 0)
      app.log.error(
        { file, count: danificados.length, danificados: danificados.slice(0, MOST_TOLD) },
        'faltam no backup arquivos que estão danificados ou não estão guardados',
      )
  })
}

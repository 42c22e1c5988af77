import { z } from 'zod'
import { writeKeptBackup } from '../../database/backup/kept-backups'
import { sourceOf } from '../../ground/files/backup-files'
import { defineJobKind } from '../../ground/jobs/job-kind'
import type { ModuleRoutes } from '../../ground/module'

const backup = defineJobKind({ name: 'backup', data: z.object({}), expireSeconds: 6 * 3600 })

/** One line of the log holds so many. */
const MOST_TOLD = 50

/** Once a day at the time of BACKUP_AT, by one process of all (audit O5); without it only by hand. */
export const registerBackupSchedule: ModuleRoutes = (app, { pool, files, jobs, settings, clock }) => {
  const { at, ...kept } = settings.backup
  if (at === null) return
  const [hours, minutes] = at.split(':').map(Number)
  jobs.schedule(backup, `${minutes} ${hours} * * *`, async () => {
    const { file, linhas, arquivos, danificados } = await writeKeptBackup(
      pool,
      sourceOf(files.store),
      kept,
      clock(),
    )
    app.log.info({ file, linhas, arquivos }, 'backup written')
    // No failure of the job: tried again it would be the same, and take a good backup's place.
    if (danificados.length > 0)
      app.log.error(
        { file, count: danificados.length, danificados: danificados.slice(0, MOST_TOLD) },
        'the backup lacks files that are damaged or missing in the store',
      )
  })
}

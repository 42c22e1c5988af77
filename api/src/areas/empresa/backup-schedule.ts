import { z } from 'zod'
import { writeKeptBackup } from '../../database/backup/kept-backups'
import { sourceOf } from '../../ground/files/backup-files'
import { defineJobKind } from '../../ground/jobs/job-kind'
import type { ModuleRoutes } from '../../ground/module'

const backup = defineJobKind({ name: 'backup', data: z.object({}), expireSeconds: 6 * 3600 })

/** Once a day at the time of BACKUP_AT, by one process of all (audit O5); without it only by hand. */
export const registerBackupSchedule: ModuleRoutes = (app, { pool, files, jobs, settings, clock }) => {
  const { at, ...kept } = settings.backup
  if (at === null) return
  const [hours, minutes] = at.split(':').map(Number)
  jobs.schedule(backup, `${minutes} ${hours} * * *`, async () => {
    const { file, linhas, arquivos, ausentes } = await writeKeptBackup(
      pool,
      sourceOf(files.store),
      kept,
      clock(),
    )
    app.log.info({ file, linhas, arquivos, ausentes }, 'backup written')
  })
}

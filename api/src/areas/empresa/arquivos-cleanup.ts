import { z } from 'zod'
import { moveArquivos } from '../../ground/files/move-arquivos'
import { compareStore, sweepSoltos } from '../../ground/files/sweep-arquivos'
import { defineJobKind } from '../../ground/jobs/job-kind'
import type { ModuleRoutes } from '../../ground/module'

const data = z.object({})
const change = defineJobKind({ name: 'mudanca-de-arquivos', data, expireSeconds: 3600 })
const sweep = defineJobKind({ name: 'varredura-de-arquivos', data })
const checkJob = defineJobKind({ name: 'conferencia-de-arquivos', data, expireSeconds: 6 * 3600 })

/** The mover gives way to others of its process after this long (ms). */
const MOVE_FOR = 600_000

/**
 * Contents that older versions left in the database move to the store; what lost its owner leaves it within a minute;
 * once a night store and database are held against each other (decision 104).
 */
export const registerArquivosCleanup: ModuleRoutes = (app, { db, files, jobs, clock }) => {
  // Each process has a disk of its own on which files arrive; a job runs on one of them.
  app.addHook('onReady', async () => {
    await files.spool.sweep(clock())
  })
  jobs.schedule(
    change,
    '7 * * * *',
    async ({ signal }) => {
      const until = AbortSignal.any([signal, AbortSignal.timeout(MOVE_FOR)])
      const { moved, damaged, isWhole } = await moveArquivos(db, files, until)
      if (moved > 0) app.log.info({ moved }, 'arquivos levados para fora do banco')
      if (damaged > 0) app.log.error({ damaged }, 'arquivos que não conferem com o hash ficaram no banco')
      return isWhole ? undefined : 'again'
    },
    true,
  )
  jobs.schedule(sweep, '* * * * *', async () => {
    await sweepSoltos(db, files.store)
  })
  jobs.schedule(checkJob, '27 4 * * *', async () => {
    const { strays, missing, arrivals } = await compareStore(db, files, clock())
    if (missing > 0) app.log.error({ missing }, 'arquivos que o banco nomeia não estão guardados')
    if (strays + arrivals > 0)
      app.log.info({ strays, arrivals }, 'arquivos que ninguém nomeia foram apagados')
  })
}

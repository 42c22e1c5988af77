import { z } from 'zod'
import { defineJobKind } from '../../ground/jobs/job-kind'
import type { ModuleRoutes } from '../../ground/module'
import { cleanUp, keepMonths } from './cleanup-service'

const cleanup = defineJobKind({ name: 'limpeza', data: z.object({}) })
const meses = defineJobKind({ name: 'meses', data: z.object({}) })

/** Once an hour what is over goes; once a day the months of the log are made ahead. */
export const registerCleanup: ModuleRoutes = (_app, { db, jobs }) => {
  jobs.schedule(cleanup, '13 * * * *', () => cleanUp(db))
  jobs.schedule(meses, '37 3 * * *', () => keepMonths(db), true)
}

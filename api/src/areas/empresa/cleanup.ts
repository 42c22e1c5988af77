import { z } from 'zod'
import { defineJobKind } from '../../ground/jobs/job-kind'
import { forgetContagens } from '../../ground/limits/counter-repository'
import type { ModuleRoutes } from '../../ground/module'
import { forgetTentativas } from './tentativas-repository'
import { deleteExpirados } from './tokens-repository'

const limpeza = defineJobKind({ name: 'limpeza', data: z.object({}) })

/** Once an hour: drops sessions, tokens, kept answers and failures that are over. */
export const registerCleanup: ModuleRoutes = (_app, { db, jobs }) => {
  jobs.schedule(limpeza, '13 * * * *', async () => {
    await deleteExpirados(db)
    await forgetTentativas(db, new Date())
    await forgetContagens(db)
  })
}

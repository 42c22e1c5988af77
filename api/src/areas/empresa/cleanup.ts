import { z } from 'zod'
import { analyzeMonths, makeMonths } from '../../database/months-repository'
import { defineJobKind } from '../../ground/jobs/job-kind'
import { forgetContagens } from '../../ground/limits/counter-repository'
import type { ModuleRoutes } from '../../ground/module'
import { forgetFalhas } from '../../ground/telemetry/falhas-repository'
import { forgetTentativas } from './tentativas-repository'
import { deleteExpired } from './tokens-repository'

const cleanup = defineJobKind({ name: 'limpeza', data: z.object({}) })
const meses = defineJobKind({ name: 'meses', data: z.object({}) })

/** Once an hour: drops sessions, tokens, kept answers, failures and counts that are over. Once a day: makes the months of the log ahead and looks at what they hold. */
export const registerCleanup: ModuleRoutes = (_app, { db, jobs }) => {
  jobs.schedule(cleanup, '13 * * * *', async () => {
    await deleteExpired(db)
    await forgetTentativas(db, new Date())
    await forgetContagens(db)
    await forgetFalhas(db)
  })
  jobs.schedule(
    meses,
    '37 3 * * *',
    async () => {
      await makeMonths(db)
      await analyzeMonths(db)
    },
    true,
  )
}

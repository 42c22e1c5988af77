import { z } from 'zod'
import { defineJobKind } from '../../../ground/jobs/job-kind'

/**
 * Brings the job boards of one campaign up to date. One at a time for each company: what is published twice in a moment
 * is still written to a job board once.
 */
export const quadrosJob = defineJobKind({
  name: 'quadros',
  data: z.object({ campanhaId: z.int() }),
  slots: 4,
  perEmpresa: 1,
})

/** Finds what job boards have to learn though nobody changed anything: a closing date that passed. */
export const followQuadrosJob = defineJobKind({ name: 'quadros-a-acompanhar', data: z.object({}) })

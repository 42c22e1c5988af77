import { z } from 'zod'
import { defineJobKind } from '../../../ground/jobs/job-kind'

/** Once a night, and when a process begins: gives every company its turn. */
export const retencaoJob = defineJobKind({ name: 'retencao', data: z.object({}) })

/** Tells, hides and erases whose day has come, of one company. */
export const retencaoDaEmpresaJob = defineJobKind({
  name: 'retencao-da-empresa',
  data: z.object({ empresaId: z.int() }),
  slots: 2,
  perEmpresa: 1,
})

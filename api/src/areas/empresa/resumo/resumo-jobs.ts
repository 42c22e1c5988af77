import { z } from 'zod'
import { defineJobKind } from '../../../ground/jobs/job-kind'

/** Every day at eight, and when a process begins: gives each company whose people want a digest its turn. */
export const resumoJob = defineJobKind({ name: 'resumo', data: z.object({}) })

/** Writes the digests of one company. */
export const resumoDaEmpresaJob = defineJobKind({
  name: 'resumo-da-empresa',
  data: z.object({ empresaId: z.int() }),
  slots: 2,
  perEmpresa: 1,
})

import { z } from 'zod'
import { defineJobKind } from '../../../ground/jobs/job-kind'

/** Works an import through: the try, bringing in, taking back. One of a company at a time, an hour or more each. */
export const importacaoJob = defineJobKind({
  name: 'importacoes',
  data: z.object({ importacaoId: z.int() }),
  slots: 3,
  perEmpresa: 1,
  retries: 20,
  expireSeconds: 6 * 3600,
})

/** Finds imports that stand in the middle without a job. */
export const orphanImportacoesJob = defineJobKind({ name: 'importacoes-sem-tarefa', data: z.object({}) })

/** Throws away what files held, a month after their import. */
export const importacoesCleanupJob = defineJobKind({ name: 'importacoes-limpeza', data: z.object({}) })

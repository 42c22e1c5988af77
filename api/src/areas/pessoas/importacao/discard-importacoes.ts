import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { whenDiscarded } from '../../../ground/jobs/dead-jobs'
import { importacaoJob } from './importacoes-jobs'
import { createImportacoesRepository } from './importacoes-repository'

const DISCARDED =
  'Quem cuida da instalação descartou o resto desta importação: envie de novo o que ficou de fora.'

/** Discarded jobs end the step of their imports: what a person threw away does not go on when a process begins. */
export const discardedImportacoes = whenDiscarded(importacaoJob, async (trx, jobs) => {
  for (const { importacaoId } of jobs) await endStep(trx, importacaoId)
})

/** What has come in stays, and can be taken back; a try, or taking back, can be asked for again. */
async function endStep(trx: Kysely<Database>, id: number): Promise<void> {
  const rows = createImportacoesRepository(trx)
  const estado = await rows.findProgress(id)
  const importacao = estado === null ? null : await rows.take(id, estado)
  if (estado === null || importacao === null) return
  const { empresaId } = importacao
  if (estado === 'conferindo') {
    await rows.resetLinhas(empresaId, id)
    return rows.setEstado(empresaId, id, 'lida', { processadas: 0 })
  }
  if (estado === 'importando') await rows.failPending(id, estado, DISCARDED)
  await rows.setEstado(empresaId, id, 'concluida', { processadas: importacao.total })
}

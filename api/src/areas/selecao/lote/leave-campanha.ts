import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import { createOutboxRepository } from '../../../domain/mensagem/outbox-repository'
import { createLeaveRepository } from './leave-campanha-repository'

/** An application that leaves the stage it stands in. */
export interface Saida {
  readonly talentoId: number
  readonly inscricaoId: number
  readonly campanhaId: number
  readonly etapaId: number
}

/**
 * Takes back that a recruiter added somebody: the application goes, with its message when that is still waiting, or is
 * nobody's again when it took the place of such a one.
 * Who applied for themselves, before or since, was written to, or was in the campaign before, only leaves the stage again.
 * @param trx holds the campaign and the application
 */
export async function leaveCampanha(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { talentoId, inscricaoId, campanhaId, etapaId }: Saida,
): Promise<void> {
  const repository = createLeaveRepository(trx)
  await createOutboxRepository(trx).cancelEtapa(empresaId, inscricaoId, etapaId).execute()
  const [negada] = await createInscricoesRepository(trx).negadas.makeAgain(empresaId, [inscricaoId])
  const isAdded = negada === undefined && (await repository.isAdded(empresaId, inscricaoId))
  const isRemovida = isAdded || negada !== undefined
  if (isAdded) await repository.remove(empresaId, inscricaoId)
  else if (!isRemovida) await repository.leaveEtapa(empresaId, inscricaoId)
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_desfeita',
    usuarioId,
    campanhaId,
    talentoId,
    inscricaoId,
    dados: { etapaId, isRemovida },
  })
}

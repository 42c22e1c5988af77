import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createAcompanhamentoRepository } from './acompanhamento-repository'

const SAID = {
  pessoa: {},
  envio: { isFromEnvio: true },
  caixa: { isFromCaixa: true },
} as const

interface Inscricao {
  readonly inscricaoId: number
  readonly campanhaId: number
  readonly talentoId: number
}

/**
 * An application leaves the process: what waits to be sent about it is taken back, open boards let go of the card.
 * @param trx holds the campaign: its log's ids appear in order
 * @param as who says so: the person; whoever sent it takes it back, who has proven nothing; or the mailbox knows nothing of
 *   it (decision 108)
 * @returns false when it had left before
 */
export async function leaveProcesso(
  trx: Kysely<Database>,
  empresaId: number,
  { inscricaoId, campanhaId, talentoId }: Inscricao,
  as: 'pessoa' | 'envio' | 'caixa' = 'pessoa',
): Promise<boolean> {
  const repository = createAcompanhamentoRepository(trx)
  const left = await repository.withdraw(empresaId, inscricaoId)
  if (left === null) return false
  await repository.cancelMensagens(empresaId, inscricaoId)
  const tipo = 'inscricao_retirada'
  const dados = { deEtapaId: left.etapaId, ...SAID[as] }
  await appendEvento(trx, empresaId, { tipo, usuarioId: null, inscricaoId, campanhaId, talentoId, dados })
  return true
}

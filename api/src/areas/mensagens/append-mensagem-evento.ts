import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEvento } from '../../ground/event-log/eventos-repository'

interface Mensagem {
  readonly id: number
  readonly tipo: string
  readonly campanhaId: number | null
  readonly talentoId: number | null
  readonly inscricaoId: number | null
  readonly etapaId: number | null
}

/**
 * Writes into the log what became of a message.
 * @param usuarioId who did it; null when it was sent by itself
 */
export const appendMensagemEvento = (
  trx: Kysely<Database>,
  empresaId: number,
  mensagem: Mensagem,
  { tipo, usuarioId }: { tipo: 'mensagem_enviada' | 'mensagem_falhou'; usuarioId: number | null },
) =>
  appendEvento(trx, empresaId, {
    tipo,
    usuarioId,
    ...(mensagem.campanhaId !== null && { campanhaId: mensagem.campanhaId }),
    ...(mensagem.talentoId !== null && { talentoId: mensagem.talentoId }),
    ...(mensagem.inscricaoId !== null && { inscricaoId: mensagem.inscricaoId }),
    dados: { mensagemId: mensagem.id, tipo: mensagem.tipo, etapaId: mensagem.etapaId },
  })

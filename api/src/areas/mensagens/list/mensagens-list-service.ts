import type { MensagemItem, MensagensQuery } from '@seleta/contract/avisos'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { hideChaves } from '../../../ground/text/hide-chaves'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createMensagensListRepository } from './mensagens-list-repository'

type Row = Awaited<ReturnType<ReturnType<typeof createMensagensListRepository>['list']>>[number]

/** The outbox behind the message icon (product 10), and the WhatsApp queue worked through by hand (product 49). */
export function createMensagensListService(db: Kysely<Database>, emailLigado: boolean) {
  const repository = createMensagensListRepository(db)

  /** Foreign and unknown ids look alike; a known one in another state says so. */
  async function refuse(empresaId: number, id: number): Promise<never> {
    if (!(await repository.exists(empresaId, id))) throw new NotFoundError('Mensagem não encontrada.')
    throw new ConflictError('O estado desta mensagem mudou. Atualize a lista.')
  }

  return {
    async list(empresaId: number, page: MensagensQuery) {
      const [rows, totalElements] = await Promise.all([
        repository.list(empresaId, page),
        repository.count(empresaId, page),
      ])
      return {
        data: rows.map(toItem),
        totalElements,
        totalPages: Math.ceil(totalElements / page.size),
        emailLigado,
      }
    },

    async resend(empresaId: number, id: number): Promise<void> {
      if (!(await repository.requeue(empresaId, id))) await refuse(empresaId, id)
    },

    async markSent({ empresaId, usuarioId }: Autor, id: number): Promise<void> {
      const isMarked = await db.transaction().execute(async (trx) => {
        const mensagem = await repository.markSent(trx, empresaId, id)
        if (mensagem === null) return false
        // A link that was asked for is no answer.
        if (mensagem.inscricaoId !== null && mensagem.tipo !== 'link')
          await repository.markRespondida(trx, empresaId, mensagem.inscricaoId)
        await appendEvento(trx, empresaId, {
          tipo: 'mensagem_enviada',
          usuarioId,
          ...(mensagem.campanhaId !== null && { campanhaId: mensagem.campanhaId }),
          ...(mensagem.talentoId !== null && { talentoId: mensagem.talentoId }),
          ...(mensagem.inscricaoId !== null && { inscricaoId: mensagem.inscricaoId }),
          dados: { mensagemId: mensagem.id, tipo: mensagem.tipo, etapaId: mensagem.etapaId },
        })
        return true
      })
      if (!isMarked) await refuse(empresaId, id)
    },
  }
}

function toItem(row: Row): MensagemItem {
  const {
    talentoIdentificador,
    talentoNome,
    campanhaId,
    campanhaNome,
    criadaEm,
    enviadaEm,
    tipo,
    ...mensagem
  } = row
  // What a recruiter's own hand sends needs its link until it is sent: one of the screen, not of a mailbox (decision
  // 137).
  const isForHand = tipo === 'link' && mensagem.canal === 'WHATSAPP' && mensagem.estado === 'pendente'
  return {
    ...mensagem,
    corpo: isForHand ? mensagem.corpo : hideChaves(mensagem.corpo),
    criadaEm: criadaEm.toISOString(),
    enviadaEm: enviadaEm?.toISOString() ?? null,
    talento:
      talentoIdentificador === null || talentoNome === null
        ? null
        : { identificador: talentoIdentificador, nome: talentoNome },
    campanha: campanhaId === null || campanhaNome === null ? null : { id: campanhaId, nome: campanhaNome },
  }
}

import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { LoteMovimento } from '@seleta/contract/lote'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createOutboxRepository } from '../../../domain/mensagem/outbox-repository'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'

/**
 * Takes back that a recruiter added somebody: the application goes, with its message when that is still waiting.
 * Who applied for themselves, or was in the campaign before, only leaves the stage again.
 */
export function leaveCampanha(
  db: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  identificador: string,
  campanhaId: number,
  etapaId: number,
): Promise<Pick<LoteMovimento, 'resultado' | 'motivo'>> {
  return db.transaction().execute(async (trx) => {
    await createCampanhasRepository(trx).lock(empresaId, campanhaId)
    const repository = createInscricoesRepository(trx)
    const talento = await repository.findTalento(empresaId, identificador)
    if (talento === null) return { resultado: 'nao-movida', motivo: PESSOA_NOT_FOUND } as const
    const inscricao = await repository.lockInscricao(empresaId, campanhaId, talento.id)
    if (inscricao === null || inscricao.etapaId !== etapaId)
      return { resultado: 'nao-movida', motivo: 'Esta pessoa já não está na etapa.' } as const
    await createOutboxRepository(trx).cancelEtapa(empresaId, inscricao.id, etapaId).execute()
    if (await repository.isAdded(empresaId, inscricao.id)) await repository.remove(empresaId, inscricao.id)
    else await repository.leaveEtapa(empresaId, inscricao.id)
    await appendEvento(trx, empresaId, {
      tipo: 'inscricao_desfeita',
      usuarioId,
      campanhaId,
      talentoId: talento.id,
      inscricaoId: inscricao.id,
      dados: { etapaId },
    })
    return { resultado: 'movida', motivo: '' } as const
  })
}

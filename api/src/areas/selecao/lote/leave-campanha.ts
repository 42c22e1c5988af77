import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createOutboxRepository } from '../../../domain/mensagem/outbox-repository'
import { takeAddingBack } from '../../../domain/talento/join-talentos'
import type { LatestChange, Place } from '../move-repository'
import { createLeaveRepository } from './leave-campanha-repository'

/** Where an application stands. */
type Lugar = Pick<Place, 'etapaId' | 'naEtapaDesde' | 'versao'>

/** An application that leaves the stage it stands in. */
export interface Saida {
  readonly talentoId: number
  readonly campanhaId: number
  readonly lugar: Pick<Place, 'id' | 'naEtapaDesde'>
  readonly etapaId: number
  readonly latest: LatestChange | null
}

/**
 * Takes back that a recruiter put somebody into a campaign: the application goes, with its message when that is still
 * waiting, or is nobody's again. Where a file, or what was sent, has its person there too, it stands where people enter.
 * Who was written to, or was in the campaign before, only leaves the stage again.
 * @param trx holds the campaign and the application
 * @returns where they stand now; null: in no stage
 */
export async function leaveCampanha(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { talentoId, campanhaId, lugar: { id: inscricaoId, naEtapaDesde }, etapaId, latest }: Saida,
): Promise<Lugar | null> {
  await createOutboxRepository(trx).cancelEtapa(empresaId, inscricaoId, etapaId).execute()
  if (latest?.tipo === 'inscricao_criada' && latest.usuarioId !== null) {
    const quem = { empresaId, usuarioId, rescore: createRescore(trx, empresaId, readCampanha) }
    const adicionada = { id: inscricaoId, talentoId, campanhaId, etapaId, naEtapaDesde }
    const entradaId = await createCampanhasRepository(trx).findEntrada(empresaId, campanhaId)
    const left = await takeAddingBack(trx, quem, adicionada, entradaId)
    if (left === 'gone') return null
    if (left !== 'kept') return left
  }
  await createLeaveRepository(trx).leaveEtapa(empresaId, inscricaoId)
  await appendEvento(trx, empresaId, {
    tipo: 'inscricao_desfeita',
    usuarioId,
    campanhaId,
    talentoId,
    inscricaoId,
    dados: { etapaId, isRemovida: false },
  })
  return null
}

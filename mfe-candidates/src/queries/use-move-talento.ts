import { useChange, wordsFor } from '@seleta/api-client'
import type { HowToMove } from '@seleta/campanha/move-input'
import { moveInput } from '@seleta/campanha/move-input'
import { aboutMovimento } from '@seleta/contract/tell-avisos'
import { tellPlace } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { useOfferMove } from './use-offer-move'

export interface Movimento extends HowToMove {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  /** The wire's kanban: one stage. */
  readonly etapaId: number
  /** Stage before; null when the person is only added. */
  readonly deEtapaId: number | null
}

/** Puts one person into a stage: adds them the first time, moves after that (spec section 7). */
export function useMoveTalento() {
  const { notify } = useHostServices()
  const offer = useOfferMove()
  return useChange(
    'moveTalento',
    (send, { identificador, campanhaId, etapaId, ...how }: Movimento) =>
      send(moveInput({ identificador, campanhaId, kanbanId: etapaId }, how)),
    {
      onSuccess: (answer, { nome, deEtapaId, motivoId }) => {
        const { identificador, campanhaId, etapaId, etapaNome, versao, mensagens, emailLigado } = answer
        offer({
          about: aboutMovimento(answer.inscricaoId),
          texto: deEtapaId === null ? WORDS.adicionado(etapaNome) : tellPlace(nome, etapaNome),
          campanhaId,
          kanbanId: etapaId,
          motivoId,
          pessoas: [{ identificador, versao, naEtapaDesde: answer.naEtapaDesde }],
          mensagens: [mensagens],
          emailLigado,
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

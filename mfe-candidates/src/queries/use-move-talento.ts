import { useChange, wordsFor } from '@seleta/api-client'
import { aboutMovimento } from '@seleta/contract/tell-avisos'
import { tellPlace } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { useOfferMove } from './use-offer-move'

export interface Movimento {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  /** The wire's kanban: one stage. */
  readonly etapaId: number
  /** Stage before; null when the person is only added. */
  readonly deEtapaId: number | null
  /** False: the message of the stage is not written. */
  readonly avisar: boolean
}

/** Puts one person into a stage: adds them the first time, moves after that (spec section 7). */
export function useMoveTalento() {
  const { notify } = useHostServices()
  const offer = useOfferMove()
  return useChange(
    'moveTalento',
    (send, { identificador, campanhaId, etapaId, avisar }: Movimento) => {
      const params = { identificador, campanhaId, kanbanId: etapaId }
      return send(avisar ? { params } : { params, query: { avisar } })
    },
    {
      onSuccess: (answer, { nome, deEtapaId }) => {
        const { identificador, campanhaId, etapaId, etapaNome, versao, mensagens, emailLigado } = answer
        offer({
          about: aboutMovimento(answer.inscricaoId),
          texto: deEtapaId === null ? WORDS.adicionado(etapaNome) : tellPlace(nome, etapaNome),
          campanhaId,
          kanbanId: etapaId,
          pessoas: [{ identificador, versao, naEtapaDesde: answer.naEtapaDesde }],
          mensagens,
          emailLigado,
        })
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

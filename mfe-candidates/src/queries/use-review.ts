import type { QueryClient } from '@seleta/api-client'
import { change, readCall, touch, useQueryClient, wordsFor, writeCall } from '@seleta/api-client'
import type { HowToMove } from '@seleta/campanha/move-input'
import { moveInput } from '@seleta/campanha/move-input'
import type { Motivo } from '@seleta/contract/motivos'
import type { EtapaItem, MoveAnswer } from '@seleta/contract/kanban'
import { aboutMovimento } from '@seleta/contract/tell-avisos'
import { tellPlace } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import type { Dispatch } from 'react'
import { useEffect, useReducer, useRef } from 'react'
import type { PessoaDaFila, Review, ReviewStep } from '../rules/revisao'
import { beginReview, review } from '../rules/revisao'
import { WORDS } from '../rules/words'
import { useOfferMove } from './use-offer-move'

export interface ReviewControl {
  readonly state: Review
  readonly dispatch: Dispatch<ReviewStep>
  /** Moves whoever is on the screen, and goes on before the server has answered. */
  readonly move: (pessoa: PessoaDaFila, etapa: Pick<EtapaItem, 'id' | 'nome'>, how: HowToMove) => void
  /** Says why it ended for somebody who has been moved, or is on the way; the same once more takes it back. */
  readonly say: (identificador: string, motivo: Pick<Motivo, 'id' | 'nome'>) => void
}

/** A review of some people of a campaign (product 63): what is decided goes to the server behind whoever goes on. */
export function useReview(campanhaId: number, everybody: readonly PessoaDaFila[]): ReviewControl {
  const [state, dispatch] = useReducer(review, everybody, beginReview)
  const { tellMoved, tellFailed } = useOutcomes(dispatch)
  const { notify } = useHostServices()
  const hasMoved = useRef(false)
  /** Moves, by person: what is said of one follows it. */
  const onTheirWay = useRef(new Map<string, Promise<void>>())
  useEffect(
    () => () => {
      if (hasMoved.current) void touch('moveTalento')
    },
    [],
  )

  async function send(pessoa: PessoaDaFila, etapa: Pick<EtapaItem, 'id' | 'nome'>, how: HowToMove) {
    const params = { identificador: pessoa.identificador, campanhaId, kanbanId: etapa.id }
    try {
      hasMoved.current = true
      // What lies below is asked for again once the review is over, not thirty times during it.
      tellMoved(pessoa, await change('moveTalento', moveInput(params, how), { isTouchedLater: true }))
    } catch (error) {
      tellFailed(pessoa, etapa.nome, error)
    }
  }

  const move: ReviewControl['move'] = (pessoa, etapa, how) => {
    const { identificador } = pessoa
    const outcome = { kind: 'moving', etapaId: etapa.id, etapa: etapa.nome } as const
    dispatch({ kind: 'decide', identificador, outcome })
    onTheirWay.current.set(identificador, send(pessoa, etapa, how))
  }

  const say: ReviewControl['say'] = async (identificador, { id, nome }) => {
    const motivo = state.motivos[identificador] === nome ? null : nome
    dispatch({ kind: 'say', identificador, motivo })
    await onTheirWay.current.get(identificador)
    const body = { campanhaId, identificadores: [identificador], motivoId: motivo === null ? null : id }
    try {
      await change('setMotivo', { body }, { isTouchedLater: true })
    } catch (error) {
      dispatch({ kind: 'say', identificador, motivo: null })
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }
  return { state, dispatch, move, say }
}

/** What became of a move: on the review's own page, and among what can be taken back. */
function useOutcomes(dispatch: Dispatch<ReviewStep>) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const offer = useOfferMove()

  function tellMoved({ identificador, nome }: PessoaDaFila, answer: MoveAnswer): void {
    const { campanhaId, etapaId, etapaNome: etapa, versao, mensagens, emailLigado, naEtapaDesde } = answer
    const isMoved = answer.deEtapaId !== etapaId
    const about = isMoved ? aboutMovimento(answer.inscricaoId) : null
    const outcome = { kind: 'moved', etapaId, etapa, about, versao, mensagens: mensagens.length } as const
    dispatch({ kind: 'tell', identificador, outcome })
    writePlace(client, identificador, answer)
    if (about === null) {
      notify({ text: WORDS.jaEstavaEm(nome, etapa), tone: 'info' })
      return
    }
    offer({
      about,
      texto: tellPlace(nome, etapa),
      campanhaId,
      kanbanId: etapaId,
      pessoas: [{ identificador, versao, naEtapaDesde }],
      mensagens,
      emailLigado,
      isQuiet: true,
      onTakeBack: () => {
        dispatch({ kind: 'forget', identificadores: [identificador] })
        dispatch({ kind: 'show', identificador })
      },
    })
  }

  function tellFailed({ identificador, nome }: PessoaDaFila, etapa: string, error: unknown): void {
    const motivo = wordsFor(error)
    dispatch({ kind: 'tell', identificador, outcome: { kind: 'failed', etapa, motivo } })
    notify({
      text: `${WORDS.moveFailed(nome)} ${motivo}`,
      tone: 'error',
      isSticky: true,
      action: { label: 'Voltar à pessoa', run: () => dispatch({ kind: 'show', identificador }) },
    })
  }

  return { tellMoved, tellFailed }
}

/** Where they stand now, for whoever comes back to them: what the move answered is newer than what was read. */
function writePlace(client: QueryClient, identificador: string, answer: MoveAnswer): void {
  const input = { params: { identificador } }
  const talento = readCall(client, 'getTalento', input)
  if (talento === undefined) return
  const { campanhaId, etapaId, etapaNome: etapa, naEtapaDesde } = answer
  const participacoes = talento.participacoes.map((one) =>
    one.campanhaId === campanhaId ? { ...one, etapaId, etapa, naEtapaDesde } : one,
  )
  writeCall('getTalento', input, { ...talento, participacoes })
}

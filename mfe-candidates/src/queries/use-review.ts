import type { QueryClient } from '@seleta/api-client'
import { change, readCall, touch, useQueryClient, wordsFor, writeCall } from '@seleta/api-client'
import type { HowToMove } from '@seleta/campanha/move-input'
import { moveInput } from '@seleta/campanha/move-input'
import type { Motivo } from '@seleta/contract/motivos'
import type { EtapaItem, MoveAnswer } from '@seleta/contract/kanban'
import type { Talento } from '@seleta/contract/talentos'
import { aboutMovimento } from '@seleta/contract/tell-avisos'
import { tellPlace } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import type { Dispatch } from 'react'
import { useEffect, useReducer, useRef, useState } from 'react'
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

/** Null: nothing, or no more. */
type Said = Pick<Motivo, 'id' | 'nome'> | null

/** What is sent about one person goes one after another, so that the last that was decided is the last written. */
interface Turn {
  /** Answers whether they were moved; what is said of somebody who was not is not sent. */
  last: Promise<boolean>
  /** The reason that the server has by this review. */
  written: Said
}
const beginTurn = (last: Promise<boolean>): Turn => ({ last, written: null })

/** A review of some people of a campaign (product 63): what is decided goes to the server behind whoever goes on. */
export function useReview(campanhaId: number, everybody: readonly PessoaDaFila[]): ReviewControl {
  const [state, dispatch] = useReducer(review, everybody, beginReview)
  const [turns] = useState(() => new Map<string, Turn>())
  const { tellMoved, tellFailed } = useOutcomes(dispatch, turns)
  const hasMoved = useRef(false)
  useEffect(
    () => () => {
      if (hasMoved.current) void touch('moveTalento')
    },
    [],
  )

  async function send(pessoa: PessoaDaFila, etapa: Pick<EtapaItem, 'id' | 'nome'>, how: HowToMove) {
    const params = { identificador: pessoa.identificador, campanhaId, kanbanId: etapa.id }
    try {
      // What lies below is asked for again once the review is over, not thirty times during it.
      tellMoved(pessoa, await change('moveTalento', moveInput(params, how), { isTouchedLater: true }))
      return true
    } catch (error) {
      tellFailed(pessoa, etapa.nome, error)
      return false
    }
  }

  const move: ReviewControl['move'] = (pessoa, etapa, how) => {
    const { identificador } = pessoa
    const outcome = { kind: 'moving', etapaId: etapa.id, etapa: etapa.nome } as const
    dispatch({ kind: 'decide', identificador, outcome })
    hasMoved.current = true
    const before = turns.get(identificador)?.last ?? Promise.resolve()
    turns.set(identificador, beginTurn(before.then(() => send(pessoa, etapa, how))))
  }
  return { state, dispatch, move, say: useSaying(campanhaId, state, dispatch, turns) }
}

/** Says why it ended, behind the move that ended it. */
function useSaying(
  campanhaId: number,
  { motivos }: Review,
  dispatch: Dispatch<ReviewStep>,
  turns: Map<string, Turn>,
): ReviewControl['say'] {
  const { notify } = useHostServices()
  const show = (identificador: string, motivo: Said) =>
    dispatch({ kind: 'say', identificador, motivo: motivo?.nome ?? null })

  async function write(identificador: string, turn: Turn, motivo: Said): Promise<void> {
    const body = { campanhaId, identificadores: [identificador], motivoId: motivo?.id ?? null }
    try {
      await change('setMotivo', { body }, { isTouchedLater: true })
      turn.written = motivo
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  return (identificador, motivo) => {
    const turn = turns.get(identificador) ?? beginTurn(Promise.resolve(true))
    const said = motivos[identificador] === motivo.nome ? null : motivo
    show(identificador, said)
    const last = turn.last.then(async (isMoved) => {
      if (isMoved) await write(identificador, turn, said)
      // What was said or decided since then is newer.
      if (turn.last === last && turns.get(identificador) === turn) show(identificador, turn.written)
      return isMoved
    })
    turn.last = last
    turns.set(identificador, turn)
  }
}

/** What became of a move: on the review's own page, and among what can be taken back. */
function useOutcomes(dispatch: Dispatch<ReviewStep>, turns: Map<string, Turn>) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  const offer = useOfferMove()

  function tellMoved({ identificador, nome }: PessoaDaFila, answer: MoveAnswer): void {
    const { campanhaId, etapaId, etapaNome: etapa, versao, mensagens, emailLigado, naEtapaDesde } = answer
    const isMoved = answer.deEtapaId !== etapaId
    const about = isMoved ? aboutMovimento(answer.inscricaoId) : null
    const outcome = { kind: 'moved', etapaId, etapa, about, versao, mensagens: mensagens.length } as const
    dispatch({ kind: 'tell', identificador, outcome })
    const restorePlace = writePlace(client, identificador, answer)
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
      mensagens: [mensagens],
      emailLigado,
      isQuiet: true,
      onTakeBack: () => {
        turns.delete(identificador)
        restorePlace()
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

/**
 * Where they stand now, for whoever comes back to them: what the move answered is newer than what was read.
 * @returns puts them where they stood, until the undo's own answer is read
 */
function writePlace(client: QueryClient, identificador: string, answer: MoveAnswer): () => void {
  const input = { params: { identificador } }
  const { campanhaId, etapaId, etapaNome: etapa, naEtapaDesde } = answer
  const place = (there: Partial<Talento['participacoes'][number]>) => {
    const talento = readCall(client, 'getTalento', input)
    if (talento === undefined) return
    const participacoes = talento.participacoes.map((one) =>
      one.campanhaId === campanhaId ? { ...one, ...there } : one,
    )
    writeCall('getTalento', input, { ...talento, participacoes })
  }
  const former = readCall(client, 'getTalento', input)?.participacoes.find(
    (one) => one.campanhaId === campanhaId,
  )
  place({ etapaId, etapa, naEtapaDesde })
  return () => {
    if (former !== undefined)
      place({ etapaId: former.etapaId, etapa: former.etapa, naEtapaDesde: former.naEtapaDesde })
  }
}

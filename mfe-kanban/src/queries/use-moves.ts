import { CallError, change, untilTold, useCall, useQueryClient } from '@seleta/api-client'
import type { Cartao, MoveAnswer } from '@seleta/contract/kanban'
import type { PessoaNoQuadro } from '@seleta/contract/kanban-eventos'
import { useHostServices } from '@seleta/shell'
import { useReducer, useRef } from 'react'
import type { PendingMove } from '../rules/apply-moves'
import { BOARDS, refreshBoards, updateBoards } from './board-query'
import type { MovesState } from '../rules/moves-state'
import { NO_MOVES, reduceMoves } from '../rules/moves-state'
import { avisos, falas } from '../rules/sentences'
import { confirmMove } from '../rules/server-board'

export interface MoveIntent {
  readonly cartao: Cartao
  readonly deEtapaId: number
  readonly paraEtapaId: number
}

export interface Moves {
  readonly state: MovesState
  /** Moves a person: on the screen at once, then the call. The same stage does nothing (spec section 4). */
  readonly move: (intent: MoveIntent) => void
  /** Takes the last saved move back; does nothing when there is none. */
  readonly undo: () => void
  readonly retry: (failed: PendingMove) => void
  /** Told what others did: says so when it overtakes a move made here. */
  readonly hear: (pessoas: readonly PessoaNoQuadro[]) => void
}

/**
 * The moves of a board and all their consequences: call, cache, toasts, screen-reader sentences (product 46).
 * @param nameOf name of a stage
 * @param onFailed a card went back to where it was
 */
export function useMoves(
  campanhaId: number,
  nameOf: (etapaId: number) => string,
  onFailed: (cartaoId: number) => void,
): Moves {
  const client = useQueryClient()
  const { notify, announce } = useHostServices()
  const eu = useCall('getUsuario', {}).data?.id
  const [state, dispatch] = useReducer(reduceMoves, NO_MOVES)
  const counter = useRef(0)
  const queues = useRef(new Map<number, Promise<void>>())
  /** Where this page last put a person. */
  const mine = useRef(new Map<number, number>())
  /** The last thing that another recruiter did to a person. */
  const theirs = useRef(new Map<number, PessoaNoQuadro>())

  function start(intent: MoveIntent, isUndo: boolean): void {
    if (intent.deEtapaId === intent.paraEtapaId) return
    counter.current += 1
    const move: PendingMove = { ...intent, numero: counter.current, desde: new Date().toISOString() }
    dispatch({ type: 'started', move })
    // One person's moves reach the server in the order in which they were made.
    const before = queues.current.get(move.cartao.id) ?? Promise.resolve()
    const done = before.then(() => save(move, isUndo))
    queues.current.set(move.cartao.id, done)
  }

  async function save(move: PendingMove, isUndo: boolean): Promise<void> {
    const { cartao, numero, paraEtapaId } = move
    const params = { identificador: cartao.identificador, campanhaId, kanbanId: paraEtapaId }
    try {
      const answer = await change('moveTalento', { params }, { keeps: BOARDS })
      updateBoards(client, campanhaId, [cartao.id], (board) => confirmMove(board, { ...answer, cartao }))
      await untilTold()
      tellSaved(move, answer, isUndo)
    } catch (error) {
      dispatch({ type: 'failed', numero, motivo: reasonOf(error) })
      onFailed(cartao.id)
      announce(falas.notSaved(cartao.nome), 'assertive')
      notify({ text: avisos.notMoved(cartao.nome), tone: 'error' })
      // A time-out does not tell whether the server moved the person: ask.
      refreshBoards(client, campanhaId)
    }
  }

  function tellSaved(move: PendingMove, answer: MoveAnswer, isUndo: boolean): void {
    const { id, nome } = move.cartao
    const later = theirs.current.get(id)
    if (later !== undefined && later.cartao.versao > answer.versao) {
      dispatch({ type: 'overtaken', numero: move.numero })
      tellOvertaken(later)
      return
    }
    mine.current.set(id, move.paraEtapaId)
    dispatch({ type: 'saved', numero: move.numero, isUndo })
    const etapa = nameOf(move.paraEtapaId)
    if (isUndo) {
      announce(falas.undone(nome, etapa))
      return
    }
    const action = { label: 'Desfazer', run: () => takeBack(move) }
    notify({ text: avisos.moved(nome, etapa), tone: 'success', action })
    const antes = answer.deEtapaId
    if (antes !== null && antes !== move.deEtapaId && antes !== move.paraEtapaId)
      notify({ text: avisos.wonOver(nome, nameOf(antes), etapa), tone: 'info' })
  }

  function tellOvertaken({ cartao, etapaId, autor }: PessoaNoQuadro): void {
    mine.current.delete(cartao.id)
    if (etapaId !== null)
      notify({ text: avisos.lostTo(cartao.nome, nameOf(etapaId), autor?.nome ?? null), tone: 'info' })
  }

  function hear(pessoas: readonly PessoaNoQuadro[]): void {
    for (const pessoa of pessoas) {
      const { cartao, etapaId, autor } = pessoa
      if (autor !== null && autor.id === eu) continue
      theirs.current.set(cartao.id, pessoa)
      const put = mine.current.get(cartao.id)
      if (put === undefined || put === etapaId) continue
      dispatch({ type: 'forgotten', cartaoId: cartao.id })
      tellOvertaken(pessoa)
    }
  }

  const takeBack = (move: PendingMove) =>
    start({ cartao: move.cartao, deEtapaId: move.paraEtapaId, paraEtapaId: move.deEtapaId }, true)

  return {
    state,
    move: (intent) => start(intent, false),
    undo: () => {
      if (state.last !== null) takeBack(state.last)
    },
    retry: (failed) => start(failed, false),
    hear,
  }
}

/** The server's own sentence where it refuses this move for good: the person withdrew, the stage is gone. */
function reasonOf(error: unknown): string | null {
  const isFinal = error instanceof CallError && (error.kind === 'conflict' || error.kind === 'not-found')
  return isFinal && error.mensagem !== '' ? error.mensagem : null
}

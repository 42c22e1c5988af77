import { CallError, change, untilTold, useCall, useQueryClient } from '@seleta/api-client'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { useHostServices } from '@seleta/shell'
import { useState, useSyncExternalStore } from 'react'
import { BOARDS, refreshBoards, updateBoards } from './board-query'
import type { Move, MoveIntent, MovesEffect, MovesState } from '../rules/moves-state'
import type { MovesStore } from './moves-store'
import { createMovesStore } from './moves-store'
import { toasts, speech } from '../rules/sentences'
import { confirmMove } from '../rules/server-board'
import { useStableCallback } from './use-stable-callback'

export interface Moves {
  readonly state: MovesState
  /** Moves a person: on the screen at once, then the call. The same stage does nothing (spec section 4). */
  readonly move: (intent: MoveIntent) => void
  /** Takes the last saved move back; does nothing when there is none. */
  readonly undo: () => void
  readonly retry: (failed: MoveIntent) => void
  /** Told what others did: says so when it overtakes a move made here. */
  readonly hear: (pessoas: readonly PessoaOnBoard[]) => void
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
  const carryOut = useStableCallback((effect: MovesEffect, { dispatch }: MovesStore): void => {
    switch (effect.kind) {
      case 'send':
        return void send(effect.move, dispatch)
      case 'tellSaved':
        return tellSaved(effect.move, effect.antes, dispatch)
      case 'tellOvertaken':
        return tellOvertaken(effect.pessoa)
      case 'tellFailed':
        return tellFailed(effect.move)
    }
  })
  const [store] = useState(() => createMovesStore(carryOut))
  const state = useSyncExternalStore(store.subscribe, store.read)

  async function send(move: Move, dispatch: MovesStore['dispatch']): Promise<void> {
    const { cartao, numero, paraEtapaId } = move
    const params = { identificador: cartao.identificador, campanhaId, kanbanId: paraEtapaId }
    try {
      const answer = await change('moveTalento', { params }, { keeps: BOARDS })
      updateBoards(client, campanhaId, [cartao.id], (board) => confirmMove(board, { ...answer, cartao }))
      await untilTold()
      dispatch({ type: 'saved', numero, versao: answer.versao, deEtapaId: answer.deEtapaId })
    } catch (error) {
      dispatch({ type: 'failed', numero, motivo: reasonOf(error) })
    }
  }

  function tellSaved(move: Move, antes: number | null, dispatch: MovesStore['dispatch']): void {
    const { nome } = move.cartao
    const etapa = nameOf(move.paraEtapaId)
    if (move.isUndo) {
      announce(speech.undone(nome, etapa))
      return
    }
    const action = { label: 'Desfazer', run: () => dispatch({ type: 'takenBack', move, agora: now() }) }
    notify({ text: toasts.moved(nome, etapa), tone: 'success', action })
    if (antes !== null) notify({ text: toasts.wonOver(nome, nameOf(antes), etapa), tone: 'info' })
  }

  function tellOvertaken({ cartao, etapaId, autor }: PessoaOnBoard): void {
    if (etapaId === null) return
    notify({ text: toasts.lostTo(cartao.nome, nameOf(etapaId), autor?.nome ?? null), tone: 'info' })
  }

  function tellFailed({ cartao }: Move): void {
    onFailed(cartao.id)
    announce(speech.notSaved(cartao.nome), 'assertive')
    notify({ text: toasts.notMoved(cartao.nome), tone: 'error' })
    // A time-out does not tell whether the server moved the person: ask.
    refreshBoards(client, campanhaId)
  }

  return {
    state,
    move: (intent) => store.dispatch({ type: 'moved', intent, agora: now() }),
    undo: () => store.dispatch({ type: 'takenBack', move: null, agora: now() }),
    retry: (intent) => store.dispatch({ type: 'moved', intent, agora: now() }),
    hear: (pessoas) => store.dispatch({ type: 'heard', pessoas, eu }),
  }
}

const now = () => new Date().toISOString()

/** The server's own sentence where it refuses this move for good: the person withdrew, the stage is gone. */
function reasonOf(error: unknown): string | null {
  const isFinal = error instanceof CallError && (error.kind === 'conflict' || error.kind === 'not-found')
  return isFinal && error.mensagem !== '' ? error.mensagem : null
}

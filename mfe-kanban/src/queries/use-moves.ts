import { CallError, change, untilTold, useCall, useQueryClient, wordsFor } from '@seleta/api-client'
import { moveInput } from '@seleta/campanha/move-input'
import type { Etapa } from '@seleta/contract/kanban'
import { NO_ETAPA } from '@seleta/contract/limits'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import {
  AVISO_CANCELADO,
  AVISO_JA_SAIU,
  aboutMovimento,
  tellAvisos,
  undoUntil,
} from '@seleta/contract/tell-avisos'
import { joinSentences, tellLostTo, tellPlace } from '@seleta/contract/tell-movimento'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BOARDS, boardKey, refreshBoards, updateBoards } from './board-query'
import type {
  FailedMove,
  Move,
  MoveAviso,
  MoveIntent,
  MovesEffect,
  MovesEvent,
  MovesState,
  SavedMove,
} from '../rules/moves-types'
import type { MovesStore } from './moves-store'
import { createMovesStore } from './moves-store'
import { toasts, speech } from '../rules/sentences'
import { confirmMove } from '../rules/server-board'
import { useStableCallback } from './use-stable-callback'

export interface Moves {
  readonly state: MovesState
  /** Moves a person: on the screen at once, then the call. The same stage does nothing (spec section 4). */
  readonly move: (intent: MoveIntent) => void
  readonly retry: (failed: FailedMove) => void
  /** Told what others did: says so when it overtakes a move made here. */
  readonly hear: (pessoas: readonly PessoaOnBoard[]) => void
}

/**
 * The moves of a board and all their consequences: call, cache, toasts, screen-reader sentences (product 46, 60).
 * @param server everybody, as the server last said
 * @param nameOf name of a stage
 * @param bringFocusTo a card went back to where it was
 */
export function useMoves(
  campanhaId: number,
  server: readonly Etapa[],
  nameOf: (etapaId: number) => string,
  bringFocusTo: (cartaoId: number) => void,
): Moves {
  const client = useQueryClient()
  const { notify, announce, undo } = useHostServices()
  const eu = useCall('getUsuario', {}).data?.id
  const carryOut = useStableCallback((effect: MovesEffect, store: MovesStore): void => {
    switch (effect.kind) {
      case 'send':
        return void send(effect.move, store)
      case 'tellSaved':
        return tellSaved(effect, store)
      case 'tellRefused':
        return tellRefused(effect.move, effect.motivo)
      case 'withdraw':
        return undo.withdraw(aboutMovimento(effect.cartaoId))
      case 'tellOvertaken':
        return tellOvertaken(effect.pessoa)
      case 'tellLeft':
        return tellLeft(effect.pessoa)
      case 'tellFailed':
        return tellFailed(effect)
    }
  })
  const [store] = useState(() => createMovesStore(carryOut))
  const state = useSyncExternalStore(store.subscribe, store.read)
  // A move whose answer was lost may have been written: the board says so, when it is read again or told.
  const hasFailed = state.failed.length > 0
  useEffect(() => {
    if (hasFailed) store.dispatch({ type: 'read', board: server })
  }, [hasFailed, server, store])

  async function send(move: Move, { dispatch }: MovesStore): Promise<void> {
    const { numero, desfaz } = move
    try {
      dispatch(desfaz === null ? await sendMove(move) : await sendUndo(move, desfaz))
    } catch (error) {
      const board = client.getQueryData(boardKey(campanhaId)) ?? []
      dispatch({ type: 'failed', numero, motivo: reasonOf(error), error, board })
    }
  }

  async function sendMove({ cartao, numero, paraEtapaId, ...how }: Move): Promise<MovesEvent> {
    const params = { identificador: cartao.identificador, campanhaId, kanbanId: paraEtapaId }
    const answer = await change('moveTalento', moveInput(params, how), { keeps: BOARDS })
    updateBoards(client, campanhaId, [cartao.id], (board) =>
      confirmMove(board, { ...answer, deEtapaId: answer.deEtapaId ?? NO_ETAPA, cartao }),
    )
    await untilTold()
    const { versao, mensagens, emailLigado } = answer
    const deEtapaId = answer.deEtapaId ?? NO_ETAPA
    const waiting = mensagens.filter(({ estado }) => estado === 'pendente')
    const aviso = { texto: tellAvisos([mensagens], emailLigado), mensagens: waiting.map(({ id }) => id) }
    return { type: 'saved', numero, versao, deEtapaId, aviso }
  }

  /** The server takes it back only when nothing has happened to the person since. */
  async function sendUndo({ cartao, numero, deEtapaId }: Move, done: SavedMove): Promise<MovesEvent> {
    const { identificador } = cartao
    const body = { campanhaId, kanbanId: deEtapaId, pessoas: [{ identificador, versao: done.versao }] }
    const { pessoas, emailLigado } = await change('undoMoveTalentos', { body }, { keeps: BOARDS })
    const [voltou] = pessoas
    if (voltou === undefined || voltou.motivo !== '')
      return { type: 'refused', numero, motivo: voltou?.motivo ?? '' }
    const { mensagens } = voltou
    // Whoever came from no stage is in none again: that is a fact of its own, one after the move.
    const etapaId = voltou.etapaId ?? NO_ETAPA
    const naEtapaDesde = voltou.naEtapaDesde ?? now().toISOString()
    const versao = voltou.versao ?? done.versao + 1
    updateBoards(client, campanhaId, [cartao.id], (board) =>
      confirmMove(board, { cartao, etapaId, deEtapaId, naEtapaDesde, versao }),
    )
    await untilTold()
    const aviso = { texto: tellAvisos([mensagens], emailLigado), mensagens: [] }
    return { type: 'saved', numero, versao, deEtapaId, aviso }
  }

  function tellSaved(
    { move, antes, aviso, desde }: MovesEffect & { readonly kind: 'tellSaved' },
    { takeBack }: MovesStore,
  ): void {
    const { nome } = move.cartao
    const etapa = nameOf(move.paraEtapaId)
    if (move.desfaz !== null) {
      const text = joinSentences(speech.undone(nome, etapa), aviso.texto)
      if (desde === null) return announce(text)
      // It was said that it was not taken back, and offered once more.
      undo.withdraw(aboutMovimento(move.cartao.id))
      return notify({ about: aboutMovimento(move.cartao.id), text, tone: 'info' })
    }
    // It was said that it was not saved.
    if (desde !== null) announce(tellPlace(nome, etapa), 'assertive')
    offer(move, aviso, takeBack, undoUntil(desde === null ? now() : new Date(desde)))
    if (antes !== null) notify({ text: toasts.wonOver(nome, nameOf(antes), etapa), tone: 'info' })
  }

  /** Says the move with what it sends; both can be taken back for as long as the message waits. */
  function offer(
    move: SavedMove,
    { texto, mensagens }: MoveAviso,
    takeBack: MovesStore['takeBack'],
    until: number,
  ): void {
    const { cartao, paraEtapaId } = move
    const about = aboutMovimento(cartao.id)
    const text = joinSentences(tellPlace(cartao.nome, nameOf(paraEtapaId)), texto)
    // It was written, and its answer lost, too long ago.
    if (until <= now().getTime()) return notify({ about, text, tone: 'info' })
    const dontSend = { label: 'Não enviar', run: () => void cancel(move, mensagens, takeBack, until) }
    undo.offer({
      about,
      text,
      until,
      ...(mensagens.length > 0 && { besides: dontSend }),
      run: () => {
        bringFocusTo(cartao.id)
        return takeBack(move, now().toISOString())
      },
    })
  }

  async function cancel(
    move: SavedMove,
    mensagens: readonly number[],
    takeBack: MovesStore['takeBack'],
    until: number,
  ): Promise<void> {
    try {
      const { canceladas } = await change('cancelMensagens', { body: { mensagens: [...mensagens] } })
      const texto = canceladas === 0 ? AVISO_JA_SAIU : AVISO_CANCELADO
      // Taken back or overtaken meanwhile: then there is nothing left to say.
      if (store.read().mine.get(move.cartao.id)?.versao === move.versao)
        offer(move, { texto, mensagens: [] }, takeBack, until)
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  function tellLeft({ cartao, saida }: PessoaOnBoard): void {
    if (saida === 'desistiu') notify({ text: toasts.desistiu(cartao.nome), tone: 'info' })
  }

  function tellRefused({ cartao }: Move, motivo: string): void {
    bringFocusTo(cartao.id)
    notify({ text: motivo === '' ? toasts.notMoved(cartao.nome) : motivo, tone: 'info' })
    refreshBoards(client, campanhaId)
  }

  function tellOvertaken({ cartao, etapaId, autor, saida }: PessoaOnBoard): void {
    if (saida != null) return
    notify({
      text: tellLostTo(cartao.nome, nameOf(etapaId ?? NO_ETAPA), autor?.nome),
      tone: 'info',
    })
  }

  function tellFailed({ move: { cartao, desfaz } }: MovesEffect & { readonly kind: 'tellFailed' }): void {
    bringFocusTo(cartao.id)
    // A time-out does not tell whether the server moved the person: ask.
    refreshBoards(client, campanhaId)
    // Why it could not be taken back is said by the host, with the way on.
    if (desfaz !== null) return
    announce(speech.notSaved(cartao.nome), 'assertive')
    notify({ about: aboutMovimento(cartao.id), text: toasts.notMoved(cartao.nome), tone: 'error' })
  }

  return {
    state,
    move: (intent) => store.dispatch({ type: 'moved', intent, agora: now().toISOString() }),
    retry: (intent) => store.dispatch({ type: 'moved', intent, agora: now().toISOString() }),
    hear: (pessoas) => store.dispatch({ type: 'heard', pessoas, eu }),
  }
}

/** The server's own sentence where it refuses this move for good: the person withdrew, the stage is gone. */
function reasonOf(error: unknown): string | null {
  const isFinal = error instanceof CallError && (error.kind === 'conflict' || error.kind === 'not-found')
  return isFinal && error.mensagem !== '' ? error.mensagem : null
}

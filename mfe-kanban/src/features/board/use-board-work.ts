import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import type { DragMeans, Drop } from '../../rules/drag-state'
import type { FailedMove, MoveIntent } from '../../rules/moves-types'
import type { OpenThing } from './open-thing'
import { NOTHING } from './open-thing'
import { speech } from '../../rules/sentences'
import { etapasOf } from '../../rules/unplaced-column'
import { neighbourOf } from '../../rules/place-cartao'
import { placeIn } from './announcements'
import type { CartaoFocus } from './use-cartao-focus'
import type { ShownBoard } from './use-shown-board'

/** A stage that was removed here, and what brings it back. */
export interface RemovedEtapa {
  readonly id: number
  readonly nome: string
  readonly onUndo: () => void
}

/** What one does on the board, by hand or by menu, and what is open over it. */
export function useBoardWork(shown: ShownBoard, { bringFocusTo, stayIn }: CartaoFocus) {
  const { announce } = useHostServices()
  const [open, setOpen] = useState<OpenThing>(NOTHING)
  const [lastRemoved, setRemoved] = useState<RemovedEtapa | null>(null)
  const { moves } = shown
  const etapas = etapasOf(shown.whole)
  // Whoever else may have brought it back.
  const removed = etapas.some(({ id }) => id === lastRemoved?.id) ? null : lastRemoved

  /** The view stays: the focus goes to who stands next in the column that one works in (audit B4). */
  function move(intent: MoveIntent, by: DragMeans): void {
    const next = neighbourOf(shown.narrowed, intent.cartao.id)
    moves.move(intent)
    stayIn(intent.deEtapaId, next, by)
  }

  function moveByMenu(intent: MoveIntent): void {
    const lugar = placeIn(shown.board, intent.cartao, intent.paraEtapaId)
    setOpen(NOTHING)
    move(intent, 'keys')
    if (lugar !== null) announce(speech.drop(lugar), 'assertive')
  }

  function place(etapaId: number, ordem: number): void {
    const etapa = etapas.find(({ id }) => id === etapaId)
    if (etapa !== undefined) void shown.placeEtapa(etapa, ordem)
  }

  function placeByMenu(etapaId: number, ordem: number): void {
    setOpen(NOTHING)
    place(etapaId, ordem)
    announce(speech.dropEtapa(shown.nameOf(etapaId), ordem, etapas.length), 'assertive')
  }

  function drop(what: Drop, by: DragMeans): void {
    if (what.kind === 'move') move(what.intent, by)
    else if (what.kind === 'stay') bringFocusTo(what.cartaoId)
    else if (what.kind === 'place')
      place(what.etapaId, etapas.findIndex(({ id }) => id === what.onEtapaId) + 1)
  }

  function retry(failed: FailedMove): void {
    moves.retry(failed)
    bringFocusTo(failed.cartao.id)
  }

  /** What is told of a later removal stays. */
  const onRestored = (etapaId: number) => setRemoved((now) => (now?.id === etapaId ? null : now))

  return { open, setOpen, removed, setRemoved, onRestored, moveByMenu, placeByMenu, drop, retry }
}

import {
  CallError,
  canRetry,
  change,
  forgetTakenBack,
  notUndone,
  request,
  useChange,
  useQueryClient,
  wordsFor,
} from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { useRef } from 'react'
import { toasts } from '../rules/sentences'
import { updateBoards } from './board-query'

export interface FollowRemoval {
  /** The stage is gone; `undo` brings it back. */
  readonly onRemoved: (undo: () => void) => void
  /** There is nothing left to take back. */
  readonly onOver: () => void
}

/**
 * Removes a stage, with all its consequences (product 45).
 * A removal whose answer was lost is looked for: where the stage is gone, it is as if it had been answered.
 * @returns to be told where its people go; null where nobody stands in it
 */
export function useRemoveEtapa(
  campanhaId: number,
  { id, nome }: EtapaItem,
  { onRemoved, onOver }: FollowRemoval,
) {
  const { notify, undo } = useHostServices()
  const about = `etapa-removida-${id}`
  const client = useQueryClient()
  const isLost = useRef(false)

  async function isGone(error: unknown): Promise<boolean> {
    isLost.current ||= canRetry(error)
    const isMissing = error instanceof CallError && error.kind === 'not-found'
    if (!isLost.current || !(canRetry(error) || isMissing)) return false
    try {
      const etapas = await request('listEtapas', { params: { campanhaId } })
      return etapas.every((etapa) => etapa.id !== id)
    } catch {
      return false
    }
  }

  /** @throws when it is not back */
  async function restore(): Promise<void> {
    try {
      await change('restoreEtapa', { params: { id } })
      notify({ text: toasts.etapaRestored(nome), tone: 'success' })
      onOver()
    } catch (error) {
      if (!notUndone(error).canRepeat) onOver()
      throw error
    }
  }

  /** By the page itself, which offers it for longer than the host does. */
  async function restoreByPage(): Promise<void> {
    try {
      await restore()
      undo.withdraw(about)
    } catch (error) {
      const { text, canRepeat } = notUndone(error)
      if (!canRepeat) undo.withdraw(about)
      notify({ text, tone: 'error' })
    }
  }

  return useChange(
    'deleteEtapa',
    async (send, destino: number | null) => {
      try {
        await send({ params: { id }, query: destino === null ? {} : { destino } })
      } catch (error) {
        if (!(await isGone(error))) throw error
      }
    },
    {
      onSuccess: () => {
        forgetTakenBack('createEtapa', String(campanhaId), nome)
        // Gone at once; the board that is on its way says where its people went.
        updateBoards(client, campanhaId, [], (board) => board.filter((etapa) => etapa.id !== id))
        undo.offer({ about, text: toasts.etapaRemoved(nome), until: undoUntil(now()), run: restore })
        onRemoved(() => void restoreByPage())
      },
      onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
    },
  )
}

import { change, untilTold, useQueryClient } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import { BOARDS, updateBoards } from './board-query'
import type { PendingOrder } from '../rules/etapa-order'
import { orderEtapa } from '../rules/etapa-order'
import { toasts } from '../rules/sentences'

/** Reordering of columns: on the screen at once, then the call (product 45). */
export function useEtapaOrders(campanhaId: number) {
  const client = useQueryClient()
  const { notify } = useHostServices()
  const [pending, setPending] = useState<readonly PendingOrder[]>([])

  async function place(etapa: Etapa, ordem: number): Promise<void> {
    if (etapa.ordem === ordem) return
    const order: PendingOrder = { etapaId: etapa.id, ordem }
    setPending((before) => [...before, order])
    try {
      await change('updateEtapa', { params: { id: etapa.id }, body: { ordem } }, { keeps: BOARDS })
      updateBoards(client, campanhaId, [], (board) => orderEtapa(board, order))
      await untilTold()
    } catch {
      notify({ text: toasts.etapaNotMoved(etapa.nome), tone: 'error' })
    } finally {
      setPending((before) => before.filter((other) => other !== order))
    }
  }

  return { pending, place }
}

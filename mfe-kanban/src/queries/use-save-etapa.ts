import { CallError, lostOf, useChange, useQueryClient, wordsFor } from '@seleta/api-client'
import { placeOfNew } from '@seleta/contract/etapa-lugar'
import type { EtapaItem, EtapaUpdateBody } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { useState } from 'react'
import type { bodyOf, EtapaErrors } from '../rules/etapa-draft'
import { toasts } from '../rules/sentences'
import { BOARDS, updateBoards } from './board-query'

interface Outcome {
  readonly onSaved: () => void
  /** What the server has against fields. */
  readonly onRefused: (errors: EtapaErrors) => void
}

const camposOf = (error: Error): EtapaErrors | null =>
  error instanceof CallError && error.kind === 'invalid' ? error.campos : null

/**
 * Saves a change of a stage, with all its consequences.
 * @param done what the toast says
 */
export function useSaveEtapa(
  campanhaId: number,
  etapaId: number,
  done: string,
  { onSaved, onRefused }: Outcome,
) {
  const { notify } = useHostServices()
  const client = useQueryClient()
  return useChange('updateEtapa', (send, body: EtapaUpdateBody) => send({ params: { id: etapaId }, body }), {
    keeps: BOARDS,
    onSuccess: (saved) => {
      updateBoards(client, campanhaId, [], (board) =>
        // The board knows better how many people it shows.
        board.map((now) => (now.id === saved.id ? { ...now, ...saved, qtdTalentos: now.qtdTalentos } : now)),
      )
      notify({ text: done, tone: 'success' })
      onSaved()
    },
    onError: (error) => {
      onRefused(camposOf(error) ?? {})
      notify({ text: wordsFor(error), tone: 'error' })
    },
  })
}

/** Where one was to stand whose answer was lost; null: none was. */
function placeOfLost(about: string): number | null {
  const lost = lostOf('createEtapa', about)
  // What `useCreateEtapa` has sent.
  return lost === null ? null : (JSON.parse(lost.sent) as { body: { ordem: number } }).body.ordem
}

/** Makes a stage where new ones stand (product 64), with all its consequences. */
export function useCreateEtapa(
  campanhaId: number,
  etapas: readonly EtapaItem[],
  { onSaved, onRefused }: Outcome,
) {
  const { notify } = useHostServices()
  // As it was when somebody began: a stage that was made while its answer was lost is not told twice.
  const about = String(campanhaId)
  const [ordem] = useState(() => placeOfLost(about) ?? placeOfNew(etapas))
  return useChange(
    'createEtapa',
    (send, body: ReturnType<typeof bodyOf>) => send({ body: { ...body, ordem, campanhaId } }),
    {
      onceAs: about,
      onSuccess: () => {
        notify({ text: toasts.etapaCreated, tone: 'success' })
        onSaved()
      },
      onError: (error) => {
        const campos = camposOf(error)
        onRefused(campos ?? {})
        notify({ text: campos === null ? wordsFor(error) : toasts.etapaIncomplete, tone: 'error' })
      },
    },
  )
}

import { useBegun } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { useState } from 'react'
import {
  type EtapaBegun,
  type EtapaDraft,
  NEW_ETAPA,
  draftOf,
  overtakenFields,
  resumeEtapa,
} from '../rules/etapa-draft'

/**
 * What is being written about a stage: there again on the stage as it stands then (product 4).
 * @param etapa as it was when the dialog opened; null makes a new one
 * @param now as it stands
 */
export function useEtapaBegun(
  campanhaId: number,
  etapa: EtapaItem | null,
  now: EtapaItem | null,
  isForMensagem: boolean,
) {
  const base = etapa === null ? NEW_ETAPA : draftOf(etapa)
  // Who comes to write a message finds its field, on a stage too that tells nobody yet.
  const opened = (one: EtapaDraft): EtapaDraft => (isForMensagem ? { ...one, isAvisada: true } : one)
  const first = opened(base)
  const [begun, keep, forget] = useBegun<EtapaBegun>(
    etapa === null ? `etapa-da-campanha.${campanhaId}` : `etapa.${etapa.id}`,
    { base, draft: first },
    (kept) => resumeEtapa(kept, first),
  )
  const { draft } = begun
  const stands = now === null ? first : draftOf(now)
  const standing = begun.base.isAvisada ? stands : opened(stands)
  const overtaken = overtakenFields(begun, standing)
  const beside = JSON.stringify(overtaken.map((field) => [field, standing[field]]))
  // Who comes to write a message stands at its field, far below what tells them.
  const [told, setTold] = useState(isForMensagem ? JSON.stringify([]) : beside)
  return {
    draft,
    setDraft: (next: EtapaDraft) => keep({ base: begun.base, draft: next }),
    isTouched: JSON.stringify(draft) !== JSON.stringify(first),
    overtaken,
    /** Whether what a colleague has changed meanwhile stands there to be read; from now on it does. */
    isTold: () => {
      setTold(beside)
      return beside === told || overtaken.length === 0
    },
    forget,
  }
}

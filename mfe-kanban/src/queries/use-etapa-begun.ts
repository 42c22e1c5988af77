import { useBegun } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
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
 */
export function useEtapaBegun(campanhaId: number, etapa: EtapaItem | null, isForMensagem: boolean) {
  const base = etapa === null ? NEW_ETAPA : draftOf(etapa)
  // Who comes to write a message finds its field, on a stage too that tells nobody yet.
  const first = isForMensagem ? { ...base, isAvisada: true } : base
  const [begun, keep, forget] = useBegun<EtapaBegun>(
    etapa === null ? `etapa-da-campanha.${campanhaId}` : `etapa.${etapa.id}`,
    { base, draft: first },
    (kept) => resumeEtapa(kept, first),
  )
  const { draft } = begun
  return {
    draft,
    setDraft: (next: EtapaDraft) => keep({ base: begun.base, draft: next }),
    isTouched: JSON.stringify(draft) !== JSON.stringify(first),
    overtaken: overtakenFields(begun, first),
    forget,
  }
}

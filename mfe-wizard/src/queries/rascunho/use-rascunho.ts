import { useAtomPart } from '@seleta/api-client'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { activeAtom } from './rascunho-atoms'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'
import { rascunhos } from './rascunhos'

/**
 * A part of the draft's state. The component draws again only when that part is another one.
 * @param select answers a part as it stands in the state, not a new object
 */
export function useRascunho<T>(select: (state: RascunhoState) => T): T {
  return useAtomPart(activeAtom, select)
}

/** A part of the campaign, as `useRascunho`. */
export function useCampanha<T>(select: (campanha: CampanhaRascunho) => T): T {
  return useRascunho((state) => select(state.campanha))
}

/** Changes fields of the campaign. */
export function editCampanha(fields: Partial<CampanhaRascunho>): void {
  rascunhos.edit((campanha) => ({ ...campanha, ...fields }))
}

/** Changes fields of its vaga. */
export function editVaga(fields: Partial<CampanhaRascunho['vaga']>): void {
  rascunhos.edit((campanha) => ({ ...campanha, vaga: { ...campanha.vaga, ...fields } }))
}

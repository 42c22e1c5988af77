import { useCall } from '@seleta/api-client'
import type { ListState } from '../rules/list-address'
import type { TalentoList } from '../rules/talento-list'
import { listInput } from '../rules/talento-list'

/** One page of a list; the former page stays on screen while the next one loads. */
export function useTalentos(list: TalentoList, state: ListState) {
  return useCall('filterTalentos', listInput(list, state), { isKeepingPrevious: true })
}

/** A page that the panel needs to know who comes before and after; the list under it has asked for it already. */
export function useTalentosOf(list: TalentoList, state: ListState, isEnabled: boolean) {
  return useCall('filterTalentos', listInput(list, state), { isEnabled })
}

/**
 * Everything about one person (spec section 3, candidate detail).
 * @param identificador undefined: nobody is asked for
 */
export function useTalento(identificador: string | undefined) {
  return useCall(
    'getTalento',
    { params: { identificador: identificador ?? '' } },
    { isEnabled: identificador !== undefined },
  )
}

/** Reads the next person ahead, so that going on is instant (design.md, the bar: Ashby). */
export function usePrefetchTalento(identificador: string | undefined): void {
  useTalento(identificador)
}

/** The stages of a campaign's board, in order. */
export function useEtapas(campanhaId: number, isEnabled = true) {
  return useCall('listEtapas', { params: { campanhaId } }, { isEnabled })
}

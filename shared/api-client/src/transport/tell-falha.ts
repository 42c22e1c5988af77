import type { CallInput } from '@seleta/contract/calls'
import type { routes } from '@seleta/contract/routes'

/** Of the contract's table, which is too long to bring along. */
const PATH: (typeof routes)['countFalha']['path'] = '/campanha/v1/publico/falhas'

/**
 * Tells the server that an area did not come (decision 132). It leaves beside everything else and answers nothing: the
 * page may be on its way out, and whether anybody hears it changes nothing for the person.
 */
export function tellFalha(falha: CallInput<'countFalha'>['body']): void {
  // Not in every environment that draws the host.
  if (!('sendBeacon' in navigator)) return
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(falha)], { type: 'application/json' }))
}

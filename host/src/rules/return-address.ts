import { paths } from '@seleta/shell'

/** Where a person lands after signing in: the address asked for, else the campaign list (product 4). */

export interface ReturnState {
  readonly voltar: string
}

export function returnStateOf(location: { pathname: string; search: string; hash: string }): ReturnState {
  return { voltar: location.pathname + location.search + location.hash }
}

/**
 * @param state `location.state` of the sign-in screen: history's, so never trusted
 * @returns an address of this product
 */
export function returnAddressOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('voltar' in state)) return paths.campanhas()
  const { voltar } = state
  // Two slashes would lead to another host.
  const isOurs = typeof voltar === 'string' && /^\/[^/\\]/.test(voltar)
  return isOurs ? voltar : paths.campanhas()
}

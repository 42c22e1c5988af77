import { appStore, atom, endSession, request } from '@seleta/api-client'

/** True when the person left but the server could not be told: the session there lives on until it expires. */
export const logoutProblemAtom = atom(false)

/**
 * Ends the session here at once, in all tabs, and on the server (product 3). The call takes the token with it when
 * it starts, so nobody waits for it.
 */
export function logout(): void {
  appStore.set(logoutProblemAtom, false)
  request('logout', {}).catch((error: unknown) => {
    const isAlreadyOver = error instanceof Error && 'status' in error && error.status === 401
    if (!isAlreadyOver) appStore.set(logoutProblemAtom, true)
  })
  endSession('logout')
}

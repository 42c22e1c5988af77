import { tellFalha } from '@seleta/api-client/falhas'
import type { RemoteError } from '../../rules/remote-error'

const counted = new Set<string>()

const listeners = new Set<(failure: RemoteError) => void>()

/** Tells what went wrong with a release on this page from now on, each failure once. */
export const onFailure = (listener: (failure: RemoteError) => void): void => void listeners.add(listener)

/** Lets the server count what went wrong with a release, once for this page, healed or not (decision 132). */
export function countFailure(failure: RemoteError): void {
  const { code, remoteId, version, kind } = failure
  if (counted.has(code)) return
  counted.add(code)
  tellFalha({ area: remoteId, versao: version, tipo: kind })
  for (const listener of listeners) listener(failure)
}

import { tellFalha } from '@seleta/api-client/falhas'
import { RemoteError } from '../../rules/remote-error'

/**
 * Records a failure that the person is told of elsewhere: in the browser's console, with the area's code and no personal
 * data, and where it is of an area, in the server's count.
 */
export function reportFailure(error: unknown, context: string): void {
  const code = error instanceof RemoteError ? error.code : error instanceof Error ? error.name : 'unknown'
  // oxlint-disable-next-line no-console -- the place where failures are recorded
  console.error(`[seleta] ${context}: ${code}`, error)
  if (error instanceof RemoteError) countFailure(error)
}

const counted = new Set<string>()

/** Lets the server count what went wrong with a release, once for this page, healed or not (decision 132). */
export function countFailure({ code, remoteId, version, kind }: RemoteError): void {
  if (counted.has(code)) return
  counted.add(code)
  tellFalha({ area: remoteId, versao: version, tipo: kind })
}

import { tellFalha } from '@seleta/api-client/falhas'
import type { RemoteError } from '../../rules/remote-error'

const counted = new Set<string>()

/** Lets the server count what went wrong with a release, once for this page, healed or not (decision 132). */
export function countFailure({ code, remoteId, version, kind }: RemoteError): void {
  if (counted.has(code)) return
  counted.add(code)
  tellFalha({ area: remoteId, versao: version, tipo: kind })
}

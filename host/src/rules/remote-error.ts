import type { FalhaTipo } from '@seleta/contract/falha-tipos'
import type { RemoteId } from '@seleta/shell'

/** Every way in which an area can fail to appear, set by the code that knows it. */
export type RemoteErrorKind = FalhaTipo

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly kind: RemoteErrorKind
  readonly remoteId: RemoteId
  readonly version: string
  /** The server says that there is no such file: asked again it will not come. */
  readonly isGone: boolean

  constructor(
    kind: RemoteErrorKind,
    at: { remoteId: RemoteId; version?: string; isGone?: boolean; cause?: unknown },
  ) {
    super(`${at.remoteId}@${at.version ?? '?'}: ${kind}`, { cause: at.cause })
    this.kind = kind
    this.remoteId = at.remoteId
    this.version = at.version ?? ''
    this.isGone = at.isGone ?? false
  }

  /** What a person reads out to support: short, without an address. */
  get code(): string {
    return `${this.remoteId}/${this.version === '' ? '-' : this.version}/${this.kind}`
  }
}

/** Whether the same file, asked for again in a moment, may come. A wait that was in vain is not repeated at once. */
export function mayPass(error: RemoteError): boolean {
  return (error.kind === 'entry' || error.kind === 'chunk') && !error.isGone
}

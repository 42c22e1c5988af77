import type { RemoteId } from '@seleta/shell'

/** Every way in which an area can fail to appear (architecture.md, 'Loading ladder'). */
export type RemoteErrorKind =
  | 'registry'
  | 'manifest'
  | 'integrity'
  | 'entry'
  | 'contract'
  | 'shared'
  | 'chunk'
  | 'expose'
  | 'render'
  | 'timeout'

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly kind: RemoteErrorKind
  readonly remoteId: RemoteId
  readonly version: string
  readonly url: string

  constructor(
    kind: RemoteErrorKind,
    at: { remoteId: RemoteId; version?: string; url?: string; cause?: unknown },
  ) {
    super(`${at.remoteId}@${at.version ?? '?'}: ${kind}`, { cause: at.cause })
    this.kind = kind
    this.remoteId = at.remoteId
    this.version = at.version ?? ''
    this.url = at.url ?? ''
  }

  /** What a person reads out to support: short, without an address. */
  get code(): string {
    return `${this.remoteId}/${this.version === '' ? '-' : this.version}/${this.kind}`
  }
}

/** Kinds for which the same file, asked for again, may come. */
const passing: ReadonlySet<RemoteErrorKind> = new Set(['registry', 'manifest', 'entry', 'chunk', 'timeout'])

export function mayPass(error: RemoteError): boolean {
  return passing.has(error.kind)
}

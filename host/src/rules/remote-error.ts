import type { RemoteId } from '@seleta/shell'

/**
 * Every way in which an area can fail to appear. Each is set by the code that knows it, never read out of a sentence
 * (docs/decisions/122-independent-areas.md).
 */
export const remoteErrorKinds = [
  /** No list names the area, or none could be read. */
  'registry',
  /** The entry did not come: refused, cut off, not there. */
  'entry',
  /** The same of a file behind the entry. */
  'chunk',
  /** Nothing arrived for too long. */
  'timeout',
  /** Other bytes than the registry says. */
  'integrity',
  /** It was made for another host. */
  'contract',
  /** It needs what this host does not have. */
  'shared',
  /** Its code threw while it loaded, or has not what it declares. */
  'expose',
  /** It threw while it was drawn. */
  'render',
] as const
export type RemoteErrorKind = (typeof remoteErrorKinds)[number]

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

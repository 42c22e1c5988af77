import { IncomingMessage } from 'node:http'

/** What is gathered before it is told, bytes: no more than any stream reads ahead. */
const ROOM = 16 * 1024

/** So many pieces that are smaller than this on average, bytes, are no body that anybody means. */
const CRUMBS = 4096
const CRUMB = 16

/**
 * A call as it arrives. A body may be sent in pieces of one byte each (`Transfer-Encoding: chunked`): one read of the
 * connection holds ten thousand of them, and each would lie in memory as a buffer of its own long before anybody counts
 * it. What comes in one turn is told as one piece; and as each of them takes its time too, microseconds for a byte, whoever
 * goes on so is hung up on (security S29).
 */
export class GatheredMessage extends IncomingMessage {
  #room: Buffer | null = null
  #filled = 0
  #isDue = false
  #isCut = false
  #pieces = 0
  #arrived = 0

  /** @returns whether more may come, as of every stream */
  override push(piece: Buffer | null): boolean {
    // The rest of that read comes all the same: nobody is to take what is left of the body for all of it.
    if (this.#isCut) return false
    if (piece === null) {
      this.#tell()
      this.#room = null
      return super.push(null)
    }
    if (this.headers['transfer-encoding'] === undefined) return super.push(piece)
    if (this.#isCrumbled(piece.length)) {
      this.#isCut = true
      this.socket.destroy()
      return false
    }
    if (this.#filled + piece.length > ROOM) this.#tell()
    if (piece.length >= ROOM) return super.push(piece)
    this.#gather(piece)
    return this.readableLength + this.#filled < this.readableHighWaterMark
  }

  #isCrumbled(bytes: number): boolean {
    this.#pieces += 1
    this.#arrived += bytes
    return this.#pieces >= CRUMBS && this.#arrived < this.#pieces * CRUMB
  }

  #gather(piece: Buffer): void {
    this.#room ??= Buffer.allocUnsafeSlow(ROOM)
    this.#filled += piece.copy(this.#room, this.#filled)
    if (this.#isDue) return
    this.#isDue = true
    // Not by nextTick: Node runs that behind every single piece.
    setImmediate(() => {
      this.#isDue = false
      this.#tell()
    })
  }

  #tell(): void {
    if (this.#room === null || this.#filled === 0) return
    const told = Buffer.from(this.#room.subarray(0, this.#filled))
    this.#filled = 0
    super.push(told)
  }
}

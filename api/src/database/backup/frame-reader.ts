import { BACKUP_DAMAGED, BackupError, NO_BACKUP } from './backup-format'

/** Reads lines and frames from a stream of bytes of any cut. */
export class FrameReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Up to a line feed, without it. @throws BackupError when the stream ends or the line is absurdly long */
  async readLine(max = 1_000_000): Promise<string> {
    let end = this.#rest.indexOf(10)
    while (end < 0) {
      if (this.#rest.length > max) throw new BackupError(NO_BACKUP)
      await this.#more()
      end = this.#rest.indexOf(10)
    }
    const line = this.#rest.subarray(0, end).toString('utf8')
    this.#rest = this.#rest.subarray(end + 1)
    return line
  }

  /** The next frame; empty at the end of a table. @throws BackupError when the stream ends inside it */
  async readFrame(): Promise<Buffer> {
    const length = (await this.#take(4)).readUInt32BE()
    return this.#take(length)
  }

  /** Past the last frame: the stream may have its own check sum there. @throws BackupError when something is wrong, or left */
  async readEnd(): Promise<void> {
    if (this.#rest.length > 0 || (await this.#next()).done !== true) throw new BackupError(BACKUP_DAMAGED)
  }

  async #take(length: number): Promise<Buffer> {
    while (this.#rest.length < length) await this.#more()
    const bytes = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return bytes
  }

  async #more(): Promise<void> {
    const next = await this.#next()
    if (next.done === true) throw new BackupError(BACKUP_DAMAGED)
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value])
  }

  #next(): Promise<IteratorResult<Buffer>> {
    return this.#source.next().catch((error: unknown) => {
      throw new BackupError(BACKUP_DAMAGED, { cause: error })
    })
  }
}

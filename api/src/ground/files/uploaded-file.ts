import { createReadStream } from 'node:fs'
import type { FileOnDisk } from './file-store'

/** What of a file tells what it really is. */
export interface FileSample {
  /** Bytes of the whole file. */
  readonly tamanho: number
  /** Its first bytes, up to 8 KiB. */
  readonly start: Buffer
  /** Its last bytes, up to 32 KiB. */
  readonly end: Buffer
}

/** A file that somebody sent: it lies on the disk of this machine until the request is answered. */
export interface UploadedFile extends FileOnDisk, FileSample {
  /** As the sender named it: show it cleaned (`cleanFileName`), never use it as a path. */
  readonly nome: string
  /** As the sender says: check the content. */
  readonly mime: string
  /** The name that the store will know it by. */
  readonly chave: string
}

export const START_BYTES = 8 * 1024
export const END_BYTES = 32 * 1024

/** A file as it is read again, as often as it takes. */
export interface Rereadable {
  readonly start: Buffer
  readonly read: () => AsyncIterable<Buffer>
}

export const rereadable = ({ start, path }: UploadedFile): Rereadable => ({
  start,
  // A stream without an encoding gives buffers.
  read: () => createReadStream(path) as AsyncIterable<Buffer>,
})

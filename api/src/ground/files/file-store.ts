import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included, as in a Range header. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file on this machine's disk, whole, with what is known of it. */
export interface FileOnDisk {
  readonly path: string
  /** Bytes. */
  readonly tamanho: number
  readonly sha256: Buffer
}

export interface StoredObject {
  readonly chave: string
  readonly modifiedAt: Date
}

/**
 * Where the bytes of files lie: a folder, or a store that speaks S3 (product 100, decision 104). A key names one content
 * for ever: nothing is written over. The database alone knows whose a key is.
 */
export interface FileStore {
  /** In a person's words, with its article: «n» and «d» before it make «na pasta …», «do armazenamento …». */
  readonly nome: string
  /**
   * Takes a file in, whole or not at all; the one on disk may be gone afterwards.
   * @throws StoreError when the store does not answer or is full
   */
  readonly put: (chave: string, file: FileOnDisk) => Promise<void>
  /**
   * @param range left out: everything
   * @throws ObjectMissingError, StoreError
   */
  readonly open: (chave: string, range?: ByteRange) => Promise<Readable>
  /** Bytes of the object; null when there is none. @throws StoreError */
  readonly size: (chave: string) => Promise<number | null>
  /** Takes objects away; what is not there is no failure. @throws StoreError */
  readonly remove: (chaves: readonly string[]) => Promise<void>
  /** Every object in the order of its key. @throws StoreError */
  readonly list: () => AsyncIterable<StoredObject>
  readonly close: () => void
}

/** Of a failure of the system, such as ENOSPC. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'erro'

/** The store has no object of that name. */
export class ObjectMissingError extends Error {
  override name = 'ObjectMissingError'
}

/** The store cannot be used now. */
export class StoreError extends Error {
  override name = 'StoreError'
}

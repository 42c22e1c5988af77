import type { Readable } from 'node:stream'
import type { ByteRange } from './file-store'

/** A content that is read when it is asked for, whole or in part. */
export interface FileContent {
  /** Bytes. */
  readonly tamanho: number
  /** Names this content and no other. */
  readonly etag: string
  readonly open: (range?: ByteRange) => Promise<Readable>
}

/** A file that leaves the api. `mime` is what we know it to be, never what an uploader said (security S15). */
export interface FileAnswer {
  readonly conteudo: Buffer | Readable | FileContent
  readonly mime:
    | 'application/pdf'
    | `text/${string}`
    | `application/${string}`
    | `video/${string}`
    | `image/${string}`
  /** Shown to the person, any letters. */
  readonly nome: string
  readonly isDownload?: boolean
}

import type { Readable } from 'node:stream'

/** A file that leaves the api. `mime` is what we know it to be, never what an uploader said (security S15). */
export interface FileAnswer {
  readonly conteudo: Buffer | Readable
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

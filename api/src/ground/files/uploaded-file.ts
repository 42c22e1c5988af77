/** A file that somebody sent. */
export interface UploadedFile {
  /** As the sender named it: show it, never use it as a path. */
  readonly nome: string
  /** As the sender says: check the content. */
  readonly mime: string
  readonly conteudo: Buffer
}

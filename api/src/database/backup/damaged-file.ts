/** A file of the store that is not what its row says. Its name may be a person's: id and key are all that is told. */
export interface DamagedFile {
  /** Of its row in `arquivo`. */
  readonly id: number
  readonly chave: string
  /** It was not there at all; else its bytes are others. */
  readonly isMissing: boolean
}

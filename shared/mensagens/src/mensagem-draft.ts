/** What somebody writes; both as they are stored. */
export interface MensagemDraft {
  /** Of an e-mail. */
  readonly assunto: string
  readonly texto: string
}

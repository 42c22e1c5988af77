import { FALTA_MENSAGEM } from '@seleta/contract/faltas'
import { ASSUNTO_MAX, tooLong } from '@seleta/contract/text-max'
import { tellUnknown } from '@seleta/regras/mensagem-variables'
import type { MensagemDraft } from './mensagem-draft'

interface Limits {
  /** Characters of the text. */
  readonly max: number
  readonly hasCampanha: boolean
}

/** What stands against sending a message, at its field; the server says the same (`shared/contract/src/mensagens.ts`). */
export function checkMensagem(
  { assunto, texto }: MensagemDraft,
  { max, hasCampanha }: Limits,
): { assunto?: string; texto?: string } {
  const ofAssunto = tellUnknown(assunto, hasCampanha) ?? tellLength(assunto, ASSUNTO_MAX)
  const ofTexto =
    texto.trim() === '' ? FALTA_MENSAGEM : (tellUnknown(texto, hasCampanha) ?? tellLength(texto, max))
  return {
    ...(ofAssunto !== null && { assunto: ofAssunto }),
    ...(ofTexto !== null && { texto: ofTexto }),
  }
}

const tellLength = (texto: string, max: number): string | null => (texto.length > max ? tooLong(max) : null)

/** The variables that a message may hold (product 49), with what each is. */
export const VARIABLES = [
  { nome: '{{nome}}', label: 'Primeiro nome' },
  { nome: '{{vaga}}', label: 'Vaga' },
  { nome: '{{empresa}}', label: 'Empresa' },
  { nome: '{{link}}', label: 'Link da vaga' },
] as const

export interface PreviewValues {
  readonly nome: string
  readonly vaga: string
  readonly empresa: string
  readonly link: string
}

/** A piece of a message: text, or what a variable became. */
export interface PreviewPart {
  readonly text: string
  readonly kind: 'text' | 'variavel' | 'desconhecida'
}

const VARIABLE = /(\{\{\s*\w*\s*\}\})/

/**
 * The message as the person will read it, in pieces; what the server would leave as it was written is marked.
 * The server fills in the real values when it writes the message (render-mensagem.ts of the api).
 */
export function previewMensagem(mensagem: string, values: PreviewValues): PreviewPart[] {
  return mensagem
    .split(VARIABLE)
    .filter((text) => text !== '')
    .map((text): PreviewPart => {
      const name = /^\{\{\s*(\w*)\s*\}\}$/.exec(text)?.[1]
      if (name === undefined) return { text, kind: 'text' }
      return isKnown(values, name) ? { text: values[name], kind: 'variavel' } : { text, kind: 'desconhecida' }
    })
}

const isKnown = (values: PreviewValues, name: string): name is keyof PreviewValues =>
  Object.hasOwn(values, name)

/**
 * The variables of a message to somebody (product 49 and 61, security S23): stored as `{{nome}}`, and read by whoever
 * writes as words, «Primeiro nome».
 */

export const VARIABLES = [
  { nome: 'nome', rotulo: 'Primeiro nome' },
  { nome: 'vaga', rotulo: 'Vaga' },
  { nome: 'empresa', rotulo: 'Empresa' },
  { nome: 'link', rotulo: 'Link' },
] as const

export type Variable = (typeof VARIABLES)[number]['nome']
export type VariableValues = Readonly<Record<Variable, string>>

/** A piece of a message: text, a variable, or something in braces that is none. */
export type MensagemPart =
  | { readonly kind: 'text' | 'desconhecida'; readonly text: string }
  | { readonly kind: 'variable'; readonly text: string; readonly variable: Variable }

const PIECE = /(\{\{[^{}]*\}\})/
const INSIDE = /^\{\{\s*([^{}]*?)\s*\}\}$/
/** Half of a variable, with a little of what stands around it. */
const HALF = /\{\{[^{}]{0,20}|[^{}\s]{0,20}\}\}/

/** The variable that a piece names, by its stored name or by its words; undefined for anything else. */
function variableOf(piece: string): Variable | undefined {
  const inside = INSIDE.exec(piece)?.[1]?.toLowerCase()
  return VARIABLES.find(({ nome, rotulo }) => nome === inside || rotulo.toLowerCase() === inside)?.nome
}

/** What a variable is called on the screen. */
export const labelOf = (variable: Variable): string =>
  VARIABLES.find(({ nome }) => nome === variable)?.rotulo ?? ''

/** A message in its pieces, in their order; together they are the message. */
export const mensagemParts = (mensagem: string): MensagemPart[] =>
  mensagem
    .split(PIECE)
    .filter((text) => text !== '')
    .map((text): MensagemPart => {
      const variable = variableOf(text)
      if (variable !== undefined) return { kind: 'variable', text, variable }
      return { kind: INSIDE.test(text) ? 'desconhecida' : 'text', text }
    })

/** The message with its variables filled in. A value never brings in another variable. */
export const fillMensagem = (mensagem: string, values: VariableValues): string =>
  mensagemParts(mensagem)
    .map((part) => (part.kind === 'variable' ? values[part.variable] : part.text))
    .join('')

/** Says what a message speaks of that cannot be filled in; null when it may be sent. */
export function tellUnknown(mensagem: string, hasCampanha = true): string | null {
  for (const part of mensagemParts(mensagem)) {
    if (part.kind === 'variable') {
      if (part.variable === 'vaga' && !hasCampanha)
        return '“Vaga” não tem o que dizer aqui: a mensagem não é de uma campanha.'
      continue
    }
    const unknown = part.kind === 'desconhecida' ? part.text : HALF.exec(part.text)?.[0]
    if (unknown !== undefined) return `“${unknown}” não é uma variável. Há estas: ${ROTULOS}.`
  }
  return null
}

const ROTULOS = VARIABLES.map(({ rotulo }) => rotulo).join(', ')

/** How a message speaks to somebody. */
export const firstNameOf = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

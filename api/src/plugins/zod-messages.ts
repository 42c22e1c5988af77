import { z } from 'zod'

/** What was sent without saying a field that has to be there. */
export const CAMPO_REQUIRED = 'Campo obrigatório.'
/** Of a value of which nothing better is known. */
export const VALOR_INVALID = 'Valor inválido.'

type Issue = z.core.$ZodRawIssue

/** Brazilian words for what a schema has no own message for (zod's `pt` is European Portuguese). */
const WORDS: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: (issue) => (issue.input === undefined ? CAMPO_REQUIRED : 'Tipo de valor inválido.'),
  invalid_value: () => 'Valor fora das opções.',
  invalid_union: () => VALOR_INVALID,
  invalid_key: () => 'Chave inválida.',
  invalid_element: () => 'Item inválido.',
  invalid_format: () => 'Formato inválido.',
  not_multiple_of: () => VALOR_INVALID,
  unrecognized_keys: () => 'Há campos desconhecidos.',
  custom: () => VALOR_INVALID,
  too_big: (issue) => limit(issue, 'maximum', 'No máximo'),
  too_small: (issue) => limit(issue, 'minimum', 'No mínimo'),
}

const UNITS: Readonly<Record<string, string>> = {
  string: ' caracteres',
  array: ' itens',
  set: ' itens',
  file: ' bytes',
}

function limit(issue: Issue, bound: 'maximum' | 'minimum', words: string): string {
  const value = bound in issue ? String(Reflect.get(issue, bound)) : '?'
  const origin = 'origin' in issue ? String(issue.origin) : ''
  return `${words} ${value}${UNITS[origin] ?? ''}.`
}

/** Sets the words for this process. */
export function speakPortuguese(): void {
  z.config({ localeError: (issue) => WORDS[issue.code ?? 'custom']?.(issue) ?? VALOR_INVALID })
}

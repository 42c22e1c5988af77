import type { Variable } from '@seleta/regras/mensagem-variables'
import { mensagemParts, labelOf, VARIABLES } from '@seleta/regras/mensagem-variables'

/**
 * A stored message as a field shows it: its variables are words between two signs that nobody sees. The field stays an
 * ordinary text, with its own undo, dictation and spelling; what is left of a word that was cut goes with it.
 */

const OPEN = '\u2063'
const CLOSE = '\u2064'
const SIGNS = /[\u2063\u2064]/g
const LABELS = VARIABLES.map(({ rotulo }) => rotulo).join('|')
const WORD = new RegExp(`${OPEN}(${LABELS})${CLOSE}`, 'g')
/** A word that has lost a sign, or that was written into. */
const CUT = new RegExp(`${OPEN}(?:${LABELS})|(?:${LABELS})${CLOSE}|${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g')

/** How a variable stands in the field. */
export const wordOf = (variable: Variable): string => `${OPEN}${labelOf(variable)}${CLOSE}`

/** A stored message as the field shows it. */
export const toShown = (stored: string): string =>
  mensagemParts(stored.replaceAll(SIGNS, ''))
    .map((part) => (part.kind === 'variable' ? wordOf(part.variable) : part.text))
    .join('')

/** What a field shows as it is stored. A variable typed in braces is one too. */
export const toStored = (shown: string): string =>
  mensagemParts(shown.replaceAll(WORD, '{{$1}}').replaceAll(CUT, '').replaceAll(SIGNS, ''))
    .map((part) => (part.kind === 'variable' ? `{{${part.variable}}}` : part.text))
    .join('')

/** A piece of what a field shows. */
export interface ShownPart {
  readonly text: string
  readonly kind: 'text' | 'word' | 'unknown'
}

/** What a field shows in its pieces: words are painted, and so is what looks like one and is none. */
export const shownParts = (shown: string): ShownPart[] =>
  shown
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE}|\\{\\{[^{}]*\\}\\})`))
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: text.startsWith(OPEN) ? 'word' : text.startsWith('{{') ? 'unknown' : 'text',
    }))

/**
 * Where the cursor goes that has come to stand inside a word: on through it, the way it was going.
 * @param before where it stood
 */
export function outOfWord(shown: string, at: number, before: number): number {
  for (const { index, 0: word } of shown.matchAll(WORD)) {
    const end = index + word.length
    if (at > index && at < end) return at >= before ? end : index
  }
  return at
}

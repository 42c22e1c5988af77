import { foldText } from '@seleta/regras/text'
import type { Nivel } from './aderencia-types'

/** How a level may be written, folded; the first that the text contains decides, so the longer ones stand first. */
const NIVEL_BY_TEXT: readonly (readonly [string, Nivel])[] = [
  ['doutorado', 'mestrado'],
  ['mestrado', 'mestrado'],
  ['pos-gradua', 'pos'],
  ['pos gradua', 'pos'],
  ['especializa', 'pos'],
  ['mba', 'pos'],
  ['gradua', 'superior'],
  ['superior', 'superior'],
  ['bacharel', 'superior'],
  ['licenciatura', 'superior'],
  ['tecnolog', 'superior'],
  ['tecnico', 'tecnico'],
  ['medio', 'medio'],
  ['fundamental', 'fundamental'],
]

/**
 * The level that a text names.
 * @returns null when it names none
 */
export function readNivelOfText(text: string): Nivel | null {
  const folded = foldText(text)
  return NIVEL_BY_TEXT.find(([part]) => folded.includes(part))?.[1] ?? null
}

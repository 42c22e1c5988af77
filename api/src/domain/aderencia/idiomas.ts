import { IDIOMAS_FILTRO } from '@seleta/contract/limits'
import { foldText } from '@seleta/regras/text'

const NAMES: ReadonlySet<string> = new Set(IDIOMAS_FILTRO.map(foldText))

/** Whether a word is a language, wherever it was written: it counts as one, and once (audit P9). */
export const isIdioma = (text: string): boolean => NAMES.has(foldText(text))

/** Each language once, whatever its accents and capitals, as it was first written. */
export const uniqueIdiomas = (idiomas: readonly string[]): string[] =>
  idiomas.filter((idioma, n) => idiomas.findIndex((one) => foldText(one) === foldText(idioma)) === n)

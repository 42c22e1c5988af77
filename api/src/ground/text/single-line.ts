import { types } from 'node:util'
import { oneLine } from '@seleta/regras/text'

/** One line of so many signs at most, none of them cut in half: what may stand in a mail header. */
export const singleLine = (text: string, max = 200): string =>
  Array.from(oneLine(text)).slice(0, max).join('')

/** What failed, in one line. */
export const failureLine = (error: unknown, max?: number): string =>
  singleLine(types.isNativeError(error) ? error.message : 'Falha desconhecida.', max)

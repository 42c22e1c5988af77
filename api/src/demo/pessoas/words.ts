import { foldText } from '@seleta/regras/text'
import type { Genero } from '../nomes/primeiros-nomes'

/** 'Vendedor[|a]' and 'Técnic[o|a]' in the gender of the person. */
export const flexText = (text: string, genero: Genero): string =>
  text.replace(/\[(\p{L}*)\|(\p{L}*)\]/gu, genero === 'M' ? '$1' : '$2')

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** ASCII letters and digits only, lower case: for e-mail addresses. */
export const toAscii = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '')

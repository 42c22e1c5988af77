import { cutText } from '@seleta/regras/text'

const MAX_LENGTH = 120
/** More than any disk takes: what stands behind is not looked at. */
const MAX_GIVEN = 1000

/**
 * A name that somebody gave a file, as it may be shown and saved: one line, nothing invisible that turns the writing
 * around, no path, and the ending of what the content is (audit S17).
 * @param nome as the sender says
 * @param ending of the content, such as `pdf`
 */
export function cleanFileName(nome: string, ending: string): string {
  const shown = cutText(nome, MAX_GIVEN)
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
  const stem = shown.replace(/(\.[\p{L}\p{N}]{1,8})+$/u, '').replaceAll(/^[\s.]+|[\s.]+$/g, '')
  return `${Array.from(stem).slice(0, MAX_LENGTH).join('') || 'arquivo'}.${ending}`
}

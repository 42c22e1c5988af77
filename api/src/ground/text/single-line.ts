/** One line without control characters: what may stand in a mail header. */
export function singleLine(text: string, max = 200): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max)
}

/** What failed, in one line. */
export const failureLine = (error: unknown): string =>
  singleLine(error instanceof Error ? error.message : 'Falha desconhecida.')

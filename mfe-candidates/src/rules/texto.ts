/** A text without accents and case, for comparing: 'Análiticas' and 'analiticas' are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Text → its digits. */
export function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/**
 * Puts characters into a pattern where '#' takes one; the fixed signs appear as soon as a character follows, so a half
 * typed text has its signs too. Characters beyond the pattern are dropped.
 * @param pattern such as '###.###.###-##'
 */
export function fillPattern(pattern: string, chars: string): string {
  let out = ''
  let used = 0
  for (const sign of pattern) {
    if (used >= chars.length) break
    out += sign === '#' ? chars.charAt(used++) : sign
  }
  return out
}

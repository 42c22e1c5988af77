import type { Mask } from '../masks/masks'

const isSignificant = (char: string) => /[0-9A-Za-z,]/.test(char)

function significantBefore(text: string, caret: number): number {
  return text.slice(0, caret).split('').filter(isSignificant).length
}

/** Place right after the n-th significant character of a masked text. */
export function caretAfter(text: string, n: number): number {
  let seen = 0
  let place = 0
  while (place < text.length && seen < n) {
    if (isSignificant(text.charAt(place))) seen += 1
    place += 1
  }
  return place
}

/**
 * What becomes of a masked text when the browser turned `before` into `after` with the caret at `caret`.
 * Deleting one of the mask's own signs deletes the character before it, else Backspace would do nothing.
 */
export function editMasked(mask: Mask, before: string, after: string, caret: number) {
  const significant = significantBefore(after, caret)
  const text = mask.format(after)
  const hitSign = after.length < before.length && mask.parse(after) === mask.parse(before)
  if (!hitSign || significant === 0) return { text, significant }
  const cut = caretAfter(after, significant)
  return { text: mask.format(after.slice(0, cut - 1) + after.slice(cut)), significant: significant - 1 }
}

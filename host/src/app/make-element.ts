/** A box of the first frame. */
export function makeElement(...classNames: readonly string[]): HTMLElement {
  const made = document.createElement('div')
  made.className = classNames.join(' ').trim()
  return made
}

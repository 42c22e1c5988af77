/**
 * Whether somebody is in the middle of something that must not be disturbed: a field that is being written in or has
 * been on this page, a dialog, a drag.
 */

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
/** What is searched for stands in the address, or comes back by itself. */
const SEARCHES = 'search, [type="search"]'
const UNDER_WAY = '[role="dialog"], [role="alertdialog"], [data-is-dragging="true"], [data-is-ghost="true"]'

/** Fields of this page that something was put into. */
const touched = new Set<Element>()

export function isInTheMiddle(): boolean {
  for (const field of touched) if (!isHolding(field)) touched.delete(field)
  if (touched.size > 0 || document.querySelector(UNDER_WAY) !== null) return true
  const { activeElement } = document
  return activeElement?.matches(`${FIELDS}:not([type="checkbox"], [type="radio"], [type="button"])`) === true
}

/** Still there; of a choice, still made. */
function isHolding(field: Element): boolean {
  if (!field.isConnected) return false
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : true
}

const SIGNS = ['focusin', 'focusout', 'input', 'submit', 'keyup', 'pointerup', 'popstate'] as const

/**
 * Notes what is put into fields from now on, and tells when the answer may have changed.
 * @returns a function that stops
 */
export function watchTheMiddle(onSign: () => void): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS) && target.closest(SEARCHES) === null)
      touched.add(target)
  }
  // What was sent is no longer begun; a dialog that refuses it stays a dialog.
  const settle = ({ target }: Event) => {
    for (const field of touched)
      if (target instanceof Element && target.contains(field)) touched.delete(field)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // A dialog that closes, a field that goes: after what brought it about.
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(onSign, 200)
  }
  document.addEventListener('input', note, true)
  document.addEventListener('submit', settle, true)
  for (const sign of SIGNS) window.addEventListener(sign, tell, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('input', note, true)
    document.removeEventListener('submit', settle, true)
    for (const sign of SIGNS) window.removeEventListener(sign, tell, true)
  }
}

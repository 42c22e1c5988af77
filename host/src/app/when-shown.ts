declare global {
  interface Window {
    /** Kept when the first frame has been shown, with its names: what is asked for before takes the processor from them. */
    __seletaShown?: Promise<void>
  }
}

/** ms after which a page goes on: frames that nobody looks at are not drawn, and an answer may be long in coming. */
const LATEST = 250

/**
 * Promises the moment in which the first frame stands on the screen and its names are known, for the page's own scripts
 * (docs/decisions/215-names-before-their-rows.md).
 * @param names kept when they are
 */
export function promiseShown(names: Promise<unknown>): Promise<void> {
  const frame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  const late = new Promise((resolve) => {
    setTimeout(resolve, LATEST)
  })
  const shown = Promise.race([Promise.all([frame, names]), late]).then(() => undefined)
  window.__seletaShown = shown
  return shown
}

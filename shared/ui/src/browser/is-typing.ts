const TEXT = 'input, textarea, select, [contenteditable="true"], [role="textbox"]'
/** Boxes that are ticked, not written in. */
const TICKED = 'input[type="checkbox"], input[type="radio"]'

/** Somebody writes or chooses there: a command of one key is not meant (design 2, WCAG 2.1.4). */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null

/** Somebody writes there: Ctrl+Z is the text's own. */
export const isWriting = (target: EventTarget | null): boolean =>
  isTyping(target) && target instanceof Element && target.closest(TICKED) === null

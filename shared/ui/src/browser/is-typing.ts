const TEXT = 'input, textarea, select, [contenteditable="true"], [role="textbox"]'

/** Somebody writes or chooses there: a command of one key is not meant (design 2, WCAG 2.1.4). */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null

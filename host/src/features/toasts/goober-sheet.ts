/**
 * notistack styles itself through goober, which writes `innerHTML` and inline style text: Trusted Types and the page's
 * style policy refuse both (security, finding 1). It takes an element `#_goober` when there is one, so it gets an inert
 * one, and what it writes there becomes a constructed style sheet, which the policy allows.
 * Must be imported before notistack.
 */
const text = document.createTextNode('')
const holder = document.createElement('template')
holder.id = '_goober'
holder.append(text)
document.head.append(holder)

/** Puts notistack's rules, written when its module ran, into force. */
export function adoptToastStyles(): void {
  if (typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text.data)
  document.adoptedStyleSheets.push(sheet)
}

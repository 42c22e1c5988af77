/**
 * E-mail addresses: what a form takes, a file brings, a sender writes to and a look-up compares is one rule.
 * Before the `@` the signs of RFC 5322's dot-atom (apostrophes too: d'avila@…), after it a name of at least two parts.
 * Quotes, commas, brackets, blanks and control characters are none of them, so an address is safe in a mail header.
 */

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** A country or a kind of domain: two letters and more, or an encoded one. */
const LAST = String.raw`(?:\p{L}{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})`
/** Without the flag `i`: with `u` it would take the Kelvin sign for a K. */
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST}$`, 'u')

/** What a screen, the server and the outbox say of what is none. */
export const EMAIL_INVALID = 'E-mail inválido.'

/** Longest address that a mail server takes (RFC 5321). */
export const EMAIL_MAX = 254

/** Whether a text as it stands, nothing around it, is an address that mail can be sent to. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text)

/**
 * The address in a typed text, as it is stored: everything that `trim` takes is taken, its case stays.
 * @returns null when it is none
 */
export function readEmail(text: string): string | null {
  const email = withMailDomain(text.trim())
  return isEmail(email) ? email : null
}

/**
 * The one form in which addresses are compared, looked up and counted (audit S2): trimmed and in small letters.
 * @param text as typed; it need not be an address
 */
export const canonicalEmail = (text: string): string =>
  withMailDomain(text.trim()).normalize('NFC').toLowerCase()

/**
 * The address with its domain as mail servers know it: `ana@café.com.br` and all that looks or is read like it (wide
 * letters, mathematical ones, `xn--`) lead to one mailbox, and are one address here. Plain letters stay as they are.
 */
export function withMailDomain(email: string): string {
  // No way to write an address takes four times as much; more than that is a cell of anything.
  if (email.length > 4 * EMAIL_MAX) return email
  const { local, domain } = splitEmail(email)
  const isPlain = /^[\w.-]*$/.test(domain) && !/xn--/i.test(domain)
  // Of what is none nothing is cut off that would make it one.
  if (isPlain || !isEmail(email.normalize('NFC'))) return email
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return email
  }
}

/** What stands before and after the last `@`; of a text without one all of it is before. */
export function splitEmail(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@')
  return at < 0 ? { local: email, domain: '' } : { local: email.slice(0, at), domain: email.slice(at + 1) }
}

/** `mailto:` of a plain address; null when the text is none (a stored line break must not reach a header). */
export function mailLink(email: string): string | null {
  if (!isEmail(email)) return null
  const { local, domain } = splitEmail(email)
  return `mailto:${encodeURIComponent(local)}@${domain}`
}

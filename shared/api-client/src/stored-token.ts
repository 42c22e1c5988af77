import { SESSION_KEY, SESSION_MIN_LENGTH } from '@seleta/contract/limits'

/** The stored session as the spec reads it, without anything of the store: the public pages need no more. */

/** Storage may be full, blocked or absent: signing in then lasts as long as the page (security, failure matrix). */
export function eachStorage<T>(visit: (storage: Storage) => T): T[] {
  const answers: T[] = []
  for (const pick of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      answers.push(visit(pick()))
    } catch {
      // Kept in memory only.
    }
  }
  return answers
}

/**
 * The stored value as the spec reads it.
 * @returns the text 'Error' when absent or empty (spec section 4)
 */
export function readStoredToken(): string {
  const values = eachStorage((storage) => storage.getItem(SESSION_KEY))
  return values.find((value) => value !== null && value !== '') ?? 'Error'
}

/** A stored value counts when it is longer than 10 characters and not 'Error' (spec section 9). */
export function isUsableToken(value: string): boolean {
  return value.length > SESSION_MIN_LENGTH && value !== 'Error'
}

import { SESSION_KEY, SESSION_MIN_LENGTH } from '@seleta/contract/limits'
import { readKept } from './storage'

/** The stored session as the spec reads it, without anything of the store: the public pages need no more. */

/**
 * The stored value as the spec reads it.
 * @returns the text 'Error' when absent or empty (spec section 4)
 */
export function readStoredToken(): string {
  return readKept('device', SESSION_KEY) || readKept('tab', SESSION_KEY) || 'Error'
}

/** A stored value counts when it is longer than 10 characters and not 'Error' (spec section 9). */
export function isUsableToken(value: string): boolean {
  return value.length > SESSION_MIN_LENGTH && value !== 'Error'
}

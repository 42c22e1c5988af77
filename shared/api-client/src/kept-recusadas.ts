import { SESSION_KEY } from '@seleta/contract/limits'
import { forgetKept, readKept, readKeptJson, writeKept } from './storage'

/*
 * What the role of who is signed in did not allow when it was last asked. A visit begins with it, so that nothing is drawn
 * or asked for that would be refused while the answer is on its way (decision 174). It lies beside the session, and ends
 * with it. Nothing of the store stands here: the script in the page reads it, too.
 */

const KEY = 'seleta.privado.recusadas'

const placeOfSession = () => (readKept('device', SESSION_KEY) === null ? 'tab' : 'device')

/** @returns operations; null where nothing is known */
export function readRecusadas(): readonly unknown[] | null {
  const kept = readKeptJson(placeOfSession(), KEY)
  return Array.isArray(kept) ? kept : null
}

export const keepRecusadas = (recusadas: readonly string[]): boolean =>
  writeKept(placeOfSession(), KEY, JSON.stringify(recusadas))

/** Whoever signs in next is somebody else. */
export const forgetRecusadas = (): void => forgetKept(KEY, ['tab', 'device'])

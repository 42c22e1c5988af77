import { onSessionEnd, PRIVATE_STORAGE_PREFIX, readKeptJson, writeKept } from '@seleta/api-client'

/**
 * What was begun about somebody and not sent: in this tab, so that a reload loses nothing, and erased by logging out; where
 * the browser keeps nothing, while the page is open.
 */
const begun = new Map<string, unknown>()

onSessionEnd((end) => {
  if (end === 'logout') begun.clear()
})

const keyOf = (name: string) => `${PRIVATE_STORAGE_PREFIX}${name}`

export const readBegun = (name: string): unknown => begun.get(name) ?? readKeptJson('tab', keyOf(name))

export function keepBegun(name: string, value: object | string): void {
  if (writeKept('tab', keyOf(name), JSON.stringify(value))) begun.delete(name)
  else begun.set(name, value)
}

export function forgetBegun(name: string): void {
  begun.delete(name)
  writeKept('tab', keyOf(name), null)
}

import { onSessionEnd, PRIVATE_STORAGE_PREFIX, usuarioKey } from './session'
import { readKeptJson, writeKept } from './storage'

/**
 * What was begun and not sent: in this tab, so that neither a reload nor a session that ends loses it, under whoever began
 * it, since another colleague may sign in there next; erased by logging out. Where the browser keeps nothing it lasts while
 * the page is open.
 */
const begun = new Map<string, unknown>()

onSessionEnd((end) => {
  if (end === 'logout') begun.clear()
})

const keyOf = (name: string) => `${PRIVATE_STORAGE_PREFIX}${usuarioKey()}.${name}`

export const readBegun = (name: string): unknown => begun.get(keyOf(name)) ?? readKeptJson('tab', keyOf(name))

export function keepBegun(name: string, value: object | string): void {
  const key = keyOf(name)
  if (writeKept('tab', key, JSON.stringify(value))) begun.delete(key)
  else begun.set(key, value)
}

export function forgetBegun(name: string): void {
  begun.delete(keyOf(name))
  writeKept('tab', keyOf(name), null)
}

import { useState } from 'react'
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

/** Whether what was kept has the form's fields: a release may have changed them meanwhile. */
const isLike = <T extends object>(kept: unknown, first: T): kept is T =>
  typeof kept === 'object' && kept !== null && Object.keys(first).every((field) => field in kept)

/**
 * What a form holds, kept as it is written: there again when the form is. Sent or given up it is forgotten by the third
 * part; that a form goes from the screen forgets nothing, since an ended session takes it away too.
 * @param name of the form and what it is about
 * @param first what it holds while nothing is begun
 * @param resume makes of what was begun what the form goes on with
 */
export function useBegun<T extends object>(name: string, first: T, resume = (kept: T): T => kept) {
  // As the form was opened.
  const [opened] = useState({ name, first: JSON.stringify(first) })
  const [value, setValue] = useState(() => {
    const kept = readBegun(name)
    return isLike(kept, first) ? resume(kept) : first
  })
  const forget = () => forgetBegun(opened.name)
  const keep = (next: T) => {
    setValue(next)
    if (JSON.stringify(next) === opened.first) forget()
    else keepBegun(opened.name, next)
  }
  return [value, keep, forget] as const
}

import type { KeyboardEvent } from 'react'

/**
 * The button whose letter or digit was pressed does what it does when it is pressed (decision 155). Letters typed into a menu or a
 * dialog of its own, which React tells of here too, are meant for that.
 */
export function pressShortcut(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!/^[a-z1-9]$/.test(key) || !(target instanceof Node) || !currentTarget.contains(target)) return
  const button = currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)
  if (button === null) return
  // The letter is no part of a text that the button leads to.
  event.preventDefault()
  button.click()
}

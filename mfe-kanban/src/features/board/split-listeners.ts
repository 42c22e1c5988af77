import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'

export type KeyHandler = (event: KeyboardEvent) => void

/**
 * The drag library's listeners, apart: a whole card or head follows the pointer, only its handle the keyboard.
 * Both are the same objects in every render as long as the library's are.
 */
export function splitListeners(listeners: DraggableSyntheticListeners) {
  const { onKeyDown, ...pointer } = listeners ?? {}
  // The library types every listener as Function.
  return { pointer, keyDown: onKeyDown as KeyHandler | undefined }
}

import { useSyncExternalStore } from 'react'
import { onAreasChange, readAreas } from './areas'
import { onRegistryRead, readRegistry } from './registry'

/**
 * The areas for components: they are drawn anew when the list changes. Apart from `areas.ts`, which stands in the first
 * script, before React.
 */
export const useAreas = () => useSyncExternalStore(onAreasChange, readAreas)

let isHeard = false
onRegistryRead(({ source }) => {
  isHeard ||= source !== 'last-good'
})

function hear(listener: () => void): () => void {
  const settle = () => {
    isHeard = true
    listener()
  }
  readRegistry()
    .then(({ late }) => late)
    .then(settle, settle)
  return () => undefined
}

/**
 * Whether the server's registry has been read, or cannot be: until then an address that nobody has may be an area's. The
 * copy of before does not tell, an area may have come since.
 */
export const useIsRegistryHeard = () => useSyncExternalStore(hear, () => isHeard)

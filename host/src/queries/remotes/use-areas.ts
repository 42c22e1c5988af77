import { useSyncExternalStore } from 'react'
import { onAreasChange, readAreas } from './areas'
import { onRegistryRead, readRegistry } from './registry'

/**
 * The areas for components: they are drawn anew when the list changes. Apart from `areas.ts`, which stands in the first
 * script, before React.
 */
export const useAreas = () => useSyncExternalStore(onAreasChange, readAreas)

let isHeard = false
onRegistryRead(() => {
  isHeard = true
})

function hear(listener: () => void): () => void {
  const settle = () => {
    isHeard = true
    listener()
  }
  readRegistry().then(settle, settle)
  return () => undefined
}

/** Whether the registry has been read, or cannot be: until then an address that nobody has may be an area's. */
export const useIsRegistryHeard = () => useSyncExternalStore(hear, () => isHeard)

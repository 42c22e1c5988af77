import { useSyncExternalStore } from 'react'
import { onAreasChange, readAreas } from './areas'

/**
 * The areas for components: they are drawn anew when the list changes. Apart from `areas.ts`, which stands in the first
 * script, before React.
 */
export const useAreas = () => useSyncExternalStore(onAreasChange, readAreas)

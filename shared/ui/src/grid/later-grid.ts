import { useSyncExternalStore } from 'react'
import type { TableGrid } from './table-grid'

/** Of any rows: a component in a variable cannot say whose. */
type Grid = typeof TableGrid

let grid: Grid | null = null
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Asks for the grid's code, which is a quarter of what a list needs: after the rows have been drawn without it
 * (docs/decisions/177-rows-before-the-grid.md). Without an answer rows stay as they are, and the next table asks again.
 */
export function fetchGrid(): Promise<void> {
  asked ??= fetchOnce()
  return asked
}

async function fetchOnce(): Promise<void> {
  try {
    grid = (await import('./table-grid')).TableGrid
    for (const listener of listeners) listener()
  } catch {
    asked = null
  }
}

/** The grid, null while its code has not come. */
export function useLaterGrid(): Grid | null {
  return useSyncExternalStore(subscribe, readGrid, readGrid)
}

const readGrid = () => grid

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

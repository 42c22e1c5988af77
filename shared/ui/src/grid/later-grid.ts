import type { ReactNode } from 'react'
import { createElement, useSyncExternalStore } from 'react'
import type { TableGrid, TableGridProps } from './table-grid'

let grid: typeof TableGrid | null = null
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

/** Whether the grid's code has come. */
export function useIsGridThere(): boolean {
  return useSyncExternalStore(subscribe, isThere, isThere)
}

/** The grid, once its code has come. */
export function LaterGrid<R>(props: TableGridProps<R>): ReactNode {
  return grid === null ? null : createElement(grid<R>, props)
}

const isThere = () => grid !== null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect, useRef, useState } from 'react'
import { LoadingRows } from '../core/loading-rows'
import { LaterGrid, useIsGridThere } from './later-grid'
import type { CellPlace } from './cell-place'
import { PlainRows } from './plain-rows'
import { HEAD_HEIGHT, reservedHeight, useRowHeight } from './row-height'
import type { DataTableProps } from './table-types'

/** ms in which a finger that went up becomes a click, a menu that closes gives the focus back, and one key follows another. */
const REST = 300

/** The table of wide windows, with room kept for a whole page: rows as soon as they are there, then the grid. */
export function WideTable<R>(props: DataTableProps<R>) {
  const { rows, pageSize, rowCount, loading = false } = props
  const rowHeight = useRowHeight(props.rowHeight)
  const isThere = useIsGridThere()
  const { isInUse, handlers } = useRest()
  const place = useRef<() => CellPlace | null>(null)
  const [focused, setFocused] = useState<CellPlace | null>(null)
  // A table that began as a grid stays one.
  const [isGrid, setIsGrid] = useState(isThere)
  const canTurn = isThere && !isGrid && rows !== undefined && !isInUse
  useEffect(() => {
    if (!canTurn) return
    setFocused(place.current?.() ?? null)
    setIsGrid(true)
  }, [canTurn])

  return (
    <div
      style={{
        height: reservedHeight(
          rows === undefined ? { rowCount: Infinity, pageSize } : { rowCount, pageSize },
          rowHeight,
        ),
      }}
      aria-busy={loading || rows === undefined || !isGrid}
      {...(isGrid ? {} : handlers)}
    >
      {rows === undefined ? (
        <WaitingTable rows={pageSize} rowHeight={rowHeight} label={`Carregando ${props.label}`} />
      ) : isGrid ? (
        <LaterGrid table={props} focused={focused} />
      ) : (
        <PlainRows table={props} place={place} />
      )}
    </div>
  )
}

/**
 * Whether somebody is just using what is inside: a pointer is down on it, a key was pressed, or the focus is in a menu or
 * a dialog that one of its cells has opened elsewhere in the document. What is replaced then would take a click, a key or
 * a menu with it.
 */
function useRest() {
  const [isInUse, setIsInUse] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = () => {
    clearTimeout(timer.current)
    setIsInUse(true)
  }
  const release = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsInUse(false), REST)
  }
  const touch = () => {
    hold()
    release()
  }
  return {
    isInUse,
    handlers: {
      onPointerDown: hold,
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: touch,
      onFocus: ({ target, currentTarget }: React.FocusEvent) =>
        currentTarget.contains(target) ? touch() : hold(),
      onBlur: release,
    },
  }
}

function WaitingTable({ rows, rowHeight, label }: { rows: number; rowHeight: number; label: string }) {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: HEAD_HEIGHT, borderBottom: 1, borderColor: 'divider' }} />
      <LoadingRows rows={rows} height={rowHeight} label={label} />
    </Paper>
  )
}

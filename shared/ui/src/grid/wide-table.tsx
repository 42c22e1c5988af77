import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useRef, useState } from 'react'
import { LoadingRows } from '../core/loading-rows'
import { LaterGrid, useIsGridThere } from './later-grid'
import type { TablePlace } from './cell-place'
import { PlainRows } from './plain-rows'
import { HEAD_HEIGHT, reservedHeight, useRowHeight } from './row-height'
import type { DataTableProps } from './table-types'
import { useInPeace } from './use-in-peace'

/** The table of wide windows, with room kept for a whole page: rows as soon as they are there, then the grid. */
export function WideTable<R>(props: DataTableProps<R>) {
  const { rows, pageSize, rowCount, loading = false } = props
  const rowHeight = useRowHeight(props.rowHeight)
  const isThere = useIsGridThere()
  const place = useRef<() => TablePlace>(null)
  const [taken, setTaken] = useState<TablePlace | null>(null)
  // A table that began as a grid stays one.
  const [isGrid, setIsGrid] = useState(isThere)
  useInPeace(!isGrid, isThere && rows !== undefined, () => {
    setTaken(place.current?.() ?? null)
    setIsGrid(true)
  })

  const reserved = reservedHeight(
    rows === undefined ? { rowCount: Infinity, pageSize } : { rowCount, pageSize },
    rowHeight,
  )
  return (
    <div style={{ ...COLUMN, minHeight: reserved }} aria-busy={loading || rows === undefined}>
      {rows === undefined ? (
        <WaitingTable rows={pageSize} rowHeight={rowHeight} label={`Carregando ${props.label}`} />
      ) : isGrid ? (
        <LaterGrid table={props} taken={taken} />
      ) : (
        <PlainRows table={props} place={place} />
      )}
    </div>
  )
}

/** What stands in it decides its height. */
const COLUMN = { display: 'flex', flexDirection: 'column' } as const

function WaitingTable({ rows, rowHeight, label }: { rows: number; rowHeight: number; label: string }) {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: HEAD_HEIGHT, borderBottom: 1, borderColor: 'divider' }} />
      <LoadingRows rows={rows} height={rowHeight} label={label} />
    </Paper>
  )
}

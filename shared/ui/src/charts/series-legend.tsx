import Box from '@mui/material/Box'
import { useId } from 'react'
import { paint } from '../theme/paint'
import { seriesLook } from './chart-series'
import { Hatch, hatchOf } from './hatch'
import type { SeriesLook, SeriesShape } from './chart-series'

export interface LegendEntry {
  label: string
  /** Value written beside the word, e.g. «42 %». */
  value?: string
  kind: 'line' | 'mark' | 'area'
  /** Instead of the colour of its place in the order. */
  color?: string
  isHatched?: boolean
}

/** Names of the series with their colour, marker and dash, in the order of the chart. */
export function SeriesLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        '& li': { display: 'flex', alignItems: 'center', gap: 2, maxWidth: 'min(100%, 240px)' },
        '& li > span': { overflowWrap: 'anywhere' },
      }}
    >
      {entries.map((entry, index) => (
        <li key={entry.label}>
          <LegendMark
            look={{ ...seriesLook(index), ...(entry.color ? { color: entry.color } : {}) }}
            kind={entry.kind}
            isHatched={entry.isHatched === true}
          />
          <span title={entry.label}>{entry.label}</span>
          {entry.value ? <strong>{entry.value}</strong> : null}
        </li>
      ))}
    </Box>
  )
}

interface MarkProps {
  readonly look: SeriesLook
  readonly kind: LegendEntry['kind']
  readonly isHatched: boolean
}

function LegendMark({ look, kind, isHatched }: MarkProps) {
  const { color, shape, dash } = look
  const id = useId()
  return (
    <svg
      width={kind === 'line' ? 28 : 12}
      height="12"
      aria-hidden
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      {isHatched ? <Hatch id={id} color={color} /> : null}
      {kind === 'area' ? <rect width="12" height="12" rx="3" fill={isHatched ? hatchOf(id) : color} /> : null}
      {kind === 'line' ? <path d="M1 6h26" stroke={color} strokeWidth="2" strokeDasharray={dash} /> : null}
      {kind === 'area' ? null : (
        <path
          d={MARKS[shape]}
          fill={paint.surface}
          stroke={color}
          strokeWidth="1.75"
          transform={`translate(${kind === 'line' ? 14 : 6} 6)`}
        />
      )}
    </svg>
  )
}

/** The markers around 0,0 at 9 px. */
const MARKS: Record<SeriesShape, string> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  square: 'M-3.7 -3.7h7.4v7.4h-7.4z',
  diamond: 'M0 -5L4 0L0 5L-4 0z',
  triangle: 'M0 -4.8L4.6 3.6H-4.6z',
  cross: 'M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
  star: 'M0 -5L1.2 -1.6L4.8 -1.6L1.9 0.6L3 4.1L0 2L-3 4.1L-1.9 0.6L-4.8 -1.6L-1.2 -1.6z',
}

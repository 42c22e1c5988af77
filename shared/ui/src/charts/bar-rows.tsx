import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { paint } from '../theme/paint'

export interface BarRow {
  label: string
  /** Length of the bar; null draws none. */
  value: number | null
  /** The value as written: «48 (40 %)». */
  text: string
  /** A second, quieter figure: «12 agora», maybe as a link to these people. */
  note?: ReactNode
  /** Of a stage, that of its type; without it the first of the series. */
  color?: string
}

/** Height of one row in px: what a figure of n rows needs is n times this. */
export const BAR_ROW_HEIGHT = 56

export interface BarRowsProps {
  rows: readonly BarRow[]
  /** What a bar of full length stands for: the whole that the rows are parts of. Without it, the longest row. */
  whole?: number
}

/** Bars under their names, one below the other: a funnel, or times side by side. The names are never cut. */
export function BarRows({ rows, whole = 0 }: BarRowsProps) {
  const longest = Math.max(...rows.map(({ value }) => value ?? 0), whole)
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ label, value, text, note, color = paint.series[0] }, index) => (
        <Box
          component="li"
          // Stages of one campaign may share a name.
          key={`${index}-${label}`}
          sx={{ minHeight: BAR_ROW_HEIGHT, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline' }}>
            <Box component="span" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            {note ? (
              <Box component="span" sx={{ color: paint.textSecondary }}>
                {note}
              </Box>
            ) : null}
            <strong>{text}</strong>
          </Box>
          <Box aria-hidden sx={{ mt: 1, height: 12, borderRadius: 1, bgcolor: paint.sunken }}>
            <Box
              style={{
                width: `${longest > 0 ? ((value ?? 0) / longest) * 100 : 0}%`,
                backgroundColor: color,
              }}
              sx={{ height: 12, borderRadius: 1, printColorAdjust: 'exact' }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

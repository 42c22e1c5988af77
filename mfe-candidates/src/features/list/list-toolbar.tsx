import { countOf } from '@seleta/regras/plural'
import { Box } from '@seleta/ui/core'
import type { ReactNode } from 'react'

interface Props {
  /** What opens the filters, where they have no place of their own. */
  readonly start?: ReactNode
  /** Saved filters and what else belongs to the whole list. */
  readonly end?: ReactNode
  readonly total: number | undefined
  readonly found: (n: number) => string
  /** Absent where nothing can be done with a selection. */
  readonly selected: number | undefined
  /** What narrows the list to a part of it: «12 novas». */
  readonly part?: ReactNode
  /** Filters that apply. */
  readonly filtros: number
}

/** How many were found and how many are really selected, across pages (product 37). */
export function ListToolbar({ start, end, total, found, part, selected, filtros }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        minHeight: 40,
        mb: 4,
      }}
    >
      {start}
      <Box component="output" sx={{ fontWeight: 550 }}>
        {total === undefined ? '' : found(total)}
      </Box>
      {part}
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {selected === undefined ? null : (
          <span aria-live="polite">{countOf(selected, 'selecionado', 'selecionados')}</span>
        )}
        <Box component="span" sx={selected === undefined ? {} : { ml: 4 }}>
          {countOf(filtros, 'filtro', 'filtros')}
        </Box>
      </Box>
      {end}
    </Box>
  )
}

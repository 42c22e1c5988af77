import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { NOT_PRINTED } from '../core/not-printed'
import { VisuallyHidden } from '../core/visually-hidden'
import { ChartIcon, TableIcon } from '../icons/icons'
import type { ChartTable } from './csv'
import { CsvButton, FigureFrame, FigureRows } from './figure-parts'

export interface ChartFigureProps {
  title: string
  /** What the chart shows, in one sentence. */
  finding: string
  /** The chart. */
  children: ReactNode
  /** The same numbers as a table. */
  table: ChartTable
  /** Name of the CSV file. */
  fileName: string
  /** Height kept for chart or table, in px (spec section 9: 400, one 390). */
  height: number
  level?: 2 | 3
}

/**
 * A chart with its title, its finding, and the same numbers as a real table and as CSV. Screen readers meet one
 * picture with a name; the chart's own points can be walked with the arrow keys.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, finding, children, table, fileName, height, level = 2 } = props
  const [isTable, setTable] = useState(false)
  return (
    <FigureFrame title={title} text={finding} level={level}>
      <Box sx={{ height, minWidth: 0 }}>
        {isTable ? (
          <FigureRows title={title} table={table} />
        ) : (
          <>
            <VisuallyHidden {...{ role: 'img', 'aria-label': `Gráfico: ${title}. ${finding}` }} />
            {children}
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -3, ...NOT_PRINTED }}>
        <Button
          size="small"
          startIcon={isTable ? <ChartIcon size={16} /> : <TableIcon size={16} />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
        <CsvButton fileName={fileName} table={table} />
      </Box>
    </FigureFrame>
  )
}

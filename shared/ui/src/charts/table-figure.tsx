import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { NOT_PRINTED } from '../core/not-printed'
import type { ChartTable } from './csv'
import { CsvButton, FigureFrame, FigureRows } from './figure-parts'

export interface TableFigureProps {
  readonly title: string
  /** What it means. */
  readonly help: string
  readonly table: ChartTable
  /** Name of the CSV file. */
  readonly fileName: string
  /** What is said in place of a table without rows. */
  readonly empty: string
  /** A number by its row and its place in it, from 0, where it is something else than its text; undefined is its text. */
  readonly renderNumber?: ((row: number, place: number) => ReactNode) | undefined
}

/** Numbers that are no picture: a table with what it means, and as CSV. */
export function TableFigure({ title, help, table, fileName, empty, renderNumber }: TableFigureProps) {
  return (
    <FigureFrame title={title} text={help} level={3}>
      {table.rows.length === 0 ? (
        <Typography variant="body2">{empty}</Typography>
      ) : (
        <FigureRows title={title} table={table} renderNumber={renderNumber} />
      )}
      <Box sx={{ mt: 2, ml: -3, ...NOT_PRINTED }}>
        <CsvButton fileName={fileName} table={table} />
      </Box>
    </FigureFrame>
  )
}

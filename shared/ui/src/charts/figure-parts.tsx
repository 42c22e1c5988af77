import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDecimal } from '@seleta/regras/numbers'
import { type ReactNode, useId } from 'react'
import { DownloadIcon } from '../icons/icons'
import { type ChartTable, downloadCsv, toCsv } from './csv'

/** What a figure is made of, whether it is drawn or written. */

interface FrameProps {
  readonly title: string
  /** What it shows, or means. */
  readonly text: string
  readonly level: 2 | 3
  readonly children: ReactNode
}

/** A figure with its title and its sentence; on paper it stays in one piece. */
export function FigureFrame({ title, text, level, children }: FrameProps) {
  const id = useId()
  return (
    <Paper component="figure" aria-labelledby={id} sx={{ m: 0, p: 4, minWidth: 0, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 3 }}>
        <Typography id={id} component={`h${level}`} variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Paper>
  )
}

interface CsvProps {
  readonly fileName: string
  readonly table: ChartTable
}

export const CsvButton = ({ fileName, table }: CsvProps) => (
  <Button
    size="small"
    startIcon={<DownloadIcon size={16} />}
    onClick={() => downloadCsv(fileName, toCsv(table))}
  >
    Baixar CSV
  </Button>
)

interface RowsProps {
  readonly title: string
  readonly table: ChartTable
  /** A number by its row and its place in it, from 0, where it is something else than its text; undefined is its text. */
  readonly renderNumber?: ((row: number, place: number) => ReactNode) | undefined
}

/** A figure's numbers as a table that scrolls in its place. */
export function FigureRows({ title, table, renderNumber }: RowsProps) {
  const [first = '', ...heads] = table.columns
  return (
    // A region that scrolls has to be reachable by keyboard.
    <TableContainer
      component="section"
      tabIndex={0}
      aria-label={`Tabela: ${title}`}
      sx={{ maxHeight: '100%' }}
    >
      <Table size="small" stickyHeader sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map(([name = '', ...cells], row) => (
            // Two rows may be called alike: a source as people named it, and one of the product's.
            <TableRow key={`${row} ${name}`}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, place) => (
                <TableCell key={heads[place] ?? place} align="right">
                  {renderNumber?.(row, place) ?? textOf(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Numbers as they are read everywhere on a screen; a spreadsheet wants them otherwise. */
const textOf = (cell: string | number): string => (typeof cell === 'number' ? formatDecimal(cell) : cell)

/** Columns stand close, so that a phone shows four of them; a word is only broken when it is alone too long. */
const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 1, sm: 2 }, overflowWrap: 'break-word' },
  '& tr > :first-of-type': { pl: 0 },
  '& tr > :last-of-type': { pr: 0 },
} as const

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

/** So many columns stand beside each other on a phone; with more, each row is folded under its name. */
const SIDE_BY_SIDE = 4

/** A figure's numbers as a table that scrolls in its place. Its roles are written: a folded table is drawn by blocks. */
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
      <Table
        role="table"
        size="small"
        stickyHeader
        sx={table.columns.length > SIDE_BY_SIDE ? { ...tableStyle, ...foldedStyle } : tableStyle}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{first}</TableCell>
            {heads.map((head) => (
              <TableCell key={head} role="columnheader" align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {table.rows.map(([name = '', ...cells], row) => (
            // Two rows may be called alike: a source as people named it, and one of the product's.
            <TableRow key={`${row} ${name}`} role="row">
              <TableCell component="th" scope="row" role="rowheader">
                {name}
              </TableCell>
              {cells.map((cell, place) => (
                <TableCell key={heads[place] ?? place} role="cell" align="right" data-head={heads[place]}>
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

/** On a phone each number stands beside the head of its column, two abreast under the row's name. */
const foldedStyle = {
  '@media (max-width: 420px)': {
    '&, & thead, & tbody': { display: 'block' },
    // Still read to whoever hears the table.
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 4,
      py: 2,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody th, & tbody td': { border: 0, p: 0, py: 0.5 },
    '& tbody th': { display: 'block', gridColumn: '1 / -1', fontWeight: 550 },
    '& tbody td': { display: 'flex', flexDirection: 'row', justifyContent: 'space-between', gap: 2 },
    '& tbody td::before': { content: 'attr(data-head) / ""', textAlign: 'left', color: 'text.secondary' },
  },
} as const

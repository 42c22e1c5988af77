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
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../core/visually-hidden'
import { ChartIcon, DownloadIcon, TableIcon } from '../icons/icons'
import { cellText, downloadCsv, toCsv } from './csv'
import type { ChartTable } from './csv'

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
  const id = useId()
  return (
    <Paper component="figure" aria-labelledby={id} sx={{ m: 0, p: 4, minWidth: 0, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 3 }}>
        <Typography id={id} component={`h${level}`} variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {finding}
        </Typography>
      </Box>
      <Box sx={{ height, minWidth: 0 }}>
        {isTable ? (
          <FigureTable title={title} table={table} />
        ) : (
          <>
            <VisuallyHidden {...{ role: 'img', 'aria-label': `Gráfico: ${title}. ${finding}` }} />
            {children}
          </>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -3, '@media print': { display: 'none' } }}
      >
        <Button
          size="small"
          startIcon={isTable ? <ChartIcon size={16} /> : <TableIcon size={16} />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon size={16} />}
          onClick={() => downloadCsv(fileName, toCsv(table))}
        >
          Baixar CSV
        </Button>
      </Box>
    </Paper>
  )
}

function FigureTable({ title, table }: { title: string; table: ChartTable }) {
  const [first = '', ...heads] = table.columns
  return (
    // A region that scrolls has to be reachable by keyboard.
    <TableContainer component="section" tabIndex={0} aria-label={`Tabela: ${title}`} sx={{ height: '100%' }}>
      <Table size="small" stickyHeader>
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
          {table.rows.map(([name = '', ...cells]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={heads[index] ?? index} align="right">
                  {cellText(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

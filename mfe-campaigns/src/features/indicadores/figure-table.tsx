import { Box, Button, Link, Paper, Typography } from '@seleta/ui/core'
import type { ChartTable } from '@seleta/ui/charts'
import { downloadCsv, toCsv } from '@seleta/ui/charts'
import { formatForSheet } from '@seleta/regras/numbers'
import { DownloadIcon } from '@seleta/ui/icons'
import { Link as RouterLink } from '@seleta/shell'
import { useId } from 'react'
import { NOT_PRINTED } from './print-report'

interface Props {
  readonly title: string
  /** What it means. */
  readonly help: string
  readonly table: ChartTable
  readonly fileName: string
  /** Where the first number of a row leads; absent: nowhere. */
  readonly pessoasOfRow?: ((row: number) => string) | undefined
  /** What is said in place of a table without rows. */
  readonly empty: string
}

/** Numbers as a table, each row's bar behind it, with what they mean and as CSV. */
export function FigureTable({ title, help, table, fileName, pessoasOfRow, empty }: Props) {
  const id = useId()
  return (
    <Paper component="figure" aria-labelledby={id} sx={{ m: 0, p: 4, minWidth: 0, breakInside: 'avoid' }}>
      <Box component="figcaption" sx={{ mb: 3 }}>
        <Typography id={id} component="h3" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {help}
        </Typography>
      </Box>
      {table.rows.length === 0 ? (
        <Typography variant="body2">{empty}</Typography>
      ) : (
        <Box component="section" tabIndex={0} aria-label={`Tabela: ${title}`} sx={{ overflowX: 'auto' }}>
          <Rows table={table} pessoasOfRow={pessoasOfRow} />
        </Box>
      )}
      <Button
        size="small"
        startIcon={<DownloadIcon size={16} />}
        onClick={() => downloadCsv(fileName, toCsv(table))}
        sx={{ mt: 2, ml: -3, ...NOT_PRINTED }}
      >
        Baixar CSV
      </Button>
    </Paper>
  )
}

function Rows({ table, pessoasOfRow }: Pick<Props, 'table' | 'pessoasOfRow'>) {
  const [first = '', ...heads] = table.columns
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...cells], row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => {
              const text = typeof cell === 'number' ? formatForSheet(cell) : cell
              return (
                <td key={heads[place]}>
                  {place === 0 && pessoasOfRow !== undefined && cell !== 0 ? (
                    <Link component={RouterLink} to={pessoasOfRow(row)}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1.5,
    px: { xs: 1, sm: 2 },
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { fontWeight: 550, color: 'text.secondary', verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 550, overflowWrap: 'break-word' },
} as const

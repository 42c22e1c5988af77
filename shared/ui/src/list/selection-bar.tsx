import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

interface Props {
  /** Name of the bar: «Campanhas selecionadas». */
  readonly label: string
  /** «3 selecionadas», and what belongs beside it. */
  readonly count: ReactNode
  /** Only what can be done to at least one of them. */
  readonly children?: ReactNode
  readonly onClear: () => void
}

/** What can be done with the selected rows of a list, at the foot of the window while the list is longer (design 4.2). */
export function SelectionBar({ label, count, children, onClear }: Props) {
  return (
    <Paper
      component="section"
      aria-label={label}
      sx={{
        position: 'sticky',
        bottom: 16,
        zIndex: 3,
        mt: 4,
        p: 2,
        pl: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        bgcolor: 'primarySoft',
        boxShadow: '0 12px 32px rgb(18 22 21 / .16)',
      }}
    >
      <Box component="output" sx={{ fontWeight: 550, mr: 2 }}>
        {count}
      </Box>
      {children}
      <Button onClick={onClear} sx={{ ml: 'auto' }}>
        Limpar seleção
      </Button>
    </Paper>
  )
}

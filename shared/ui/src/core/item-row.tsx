import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface ItemRowProps {
  /** What the row is about. */
  readonly title: ReactNode
  /** The line under it. */
  readonly detail?: ReactNode
  /** Beside them at the right: what is so of it, what can be done about it. */
  readonly children?: ReactNode
  /** Under all of it: a form that the row has opened. */
  readonly below?: ReactNode
  /** Px that the title has at least beside the rest; where they are missing, the rest goes under it. */
  readonly titleFrom?: number
}

/** A row of a short list of settings or of a dialog: a word as long as a line breaks, and what does not fit goes below. */
export function ItemRow({ title, detail, children, below, titleFrom = 200 }: ItemRowProps) {
  return (
    <Box component="li" sx={{ py: detail === undefined ? 2 : 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: `1 1 ${titleFrom}px`, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="div" sx={{ fontWeight: 550 }}>
            {title}
          </Typography>
          {detail === undefined ? null : (
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
        {children === undefined ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
        )}
      </Box>
      {below === undefined ? null : <Box sx={{ pt: 3 }}>{below}</Box>}
    </Box>
  )
}

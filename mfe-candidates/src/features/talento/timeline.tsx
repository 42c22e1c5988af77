import { Box, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** A list with a line at its left, newest first. */
export function Timeline({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider', ml: 1 }}
    >
      {children}
    </Box>
  )
}

interface ItemProps {
  readonly title: ReactNode
  readonly when?: ReactNode
  readonly level?: 3 | 4
  readonly children?: ReactNode
}

export function TimelineItem({ title, when, level = 3, children }: ItemProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 5,
        pb: 6,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -6,
          top: 7,
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
      }}
    >
      {when === undefined || when === '' ? null : (
        <Typography variant="caption" component="p" color="text.secondary">
          {when}
        </Typography>
      )}
      <Typography component={`h${level}`} sx={{ fontWeight: 680 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}

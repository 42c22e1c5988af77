import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  /** What the page shows; leave out where the top bar's title says it all. */
  title?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Link back, before the title; its page has tabs under the head. */
  back?: ReactNode
  /** Counters or other figures, at the left. */
  children?: ReactNode
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode
  /** Heading level; the top bar's title is the page's h1. */
  level?: 1 | 2 | 3
  /** Id of the heading, to name a region by it. */
  titleId?: string
}

/** Head of a page: where from, what, figures, actions. Wraps instead of squeezing on narrow screens. */
export function PageHeader({
  title,
  description,
  back,
  children,
  actions,
  level = 2,
  titleId,
}: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: back ? 2 : 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4, rowGap: 3 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 1 }}>
            {back ? <Box sx={{ fontSize: '0.875rem' }}>{back}</Box> : null}
            {title ? (
              <Typography
                component={`h${level}`}
                variant="h1"
                tabIndex={-1}
                {...(titleId ? { id: titleId } : {})}
              >
                {title}
              </Typography>
            ) : null}
          </Box>
          {description ? (
            <Typography
              color="text.secondary"
              // Prose is read in short lines; figures take the line there is.
              sx={{ mt: title ? 1 : 0, maxWidth: typeof description === 'string' ? '70ch' : 'none' }}
            >
              {description}
            </Typography>
          ) : null}
          {children ? (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 8,
                rowGap: 2,
                mt: title || description ? 3 : 0,
              }}
            >
              {children}
            </Box>
          ) : null}
        </Box>
        {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box> : null}
      </Box>
    </Box>
  )
}

import { Box, Paper, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

export interface FormSectionProps {
  readonly title?: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, on one card. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 4, sm: 6 }, mb: 6, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {title === undefined ? null : (
        <div>
          <Typography component="h3" variant="h3">
            {title}
          </Typography>
          {description === undefined ? null : (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '70ch' }}>
              {description}
            </Typography>
          )}
        </div>
      )}
      {children}
    </Paper>
  )
}

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

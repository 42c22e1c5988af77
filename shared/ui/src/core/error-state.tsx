import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ErrorIcon } from '../icons/icons'
import { paint } from '../theme/paint'

export interface ErrorStateProps {
  /** What failed, in one sentence. */
  title: ReactNode
  /** What is safe: «Seus filtros continuam aqui.» */
  kept?: ReactNode
  /** Tries again in place. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Code to hand to support. */
  code?: string
  /** Another way out, beside the retry. */
  action?: ReactNode
  level?: 2 | 3 | 4
}

/** Something failed: what, what is kept, «Tentar novamente» (design.md section 2, "Four states"). */
export function ErrorState({
  title,
  kept,
  onRetry,
  isRetrying = false,
  code,
  action,
  level = 2,
}: ErrorStateProps) {
  return (
    <Box role="alert" sx={{ maxWidth: 480, mx: 'auto', py: 12, px: 4, textAlign: 'center' }}>
      <Box
        sx={{
          width: 56,
          height: 56,
          mx: 'auto',
          mb: 4,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          bgcolor: paint.error.tint,
          color: paint.error.text,
        }}
      >
        <ErrorIcon size={28} />
      </Box>
      <Typography component={`h${level}`} variant="h3">
        {title}
      </Typography>
      {kept ? (
        <Typography component="div" color="text.secondary" sx={{ mt: 2 }}>
          {kept}
        </Typography>
      ) : null}
      {onRetry || action ? (
        <Box sx={{ mt: 6, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          {onRetry ? (
            <Button variant="contained" onClick={onRetry} aria-disabled={isRetrying || undefined}>
              {isRetrying ? 'Tentando…' : 'Tentar novamente'}
            </Button>
          ) : null}
          {action}
        </Box>
      ) : null}
      {code ? (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 4 }}>
          Código: <code>{code}</code>
        </Typography>
      ) : null}
    </Box>
  )
}

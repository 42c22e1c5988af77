import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { height as heights } from '../theme/tokens'
import { LOADING_DELAY, LOADING_SLOW, STILL_LOADING } from './still-loading'
import { useElapsed } from './use-elapsed'
import { VisuallyHidden } from './visually-hidden'

export interface LoadingRowsProps {
  /** How many rows the answer will have, so that nothing jumps. */
  rows: number
  /** Height of one row in px. */
  height?: number
  /** What is being loaded, for screen readers: «Carregando campanhas». */
  label?: string
}

/** The room of the coming rows at once, their skeleton after 300 ms, «Ainda carregando…» after 5 s. */
export function LoadingRows({ rows, height = heights.row, label = 'Carregando' }: LoadingRowsProps) {
  const isVisible = useElapsed(LOADING_DELAY)
  const isSlow = useElapsed(LOADING_SLOW)
  return (
    <Box sx={{ position: 'relative', minHeight: rows * height }}>
      {isVisible
        ? Array.from({ length: rows }, (_, row) => (
            <Box
              key={row}
              aria-hidden
              sx={{
                height,
                display: 'flex',
                alignItems: 'center',
                gap: 6,
                px: 3,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Skeleton height={12} width={`${34 - ((row * 7) % 13)}%`} />
              <Skeleton height={12} width="12%" sx={{ ml: 'auto' }} />
              <Skeleton height={12} width="10%" />
              <Skeleton height={12} width="8%" />
            </Box>
          ))
        : null}
      <Box component="output" sx={{ display: 'block' }}>
        {isSlow ? (
          <Typography
            variant="body2"
            sx={{
              position: 'absolute',
              top: 16,
              left: '50%',
              transform: 'translateX(-50%)',
              px: 4,
              py: 2,
              borderRadius: 99,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            {STILL_LOADING}
          </Typography>
        ) : (
          <VisuallyHidden>{isVisible ? `${label}…` : ''}</VisuallyHidden>
        )}
      </Box>
    </Box>
  )
}

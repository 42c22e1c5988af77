import { Box, Paper, Skeleton, Typography, VisuallyHidden, useElapsed } from '@seleta/ui/core'

const SHOWN_AFTER_MS = 300
const SLOW_AFTER_MS = 5000
/** Title, sentence and buttons around the picture of a figure, in px. */
const AROUND = 148

interface Props {
  /** Heights of the coming pictures, in px, so that nothing jumps. */
  readonly heights: readonly number[]
  /** What is being loaded: «Carregando métricas». */
  readonly label: string
}

/** The room of the coming figures at once, their skeletons after 300 ms, «Ainda carregando…» after 5 s (design 2). */
export function FigurasLoading({ heights, label }: Props) {
  const isVisible = useElapsed(SHOWN_AFTER_MS)
  const isSlow = useElapsed(SLOW_AFTER_MS)
  return (
    <>
      <Box component="output" sx={{ display: 'block', minHeight: 24 }}>
        {isSlow ? (
          <Typography variant="body2">Ainda carregando…</Typography>
        ) : (
          <VisuallyHidden>{isVisible ? `${label}…` : ''}</VisuallyHidden>
        )}
      </Box>
      <FigurasGrid>
        {heights.map((height, index) => (
          <Paper key={index} aria-hidden sx={{ p: 4, height: height + AROUND, opacity: isVisible ? 1 : 0 }}>
            <Skeleton width="40%" height={26} />
            <Skeleton width="75%" height={20} />
            <Skeleton variant="rounded" height={height - 24} sx={{ mt: 4 }} />
          </Paper>
        ))}
      </FigurasGrid>
    </>
  )
}

/** Figures beside each other as far as they fit; one column on narrow screens. */
export function FigurasGrid({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(348px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}

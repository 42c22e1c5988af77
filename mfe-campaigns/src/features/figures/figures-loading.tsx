import { Box, Paper, Skeleton, Typography, VisuallyHidden, useElapsed } from '@seleta/ui/core'
import { LOADING_DELAY, LOADING_SLOW, STILL_LOADING } from '@seleta/ui/still-loading'

/** Title, sentence and buttons around the picture of a figure, in px. */
const AROUND = 148
/** With the side bar open on a screen of 1,440 px three figures fit. */
const THREE_ABREAST = 348
/** There two, when they are wider. */
export const TWO_ABREAST = 440

interface Props {
  /** Heights of the coming pictures, in px, so that nothing jumps. */
  readonly heights: readonly number[]
  /** What is being loaded: «Carregando métricas». */
  readonly label: string
  readonly minWidth?: number
}

/** The room of the coming figures at once, their skeletons after 300 ms, «Ainda carregando…» after 5 s (design 2). */
export function FiguresLoading({ heights, label, minWidth = THREE_ABREAST }: Props) {
  const isVisible = useElapsed(LOADING_DELAY)
  const isSlow = useElapsed(LOADING_SLOW)
  return (
    <>
      <Box component="output" sx={{ display: 'block', minHeight: 24 }}>
        {isSlow ? (
          <Typography variant="body2">{STILL_LOADING}</Typography>
        ) : (
          <VisuallyHidden>{isVisible ? `${label}…` : ''}</VisuallyHidden>
        )}
      </Box>
      <FiguresGrid minWidth={minWidth}>
        {heights.map((height, index) => (
          <Paper key={index} aria-hidden sx={{ p: 4, height: height + AROUND, opacity: isVisible ? 1 : 0 }}>
            <Skeleton width="40%" height={26} />
            <Skeleton width="75%" height={20} />
            <Skeleton variant="rounded" height={height - 24} sx={{ mt: 4 }} />
          </Paper>
        ))}
      </FiguresGrid>
    </>
  )
}

interface GridProps {
  /** Width, in px, under which fewer figures stand beside each other. */
  readonly minWidth?: number
  readonly children: React.ReactNode
}

/** Figures beside each other as far as they fit; one column on narrow screens. */
export function FiguresGrid({ minWidth = THREE_ABREAST, children }: GridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  )
}

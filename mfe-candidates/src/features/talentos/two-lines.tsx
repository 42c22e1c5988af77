import { Box } from '@seleta/ui/core'

interface Props {
  readonly text: string
  /** Where a row has room for more. */
  readonly lines?: number
}

/** Two lines of a text in a cell, or as many as there is room for; all of it for hover. */
export const TwoLines = ({ text, lines = 2 }: Props) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: String(lines),
      overflow: 'hidden',
    }}
  >
    {text}
  </Box>
)

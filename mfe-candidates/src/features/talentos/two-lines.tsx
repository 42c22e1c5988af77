import { Box } from '@seleta/ui/core'

/** Two lines of a text in a cell, all of it for hover. */
export const TwoLines = ({ text }: { readonly text: string }) => (
  <Box
    component="span"
    title={text}
    sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' }}
  >
    {text}
  </Box>
)

import { Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** A quiet line under the options of a category. */
export function OptionsHint({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" component="output" color="text.secondary" sx={{ mt: 2, display: 'block' }}>
      {children}
    </Typography>
  )
}

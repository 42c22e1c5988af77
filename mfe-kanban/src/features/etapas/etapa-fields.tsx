import { Stack } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** The fields of a form about a stage, one below the other. */
export function EtapaFields({ children }: { readonly children: ReactNode }) {
  return <Stack spacing={5}>{children}</Stack>
}

import { Box } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** Facts as a `dl` in two columns, one on phones (design.md 4.6). */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 8,
        rowGap: 4,
      }}
    >
      {children}
    </Box>
  )
}

interface FactProps {
  readonly label: string
  /** Left out when there is nothing to tell. */
  readonly children: ReactNode
  readonly isWide?: boolean
}

export function Fact({ label, children, isWide = false }: FactProps) {
  if (children === '' || children === null || children === undefined) return null
  return (
    <Box sx={{ minWidth: 0, ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '70ch' }}>
        {children}
      </Box>
    </Box>
  )
}

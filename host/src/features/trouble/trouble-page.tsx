import { Box, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** A screen that says what happened and what to do (design 4.11). */
export function TroublePage({
  title,
  isFramed,
  children,
}: {
  title: string
  /** Inside the frame the `h1` is the top bar's. */
  isFramed: boolean
  children: ReactNode
}) {
  return (
    <Box
      component={isFramed ? 'section' : 'main'}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 4,
        minHeight: isFramed ? 360 : '100dvh',
        maxWidth: 520,
        mx: 'auto',
        px: 4,
        py: 12,
        textAlign: 'center',
      }}
    >
      <Drawing />
      <Typography variant={isFramed ? 'h2' : 'h1'}>{title}</Typography>
      {children}
    </Box>
  )
}

function Drawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 72"
      aria-hidden
      focusable="false"
      sx={{
        width: 120,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        color: 'text.secondary',
      }}
    >
      <rect x="2" y="2" width="116" height="68" rx="8" />
      <path d="M2 18h116M12 10h1M20 10h1M28 10h1" />
      <Box
        component="path"
        d="M44 36l12 12M56 36 44 48M68 36h10M68 48h20"
        sx={{ stroke: 'var(--seleta-palette-accent-main)' }}
      />
    </Box>
  )
}

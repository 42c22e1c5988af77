import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** What is (not) here. */
  title: ReactNode
  /** Why, and what to do about it. */
  children?: ReactNode
  /** The one action that helps. */
  action?: ReactNode
  /** A drawing; the empty board by default, null for none (small places). */
  art?: ReactNode
  level?: 2 | 3 | 4
}

/** Nothing to show: what, why, one action (design.md section 2, "Four states"). */
export function EmptyState({ title, children, action, art = <EmptyBoard />, level = 2 }: EmptyStateProps) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 12, px: 4, textAlign: 'center' }}>
      {art ? <Box sx={{ mb: 6, color: 'text.secondary', '& svg': { maxWidth: '100%' } }}>{art}</Box> : null}
      <Typography component={`h${level}`} variant={level === 2 ? 'h2' : 'h3'}>
        {title}
      </Typography>
      {children ? (
        <Box sx={{ mt: 2, color: 'text.secondary', '& p': { m: 0 }, '& p + p': { mt: 1 } }}>{children}</Box>
      ) : null}
      {action ? <Box sx={{ mt: 6 }}>{action}</Box> : null}
    </Box>
  )
}

/** Line drawing of a board whose columns still wait for cards; one card is on its way. */
function EmptyBoard() {
  return (
    <svg
      width="200"
      height="128"
      viewBox="0 0 200 128"
      fill="none"
      stroke="currentColor"
      aria-hidden
      focusable="false"
    >
      <path d="M8 120h184" strokeWidth="1.5" strokeLinecap="round" />
      {[20, 76, 132].map((x) => (
        <g key={x} strokeWidth="1.5">
          <rect x={x} y="24" width="48" height="80" rx="6" />
          <path d={`M${x + 10} 36h18`} strokeLinecap="round" />
          <rect x={x + 8} y="46" width="32" height="16" rx="3" strokeDasharray="3 4" strokeLinecap="round" />
        </g>
      ))}
      <g transform="rotate(8 118 66)" stroke="var(--seleta-palette-accent-main)" strokeWidth="1.75">
        <rect x="88" y="70" width="36" height="20" rx="4" fill="var(--seleta-palette-background-default)" />
        <path d="M95 77h12M95 83h20" strokeLinecap="round" />
      </g>
    </svg>
  )
}

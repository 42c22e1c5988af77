import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paint } from '../theme/paint'
import type { CandidatoStep } from '../theme/tokens'

export type StatusTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info' | CandidatoStep

const TONES: Record<StatusTone, { text: string; tint: string }> = {
  ...paint.steps,
  neutral: paint.steps.emSelecao,
  primary: { text: paint.text, tint: paint.primarySoft },
  success: paint.success,
  warning: paint.warning,
  error: paint.error,
  info: paint.info,
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 24,
  padding: '3px 10px',
  borderRadius: 12,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  // Two lines of a compact row have 44 px.
  '[data-densidade="compacta"] [role="gridcell"] &': { minHeight: 18, paddingBlock: 0 },
})

export interface StatusChipProps {
  tone: StatusTone
  /** The word; the colour never says it alone. */
  children: ReactNode
  icon?: ReactNode
}

/** A state in a word on a soft tint; not pressable. */
export function StatusChip({ tone, children, icon }: StatusChipProps) {
  // A tone of a newer area's is one more state in a word.
  const { text, tint } = TONES[tone] ?? TONES.neutral
  return (
    <Root style={{ color: text, backgroundColor: tint }}>
      {icon}
      {children}
    </Root>
  )
}

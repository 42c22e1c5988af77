import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { focusRing, paint } from '../theme/paint'
import { drawRing, scoreWords } from './score-ring'

/** One line of why: «Inglês: pedido, não informado — 0 de 10» (product.md 36). */
export interface AdherenceReason {
  label: string
  points: number
  max: number
}

export interface AdherenceRingProps {
  /** Score 0–100, or null when there is too little data. */
  value: number | null
  reasons?: readonly AdherenceReason[]
  /** Side in px. */
  size?: number
}

const Trigger = styled('button')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: paint.text,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'help',
  '& svg': { position: 'absolute', inset: 0 },
  '&:focus-visible': focusRing,
})

const Reasons = styled('span')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 16,
  rowGap: 2,
  fontVariantNumeric: 'tabular-nums',
})

/** Score with a thin ring around it; its reasons open on hover, focus and tap, and close on Esc. */
export function AdherenceRing({ value, reasons = [], size = 40 }: AdherenceRingProps) {
  const [isOpen, setOpen] = useState(false)
  const name = scoreWords(value)
  const content =
    reasons.length > 0 ? (
      <Reasons>
        {reasons.map((reason) => (
          <Reason key={reason.label} {...reason} />
        ))}
      </Reasons>
    ) : value === null ? (
      'Poucos dados para calcular a aderência.'
    ) : (
      name
    )
  return (
    <Tooltip
      title={content}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      describeChild
      slotProps={{ tooltip: { sx: { maxWidth: 360, p: 3 } } }}
    >
      <Trigger
        type="button"
        aria-label={name}
        style={{ width: size, height: size }}
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {drawRing(value, size, paint)}
        {value ?? '—'}
      </Trigger>
    </Tooltip>
  )
}

function Reason({ label, points, max }: AdherenceReason) {
  return (
    <>
      <span>{label}</span>
      <span>
        {points} de {max}
      </span>
    </>
  )
}

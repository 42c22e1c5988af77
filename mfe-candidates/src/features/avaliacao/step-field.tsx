import { Box, focusRing, paint, styled, VisuallyHidden } from '@seleta/ui/core'
import { ChoiceGroup } from '@seleta/ui/form'
import { useId } from 'react'

/** A large step of a choice: a radio that looks like a key, for a thumb too. */
const Step = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  border: `1px solid ${paint.controlBorder}`,
  borderRadius: 8,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    margin: 0,
    cursor: 'pointer',
  },
  '&:hover': { backgroundColor: paint.sunken },
  '&:has(input:checked)': {
    backgroundColor: paint.primary,
    borderColor: paint.primary,
    color: paint.onPrimary,
  },
  '&:has(input:focus-visible)': focusRing,
  '@media (forced-colors: active)': { '&:has(input:checked)': { outline: '3px solid Highlight' } },
})

interface Choice<V> {
  readonly value: V
  readonly label: string
  /** What is read out beside the label. */
  readonly hint?: string
}

export interface StepFieldProps<V> {
  readonly id: string
  readonly legend: string
  readonly choices: readonly Choice<V>[]
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** Words for the first step and the last one. */
  readonly ends?: readonly [string, string]
  readonly error: string | undefined
}

/** One of a few large steps, with words for its ends; arrows go through them. */
export function StepField<V extends string | number>(props: StepFieldProps<V>) {
  const { id, legend, choices, value, onChange, ends, error } = props
  const name = useId()
  return (
    <ChoiceGroup id={id} legend={legend} error={error}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {choices.map((choice) => (
          <Step key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
            {choice.hint === undefined ? null : <VisuallyHidden>: {choice.hint}</VisuallyHidden>}
          </Step>
        ))}
      </Box>
      {ends === undefined ? null : (
        <Box
          aria-hidden
          sx={{
            mt: 1,
            display: 'flex',
            justifyContent: 'space-between',
            gap: 4,
            color: 'text.secondary',
            fontSize: '0.8125rem',
            lineHeight: '1.125rem',
            '& > span': { minWidth: 0, maxWidth: '46%', overflowWrap: 'anywhere' },
          }}
        >
          <span>{ends[0]}</span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {ends[1]}
          </Box>
        </Box>
      )}
    </ChoiceGroup>
  )
}

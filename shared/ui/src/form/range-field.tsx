import { parseDinheiro } from '@seleta/regras/dinheiro'
import { formatInteiro } from '@seleta/regras/numero'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { checkLimits, isInverted, moveRange } from './range'
import type { Range } from './range'

export interface RangeFieldProps {
  label: string
  value: Range
  onChange: (value: Range) => void
  min: number
  max: number
  step?: number
  /** Step with Shift, Page Up and Page Down. */
  shiftStep?: number
  minDistance?: number
  /** Value in words for screen readers and the line under the slider: «R$ 1.800». */
  format?: (value: number) => string
  /** Sign before the typed numbers: «R$». */
  prefix?: string
  /** Sign after them: «anos». */
  suffix?: string
  helperText?: ReactNode
  error?: string | undefined
  /** What the field says when the range arrives the wrong way round. */
  invertedText?: string
  disabled?: boolean
  /** Prefix of the ids of the two typed fields: `{id}-de` and `{id}-ate`. */
  id?: string
}

/**
 * A range by slider or by typing. The ends stay `minDistance` apart; when one comes too close the other gives
 * way. A range that arrives inverted is shown as an error and is right again at the first touch.
 * @throws RangeError when max is below min (spec section 5).
 */
export function RangeField(props: RangeFieldProps) {
  const { label, value, onChange, min, max, minDistance = 0, format = formatInteiro, prefix, suffix } = props
  const limits = { min, max, minDistance }
  checkLimits(limits)
  const ownId = useId()
  const id = props.id ?? ownId
  const inverted = isInverted(value, minDistance)
  const error =
    props.error ??
    (inverted ? (props.invertedText ?? 'O valor final deve ser maior que o inicial.') : undefined)
  const set = (end: 'from' | 'to', target: number) => onChange(moveRange(value, end, target, limits))
  const words = (end: number) => (suffix && !props.format ? `${format(end)} ${suffix}` : format(end))
  const shared = { min, max, prefix, suffix, disabled: props.disabled ?? false, error: Boolean(error) }

  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ px: 3 }}>
        <Slider
          value={[...value]}
          min={min}
          max={max}
          step={props.step ?? 1}
          shiftStep={props.shiftStep ?? 10}
          disabled={props.disabled ?? false}
          disableSwap
          getAriaLabel={(index) => `${label}: ${index === 0 ? 'de' : 'até'}`}
          getAriaValueText={words}
          aria-describedby={`${id}-ajuda`}
          onChange={(_, next, thumb) => {
            if (Array.isArray(next)) set(thumb === 0 ? 'from' : 'to', next[thumb] ?? min)
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 4, mt: 1 }}>
        <EndField
          {...shared}
          id={`${id}-de`}
          label="De"
          value={value[0]}
          onCommit={(next) => set('from', next)}
        />
        <EndField
          {...shared}
          id={`${id}-ate`}
          label="Até"
          value={value[1]}
          onCommit={(next) => set('to', next)}
        />
      </Box>
      <FormHelperText id={`${id}-ajuda`}>
        {error ?? props.helperText ?? `de ${format(value[0])} a ${words(value[1])}`}
      </FormHelperText>
    </FormControl>
  )
}

interface EndFieldProps {
  id: string
  label: string
  value: number
  onCommit: (value: number) => void
  prefix: string | undefined
  suffix: string | undefined
  disabled: boolean
  error: boolean
}

/** Typed end of the range: free while typing, put right on Enter and on leaving. */
function EndField({ id, label, value, onCommit, prefix, suffix, disabled, error }: EndFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const typed = parseDinheiro(draft ?? '')
    if (typed !== null) onCommit(Math.round(typed))
    setDraft(null)
  }
  return (
    <TextField
      id={id}
      label={label}
      disabled={disabled}
      error={error}
      value={draft ?? formatInteiro(value)}
      onChange={(event) => setDraft(event.target.value.replaceAll(/[^\d.,]/g, ''))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: {
          ...(prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {}),
          ...(suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {}),
        },
      }}
    />
  )
}

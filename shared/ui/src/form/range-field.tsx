import { parseDinheiro, typedDinheiro } from '@seleta/regras/dinheiro'
import { formatInteger } from '@seleta/regras/numbers'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import Slider from '@mui/material/Slider'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { checkLimits, isInverted, isOutside, moveRange, typeRange } from './range'
import type { Range, RangeLimits } from './range'

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
  /** Cents may be typed: «18,50». Else whole numbers alone. */
  hasCents?: boolean
  /**
   * What a value may be beside the scale and still be kept as it was typed, with an error: what a draft can hold. Left
   * out, a number beside the scale stays in its field and goes no further.
   */
  holds?: { readonly min: number; readonly max: number }
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
 * way. A typed number is never made into another one: beside the scale, or unreadable, it stays as it was typed and says
 * so. A range that arrives inverted is shown as an error and is right again at the first touch.
 * @throws RangeError when max is below min (spec section 5).
 */
export function RangeField(props: RangeFieldProps) {
  const { label, value, onChange, min, max, minDistance = 0, format = formatInteger, prefix, suffix } = props
  const limits = { min, max, minDistance }
  checkLimits(limits)
  const ownId = useId()
  const id = props.id ?? ownId
  const words = (end: number) => (suffix && !props.format ? `${format(end)} ${suffix}` : format(end))
  const outsideText = `Use de ${format(min)} a ${words(max)}.`
  const error = props.error ?? wrongOf(value, limits, outsideText, props.invertedText)
  const set = (end: 'from' | 'to', target: number) => onChange(moveRange(value, end, target, limits))
  const type = (end: 'from' | 'to') => (typed: number) => {
    const next = typeRange(value, end, typed, { limits, holds: props.holds })
    if (next === null) return outsideText
    onChange(next)
    return null
  }
  const { disabled = false, hasCents = false } = props
  const isSomeOutside = value.some((end) => isOutside(end, limits))
  // Where one end is beside the scale, that one is wrong; else the error is about both.
  const endOf = (value: number) => ({
    value,
    error: Boolean(error) && (!isSomeOutside || isOutside(value, limits)),
  })
  const shared = { prefix, suffix, hasCents, disabled }

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
          disabled={disabled}
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
        <EndField {...shared} id={`${id}-de`} label="De" {...endOf(value[0])} onType={type('from')} />
        <EndField {...shared} id={`${id}-ate`} label="Até" {...endOf(value[1])} onType={type('to')} />
      </Box>
      <FormHelperText id={`${id}-ajuda`}>
        {error ?? props.helperText ?? `de ${format(value[0])} a ${words(value[1])}`}
      </FormHelperText>
    </FormControl>
  )
}

function wrongOf(
  value: Range,
  limits: RangeLimits,
  outsideText: string,
  invertedText = 'O valor final deve ser maior que o inicial.',
): string | undefined {
  if (value.some((end) => isOutside(end, limits))) return outsideText
  return isInverted(value, limits.minDistance) ? invertedText : undefined
}

interface EndFieldProps {
  id: string
  label: string
  value: number
  /** Takes a number; answers why not. */
  onType: (typed: number) => string | null
  hasCents: boolean
  prefix: string | undefined
  suffix: string | undefined
  disabled: boolean
  error: boolean
}

interface Draft {
  readonly text: string
  /** The end that it was typed over: moved otherwise, it is not asked for any more. */
  readonly over: number
  readonly wrong: string | null
}

/** Typed end of the range: free while typing, read on Enter and on leaving; what cannot be taken stays and says why. */
function EndField({ id, label, value, onType, hasCents, prefix, suffix, disabled, error }: EndFieldProps) {
  const [kept, setDraft] = useState<Draft | null>(null)
  const draft = kept?.over === value ? kept : null
  const commit = () => {
    if (draft === null) return
    const wrong = draft.text.trim() === '' ? null : read(draft.text, hasCents, onType)
    setDraft(wrong === null ? null : { ...draft, wrong })
  }
  return (
    <TextField
      id={id}
      label={label}
      disabled={disabled}
      error={error || (draft?.wrong ?? null) !== null}
      helperText={draft?.wrong}
      value={draft?.text ?? typedDinheiro(value, hasCents ? { cents: 'both' } : {})}
      onChange={(event) => setDraft({ text: event.target.value, over: value, wrong: null })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
      slotProps={{
        htmlInput: { inputMode: hasCents ? 'decimal' : 'numeric', autoComplete: 'off' },
        input: {
          ...(prefix ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } : {}),
          ...(suffix ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> } : {}),
        },
      }}
    />
  )
}

/** Reads a typed number and hands it on. @returns why it cannot be taken, null when it was */
function read(text: string, hasCents: boolean, onType: EndFieldProps['onType']): string | null {
  const typed = parseDinheiro(text)
  if (typed === null || (!hasCents && !Number.isInteger(typed)))
    return hasCents ? 'Escreva um valor, como 2.500 ou 18,50.' : 'Escreva um número inteiro, como 25.'
  return onType(typed)
}

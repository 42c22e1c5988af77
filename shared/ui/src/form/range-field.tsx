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

export type RangeEnd = 'from' | 'to'
export type TypedEnds = { readonly [end in RangeEnd]?: string | undefined }

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
  /** Texts that are no end yet, kept by who uses the field; left out, they last as long as it is on the screen. */
  typed?: TypedEnds
  /** Keeps such a text; '' forgets it. */
  onTyped?: (end: RangeEnd, text: string) => void
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
  const { label, value, min, max, minDistance = 0, format = formatInteger, prefix, suffix } = props
  const limits = { min, max, minDistance }
  checkLimits(limits)
  const ownId = useId()
  const id = props.id ?? ownId
  const words = (end: number) => (suffix && !props.format ? `${format(end)} ${suffix}` : format(end))
  const outsideText = `Use de ${format(min)} a ${words(max)}.`
  const error = props.error ?? wrongOf(value, limits, outsideText, props.invertedText)
  const { disabled = false, hasCents = false } = props
  const { set, partOf } = useEnds(props, limits, outsideText)
  const isSomeOutside = value.some((end) => isOutside(end, limits))
  // Where one end is beside the scale, that one is wrong; else the error is about both.
  const endOf = (end: RangeEnd, value: number) => ({
    value,
    error: Boolean(error) && (!isSomeOutside || isOutside(value, limits)),
    ...partOf(end),
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
            if (!Array.isArray(next)) return
            const end = thumb === 0 ? 'from' : 'to'
            set(end, moveRange(value, end, next[thumb] ?? min, limits))
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 4, mt: 1 }}>
        <EndField {...shared} id={`${id}-de`} label="De" {...endOf('from', value[0])} />
        <EndField {...shared} id={`${id}-ate`} label="Até" {...endOf('to', value[1])} />
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

/** What is done with an end: moved by its handle, or left with a text, which is the end or is kept as it was typed. */
function useEnds(props: RangeFieldProps, limits: RangeLimits, outsideText: string) {
  const { value, onChange, hasCents = false, holds } = props
  const [typed, onTyped] = useTypedEnds(props)
  const read = (end: RangeEnd, text: string) => {
    const amount = readAmount(text, hasCents)
    if (typeof amount === 'string') return amount
    return typeRange(value, end, amount, { limits, holds }) ?? outsideText
  }
  const set = (end: RangeEnd, next: Range) => {
    onTyped(end, '')
    onChange(next)
  }
  const partOf = (end: RangeEnd) => ({
    typed: typed[end],
    whyNot: (text: string) => {
      const next = read(end, text)
      return typeof next === 'string' ? next : null
    },
    onLeave: (text: string) => {
      const next = text.trim() === '' ? '' : read(end, text)
      if (typeof next === 'string') onTyped(end, next === '' ? '' : text)
      else set(end, next)
    },
  })
  return { set, partOf }
}

/** Where nobody else keeps what was typed and is no end, the field does. */
function useTypedEnds({
  typed,
  onTyped,
}: RangeFieldProps): [TypedEnds, (end: RangeEnd, text: string) => void] {
  const [own, setOwn] = useState<TypedEnds>({})
  if (typed !== undefined && onTyped !== undefined) return [typed, onTyped]
  return [own, (end, text) => setOwn((before) => ({ ...before, [end]: text === '' ? undefined : text }))]
}

interface EndFieldProps {
  id: string
  label: string
  value: number
  /** What was typed and is no end. */
  typed: string | undefined
  /** Why a text cannot be this end; null where it can. */
  whyNot: (text: string) => string | null
  onLeave: (text: string) => void
  hasCents: boolean
  prefix: string | undefined
  suffix: string | undefined
  disabled: boolean
  error: boolean
}

/** Typed end of the range: free while typing, read on Enter and on leaving; what cannot be taken stays and says why. */
function EndField(props: EndFieldProps) {
  const { id, label, value, typed, whyNot, onLeave, hasCents, prefix, suffix, disabled, error } = props
  const [draft, setDraft] = useState<string | null>(null)
  const wrong = draft === null && typed !== undefined ? whyNot(typed) : null
  const commit = () => {
    if (draft === null) return
    setDraft(null)
    onLeave(draft)
  }
  return (
    <TextField
      id={id}
      label={label}
      disabled={disabled}
      error={error || wrong !== null}
      helperText={wrong}
      value={draft ?? typed ?? typedDinheiro(value, hasCents ? { cents: 'both' } : {})}
      onChange={(event) => setDraft(event.target.value)}
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

/** @returns the amount, or why there is none */
function readAmount(text: string, hasCents: boolean): number | string {
  const amount = parseDinheiro(text)
  if (amount !== null && (hasCents || Number.isInteger(amount))) return amount
  return hasCents ? 'Escreva um valor, como 2.500 ou 18,50.' : 'Escreva um número inteiro, como 25.'
}

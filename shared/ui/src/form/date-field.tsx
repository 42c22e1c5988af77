import { formatDia, parseDia } from '@seleta/regras/dia'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { CalendarIcon } from '../icons/icons'
import { MaskedField } from './masked-field'
import type { MaskedFieldProps } from './masked-field'

export type DateFieldProps = Omit<MaskedFieldProps, 'mask' | 'onChange' | 'endAdornment'> & {
  /** 'dd/mm/yyyy', possibly half typed. */
  value: string
  /** The text as shown, and 'yyyy-mm-dd' once it is a real day, else null. */
  onChange: (shown: string, iso: string | null) => void
  /** First and last day of the calendar, 'yyyy-mm-dd'; typing is judged by the form, not here. */
  min?: string
  max?: string
}

/** Holds the place of the system's calendar; typing happens in the masked field. */
const NativeDate = styled('input')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 40,
  height: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  pointerEvents: 'none',
})

/**
 * Date by typing (mask of spec section 5: a day above 31 becomes 31, a month above 12 becomes 12) or by the
 * system's own calendar. Whether the day exists or lies in the past is for the form to say (product.md 30).
 */
export function DateField({ value, onChange, min, max, label, ...rest }: DateFieldProps) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <MaskedField
      {...rest}
      label={label}
      mask="data"
      value={value}
      onChange={(shown) => onChange(shown, parseDia(shown))}
      endAdornment={
        <InputAdornment position="end">
          <NativeDate
            ref={native}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={parseDia(value) ?? ''}
            {...(min ? { min } : {})}
            {...(max ? { max } : {})}
            onChange={(event) => onChange(formatDia(event.target.value), event.target.value || null)}
          />
          <IconButton
            size="small"
            edge="end"
            aria-label={typeof label === 'string' ? `Abrir calendário: ${label}` : 'Abrir calendário'}
            onClick={() => native.current?.showPicker()}
          >
            <CalendarIcon />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}

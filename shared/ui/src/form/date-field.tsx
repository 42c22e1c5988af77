import { formatDia, parseDia } from '@seleta/regras/dia'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { CalendarIcon } from '../icons/icons'
import type { DateCalendar } from './date-calendar'
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

/**
 * Date by typing (mask of spec section 5: a day above 31 becomes 31, a month above 12 becomes 12) or from a calendar.
 * Whether the day exists or lies in the past is for the form to say (product.md 30).
 */
export function DateField({ value, onChange, min, max, label, ...rest }: DateFieldProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [calendar, setCalendar] = useState<{ readonly Days: typeof DateCalendar } | null>(null)
  /** Most people type: its code comes when somebody asks for it. Without an answer typing is left, and the next press. */
  const open = async (button: HTMLElement) => {
    const code = await import('./date-calendar').catch(() => null)
    if (code === null) return
    setCalendar({ Days: code.DateCalendar })
    setAnchor(button)
  }
  const name = typeof label === 'string' ? `: ${label}` : ''
  const close = () => setAnchor(null)
  return (
    <>
      <MaskedField
        {...rest}
        label={label}
        mask="data"
        value={value}
        onChange={(shown) => onChange(shown, parseDia(shown))}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={`Abrir calendário${name}`}
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              onClick={(event) => void open(event.currentTarget)}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `Calendário${name}` } }}
      >
        {calendar === null ? null : (
          <calendar.Days
            value={parseDia(value)}
            min={min}
            max={max}
            onPick={(dia) => {
              onChange(formatDia(dia), dia)
              close()
            }}
          />
        )}
      </Popover>
    </>
  )
}

import { readHora } from '@seleta/regras/hora'
import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'

export type TimeFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'defaultValue' | 'multiline' | 'slotProps'
> & {
  /** As typed, or 'hh:mm'. */
  value: string
  /** The text as shown, and 'hh:mm' once it is a time of a day, else null. */
  onChange: (shown: string, hora: string | null) => void
}

/** As much as a time takes in the longest way of writing it. */
const TYPED_MAX = 7

/**
 * Time of a day by typing, in any usual way («8», «8h30», «0830»); once the field is left it stands there as «08:30».
 * What is no time stays as it was typed: what to say of it is the form's.
 */
export function TimeField({ value, onChange, onBlur, ...rest }: TimeFieldProps) {
  return (
    <TextField
      placeholder="hh:mm"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value, readHora(event.target.value))}
      onBlur={(event) => {
        const hora = readHora(value)
        if (hora !== null && hora !== value) onChange(hora, hora)
        onBlur?.(event)
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: TYPED_MAX } }}
    />
  )
}

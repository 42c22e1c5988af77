import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

export interface TextInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'color' | 'children'
> {
  label: string
  error?: string | undefined
  helperText?: ReactNode
  startAdornment?: ReactNode
  endAdornment?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/**
 * One-line field with the look of TextField and without its weight (no select, no menu): for the first page.
 * Everything else of an <input> is passed on to it.
 */
export function TextInput(props: TextInputProps) {
  const { label, error, helperText, startAdornment, endAdornment, inputRef, id, ...input } = props
  const { onChange, ...attributes } = input
  const ownId = useId()
  const inputId = id ?? ownId
  const help = error ?? helperText
  return (
    <FormControl error={Boolean(error)} required={props.required ?? false} disabled={props.disabled ?? false}>
      <InputLabel htmlFor={inputId}>{label}</InputLabel>
      <OutlinedInput
        id={inputId}
        {...(onChange ? { onChange } : {})}
        {...(inputRef ? { inputRef } : {})}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: { ...attributes, ...(help ? { 'aria-describedby': `${inputId}-ajuda` } : {}) } }}
      />
      {help ? <FormHelperText id={`${inputId}-ajuda`}>{help}</FormHelperText> : null}
    </FormControl>
  )
}

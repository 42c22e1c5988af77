import FormControl from '@mui/material/FormControl'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface ChoiceGroupProps {
  /** The question its boxes answer. */
  legend: ReactNode
  children: ReactNode
  helperText?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Beside each other, wrapping, instead of below each other. */
  row?: boolean
  id?: string
}

/** Checkboxes or radios that belong together: fieldset, legend, help and error tied to them. */
export function ChoiceGroup({
  legend,
  children,
  helperText,
  error,
  required,
  row = false,
  id,
}: ChoiceGroupProps) {
  const helpId = useId()
  const help = error ?? helperText
  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      required={required ?? false}
      {...(id ? { id } : {})}
      {...(help ? { 'aria-describedby': helpId } : {})}
    >
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
      <FormGroup row={row}>{children}</FormGroup>
      {help ? <FormHelperText id={helpId}>{help}</FormHelperText> : null}
    </FormControl>
  )
}

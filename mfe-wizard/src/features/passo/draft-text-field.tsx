import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import type { TextFieldProps } from '@seleta/ui/core'
import { TextField } from '@seleta/ui/core'
import type { InputHTMLAttributes } from 'react'
import { useCampanha } from '../../queries/rascunho/use-rascunho'
import { useField } from './use-field'

export interface DraftTextFieldProps extends Pick<
  TextFieldProps,
  'label' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder' | 'required' | 'sx'
> {
  /** Wire path. */
  readonly field: string
  readonly select: (campanha: CampanhaRascunho) => string
  readonly onEdit: (text: string) => void
  /** Characters; near it the field counts. */
  readonly maxLength: number
  readonly hint?: string
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>
}

/** A text of the draft. */
export function DraftTextField(props: DraftTextFieldProps) {
  const { field, select, onEdit, maxLength, hint, htmlInput, ...rest } = props
  const { error, ...own } = useField(field)
  const value = useCampanha(select)
  const isNearEnd = value.length > maxLength * 0.8
  const count = isNearEnd ? `${value.length} de ${maxLength} caracteres` : undefined
  return (
    <TextField
      {...rest}
      {...own}
      value={value}
      onChange={(event) => onEdit(event.target.value)}
      error={error !== undefined}
      helperText={[error ?? hint, count].filter(Boolean).join(' · ') || undefined}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', ...htmlInput } }}
    />
  )
}

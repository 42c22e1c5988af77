import TextField from '@mui/material/TextField'
import type { TextFieldProps } from '@mui/material/TextField'
import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react'
import { masks } from '../masks/masks'
import type { MaskName } from '../masks/masks'
import { caretAfter, editMasked } from './masked-edit'

export type MaskedFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'defaultValue' | 'multiline' | 'slotProps'
> & {
  mask: MaskName
  /** Masked or bare; it is shown masked. */
  value: string
  /** The text as shown, and the bare characters for the wire. */
  onChange: (shown: string, bare: string) => void
  /** Attributes of the input itself. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement>
  startAdornment?: ReactNode
  endAdornment?: ReactNode
}

/** Field that writes its own signs (dots, slashes, brackets) and keeps the caret where the person typed. */
export function MaskedField(props: MaskedFieldProps) {
  const { mask: name, value, onChange, htmlInput, startAdornment, endAdornment, ...rest } = props
  const mask = masks[name]
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = mask.format(value)

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const edit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const at = event.target.selectionStart ?? event.target.value.length
    const next = editMasked(mask, shown, event.target.value, at)
    caret.current = caretAfter(next.text, next.significant)
    onChange(next.text, mask.parse(next.text))
  }

  return (
    <TextField
      placeholder={mask.placeholder}
      {...rest}
      inputRef={input}
      value={shown}
      onChange={edit}
      slotProps={{
        htmlInput: { inputMode: mask.inputMode, autoComplete: 'off', ...htmlInput },
        input: { startAdornment, endAdornment },
      }}
    />
  )
}

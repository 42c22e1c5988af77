import { TimeField } from '@seleta/ui/form'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { useField } from '../passo/use-field'

export interface DraftTimeFieldProps {
  /** Wire path. */
  readonly field: string
  readonly label: string
  /** 'hh:mm', '' while none is chosen. */
  readonly value: string
  readonly onEdit: (hora: string) => void
}

/** A time of the draft. Text that is no time yet is kept beside it, as with days. */
export function DraftTimeField({ field, label, value, onEdit }: DraftTimeFieldProps) {
  const { error, ...own } = useField(field)
  const typed = useRascunho((state) => state.typed[field])
  return (
    <TimeField
      {...own}
      label={label}
      value={typed ?? value}
      onChange={(shown, hora) => {
        rascunhos.setTyped(field, shown === hora ? '' : shown)
        onEdit(hora ?? '')
      }}
      error={error !== undefined}
      helperText={error}
    />
  )
}

import { hoje } from '@seleta/regras/now'
import { formatDia } from '@seleta/regras/dia'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { DateField } from '@seleta/ui/form'
import { useField } from '../passo/use-field'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useCampanha, useRascunho } from '../../queries/rascunho/use-rascunho'

export interface DraftDateFieldProps {
  /** Wire path. */
  readonly field: string
  readonly label: string
  readonly hint?: string
  /** The calendar offers no past day. */
  readonly isFromToday?: boolean
  readonly select: (campanha: CampanhaRascunho) => string | null
  readonly onEdit: (iso: string | null) => void
}

/** A day of the draft. Text that is no day yet is kept beside it, so that nothing typed is lost (issue 4). */
export function DraftDateField({ field, label, hint, isFromToday, select, onEdit }: DraftDateFieldProps) {
  const { error, ...own } = useField(field)
  const iso = useCampanha(select)
  const typed = useRascunho((state) => state.typed[field])
  return (
    <DateField
      {...own}
      label={label}
      value={typed ?? formatDia(iso)}
      {...(isFromToday === true ? { min: hoje() } : {})}
      onChange={(shown, day) => {
        rascunhos.setTyped(field, day === null ? shown : '')
        onEdit(day)
      }}
      error={error !== undefined}
      helperText={error ?? hint}
    />
  )
}

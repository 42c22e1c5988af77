import { FormDialog } from '@seleta/ui/form'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows something of a campaign that is only read: nothing to send, one button that closes. */
export function ShownDialog({ title, onClose, children }: Props) {
  return (
    <FormDialog
      title={title}
      submitLabel="Fechar"
      error={null}
      isSaving={false}
      onSubmit={onClose}
      onClose={onClose}
      outcome={children}
    >
      {null}
    </FormDialog>
  )
}

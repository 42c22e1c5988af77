import type { MensagemDialogProps } from '@seleta/mensagens/mensagem-dialog'
import { lazy, Suspense } from 'react'

const MensagemDialog = lazy(() =>
  import('@seleta/mensagens/mensagem-dialog').then((m) => ({ default: m.MensagemDialog })),
)

/** The one dialog to write to people; it comes when somebody wants to write (decision 150). */
export function WriteDialog(props: MensagemDialogProps) {
  return (
    <Suspense fallback={null}>
      <MensagemDialog {...props} />
    </Suspense>
  )
}

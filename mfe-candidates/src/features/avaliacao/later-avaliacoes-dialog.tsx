import { lazy, Suspense } from 'react'
import type { AvaliacoesDialogProps } from './avaliacoes-dialog'

const AvaliacoesDialog = lazy(() =>
  import('./avaliacoes-dialog').then((m) => ({ default: m.AvaliacoesDialog })),
)

/** Loaded when somebody asks for it. */
export const LaterAvaliacoesDialog = (props: AvaliacoesDialogProps) => (
  <Suspense>
    <AvaliacoesDialog {...props} />
  </Suspense>
)

import { campanhaTitle } from '@seleta/contract/campanha-title'
import { EncerrarDialog } from '@seleta/campanha/encerrar-dialog'
import { LinkDialog } from '@seleta/campanha/link-dialog'
import { Suspense, lazy } from 'react'
import type { Actions } from './use-actions'

const ExcluidasDialog = lazy(() => import('./excluidas-dialog').then((m) => ({ default: m.ExcluidasDialog })))

const EquipeDialog = lazy(() =>
  import('@seleta/campanha/equipe-dialog').then((m) => ({ default: m.EquipeDialog })),
)

/** The one dialog that is open over the list, if any. */
export function ActionsDialogs({ actions }: { readonly actions: Actions }) {
  const { open, close, around } = actions
  switch (open.kind) {
    case 'encerrar':
      return (
        <EncerrarDialog
          campanhas={open.campanhas}
          onClose={close}
          onConfirm={(send) => actions.encerrar(open.campanhas, send)}
        />
      )
    case 'links':
      return <LinkDialog links={open.links} onClose={close} />
    case 'excluidas':
      return (
        <Suspense fallback={null}>
          <ExcluidasDialog onClose={close} onRestored={around.onRestored} />
        </Suspense>
      )
    case 'equipe':
      return (
        <Suspense fallback={null}>
          <EquipeDialog
            campanha={{ id: open.campanha.id, nome: campanhaTitle(open.campanha) }}
            onClose={close}
          />
        </Suspense>
      )
    case 'nothing':
      return null
  }
}

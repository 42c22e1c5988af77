import type { Etapa, FiltroKanban } from '@seleta/contract/kanban'
import type { OpenThing } from './open-thing'
import type { MoveIntent } from '../../rules/moves-state'
import { CreateEtapaDialog } from '../etapas/create-etapa-dialog'
import { EditEtapaDialog } from '../etapas/edit-etapa-dialog'
import { EtapaMenu } from '../etapas/etapa-menu'
import { ExportEtapaDialog } from '../etapas/export-etapa-dialog'
import { NotificacaoDialog } from '../etapas/notificacao-dialog'
import { OrderMenu } from '../etapas/order-menu'
import { RemoveEtapaDialog } from '../etapas/remove-etapa-dialog'
import { MoveMenu } from './move-menu'

export interface BoardOverlaysProps {
  readonly campanhaId: number
  readonly open: OpenThing
  readonly setOpen: (thing: OpenThing) => void
  readonly onClose: () => void
  /** Everybody. */
  readonly whole: readonly Etapa[]
  /** Those on the screen. */
  readonly board: readonly Etapa[]
  readonly filtro: FiltroKanban | null
  readonly onMove: (intent: MoveIntent) => void
  readonly onPlace: (etapaId: number, ordem: number) => void
  readonly onRemoved: (nome: string, undo: () => void) => void
}

/** The menus and dialogs over the board; at most one is open. */
export function BoardOverlays(props: BoardOverlaysProps) {
  const { campanhaId, open, setOpen, onClose, whole, onMove, onPlace } = props
  if (open.kind === 'none') return null
  if (open.kind === 'criar')
    return <CreateEtapaDialog campanhaId={campanhaId} etapas={whole} onClose={onClose} />
  const { etapaId } = open
  const index = whole.findIndex(({ id }) => id === etapaId)
  const etapa = whole[index]
  // Somebody else may have removed it meanwhile.
  if (etapa === undefined) return null
  switch (open.kind) {
    case 'mover':
      return (
        <MoveMenu
          {...open}
          etapas={whole}
          onClose={onClose}
          onMove={(paraEtapaId, avisar) =>
            onMove({ cartao: open.cartao, deEtapaId: etapaId, paraEtapaId, avisar })
          }
        />
      )
    case 'ordem':
      return (
        <OrderMenu
          etapa={etapa}
          posicao={index + 1}
          total={whole.length}
          anchor={open.anchor}
          onPlace={(ordem) => onPlace(etapaId, ordem)}
          onClose={onClose}
        />
      )
    case 'menu':
      return (
        <EtapaMenu
          etapa={etapa}
          anchor={open.anchor}
          onClose={onClose}
          onExport={() => setOpen({ kind: 'exportar', etapaId })}
          onEditNotificacao={() => setOpen({ kind: 'notificacao', etapaId })}
          onRemove={() => setOpen({ kind: 'remover', etapaId })}
        />
      )
    case 'editar':
    case 'notificacao':
    case 'exportar':
    case 'remover':
      return <EtapaDialog {...props} kind={open.kind} etapa={etapa} />
  }
}

interface EtapaDialogProps extends BoardOverlaysProps {
  readonly kind: 'editar' | 'notificacao' | 'exportar' | 'remover'
  /** With all its people. */
  readonly etapa: Etapa
}

/** The dialogs about one stage. */
function EtapaDialog({ kind, etapa, ...props }: EtapaDialogProps) {
  const { campanhaId, onClose, whole, board, filtro, onRemoved } = props
  switch (kind) {
    case 'editar':
      return <EditEtapaDialog campanhaId={campanhaId} etapa={etapa} onClose={onClose} />
    case 'notificacao':
      return <NotificacaoDialog campanhaId={campanhaId} etapa={etapa} onClose={onClose} />
    case 'exportar':
      return (
        <ExportEtapaDialog
          etapa={board.find(({ id }) => id === etapa.id) ?? etapa}
          filtro={filtro}
          onClose={onClose}
        />
      )
    case 'remover':
      return (
        <RemoveEtapaDialog
          campanhaId={campanhaId}
          etapa={etapa}
          etapas={whole}
          onRemoved={(removed, undo) => onRemoved(removed.nome, undo)}
          onClose={onClose}
        />
      )
  }
}

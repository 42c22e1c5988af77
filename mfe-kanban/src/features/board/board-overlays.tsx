import type { Etapa, EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import type { OpenThing } from './open-thing'
import type { MoveIntent } from '../../rules/moves-types'
import { EtapaMenu } from '../etapas/etapa-menu'
import { OrderMenu } from '../etapas/order-menu'
import { lazy, Suspense, useState } from 'react'
import { etapasOf } from '../../rules/unplaced-column'
import { LaterMoveMenu } from './later-move-menu'

const EtapaDialog = lazy(() => import('../etapas/etapa-dialog').then((m) => ({ default: m.EtapaDialog })))

const ModeloDialog = lazy(() => import('../etapas/modelo-dialog').then((m) => ({ default: m.ModeloDialog })))

const ExportEtapaDialog = lazy(() =>
  import('../etapas/export-etapa-dialog').then((m) => ({ default: m.ExportEtapaDialog })),
)

const RemoveEtapaDialog = lazy(() =>
  import('../etapas/remove-etapa-dialog').then((m) => ({ default: m.RemoveEtapaDialog })),
)

const WriteEtapaDialog = lazy(() =>
  import('../etapas/write-etapa-dialog').then((m) => ({ default: m.WriteEtapaDialog })),
)

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
  readonly onRemoved: (etapa: EtapaItem, undo: () => void) => void
  /** There is nothing left to take back of a removal. */
  readonly onRestored: (etapaId: number) => void
}

/** The menus and dialogs over the board; at most one is open. */
export function BoardOverlays(props: BoardOverlaysProps) {
  const { campanhaId, open, onClose, onMove } = props
  const etapas = etapasOf(props.whole)
  switch (open.kind) {
    case 'none':
      return null
    case 'mover':
      return (
        <LaterMoveMenu
          {...open}
          campanhaId={campanhaId}
          etapas={etapas}
          onClose={onClose}
          onMove={(paraEtapaId, avisar, motivoId) =>
            onMove({ cartao: open.cartao, deEtapaId: open.etapaId, paraEtapaId, avisar, motivoId })
          }
        />
      )
    case 'criar':
      return (
        <Suspense fallback={null}>
          <EtapaDialog
            campanhaId={campanhaId}
            etapa={null}
            etapas={etapas}
            readers={readersOf(props.whole)}
            onClose={onClose}
          />
        </Suspense>
      )
    case 'modelo':
      return (
        <Suspense fallback={null}>
          <ModeloDialog etapas={etapas} onClose={onClose} />
        </Suspense>
      )
    case 'ordem':
    case 'menu':
    case 'editar':
    case 'notificacao':
    case 'escrever':
    case 'exportar':
    case 'remover':
      return <OfEtapa key={open.etapaId} {...props} whole={etapas} open={open} />
  }
}

interface OfEtapaProps extends BoardOverlaysProps {
  readonly open: Exclude<Extract<OpenThing, { readonly etapaId: number }>, { readonly kind: 'mover' }>
}

/** The menus and dialogs of one stage. */
function OfEtapa(props: OfEtapaProps) {
  const { open, setOpen, onClose, whole, onPlace } = props
  const { etapaId } = open
  const index = whole.findIndex(({ id }) => id === etapaId)
  const [first] = useState(() => whole[index])
  // Somebody else may have removed it meanwhile: what was being written about it stays until its writer leaves it.
  const isMenu = open.kind === 'menu' || open.kind === 'ordem'
  const etapa = whole[index] ?? (isMenu ? undefined : first)
  if (etapa === undefined) return null
  switch (open.kind) {
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
          onWrite={() => setOpen({ kind: 'escrever', etapaId })}
          onRemove={() => setOpen({ kind: 'remover', etapaId })}
        />
      )
    case 'editar':
    case 'notificacao':
    case 'escrever':
    case 'exportar':
    case 'remover':
      return (
        <Suspense fallback={null}>
          <AboutEtapa {...props} kind={open.kind} etapa={etapa} />
        </Suspense>
      )
  }
}

interface AboutEtapaProps extends BoardOverlaysProps {
  readonly kind: 'editar' | 'notificacao' | 'escrever' | 'exportar' | 'remover'
  /** With all its people. */
  readonly etapa: Etapa
}

/** The dialogs about one stage. */
function AboutEtapa({ kind, etapa, ...props }: AboutEtapaProps) {
  const { campanhaId, onClose, whole, board, filtro, onRemoved, onRestored } = props
  switch (kind) {
    case 'editar':
    case 'notificacao':
      return (
        <EtapaDialog
          campanhaId={campanhaId}
          etapa={etapa}
          etapas={whole}
          readers={readersOf([etapa, ...whole])}
          isForMensagem={kind === 'notificacao'}
          onClose={onClose}
        />
      )
    case 'escrever':
      return (
        <WriteEtapaDialog
          campanhaId={campanhaId}
          etapa={board.find(({ id }) => id === etapa.id) ?? etapa}
          filtro={filtro}
          onClose={onClose}
        />
      )
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
          onRemoved={onRemoved}
          onOver={() => onRestored(etapa.id)}
          onClose={onClose}
        />
      )
  }
}

/** People to show how a message of a stage will be read: of the first stages that have some. */
const MAX_READERS = 20

const readersOf = (etapas: readonly Etapa[]): string[] => [
  ...new Set(
    etapas
      .flatMap(({ talentos }) => talentos.map(({ identificador }) => identificador))
      .slice(0, MAX_READERS),
  ),
]

import type { Cartao } from '@seleta/contract/kanban'
import { NO_ETAPA } from '@seleta/contract/limits'
import type { MoveIntent } from './moves-types'

/** With what a drag began: what a key carries is at its place at once, ready for the next key. */
export type DragMeans = 'pointer' | 'keys'

/** What is being dragged, at most one thing at a time, and with what: also of the last drag, while its drop is drawn. */
export type DragState =
  | { readonly kind: 'idle'; readonly by: DragMeans }
  | {
      readonly kind: 'cartao'
      readonly by: DragMeans
      readonly cartao: Cartao
      readonly deEtapaId: number
      /** Stage under the card now; null outside of all. */
      readonly overEtapaId: number | null
    }
  | { readonly kind: 'etapa'; readonly by: DragMeans; readonly etapaId: number }

export type DragEvent =
  | { readonly type: 'lifted'; readonly thing: CartaoDragData | EtapaDragData; readonly by: DragMeans }
  | { readonly type: 'over'; readonly etapaId: number | null }
  /** Dropped or cancelled. */
  | { readonly type: 'ended' }

export const IDLE: DragState = { kind: 'idle', by: 'pointer' }

export function reduceDrag(state: DragState, event: DragEvent): DragState {
  switch (event.type) {
    case 'lifted': {
      const { thing, by } = event
      if (thing.kind === 'etapa') return { kind: 'etapa', by, etapaId: thing.etapaId }
      const { cartao, etapaId } = thing
      return { kind: 'cartao', by, cartao, deEtapaId: etapaId, overEtapaId: etapaId }
    }
    case 'over':
      return state.kind === 'cartao' ? { ...state, overEtapaId: event.etapaId } : state
    case 'ended':
      return { kind: 'idle', by: state.by }
  }
}

/** What a drop means. */
export type Drop =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly intent: MoveIntent }
  /** The card stays where it was. */
  | { readonly kind: 'stay'; readonly cartaoId: number }
  /** A column goes into the place of another. */
  | { readonly kind: 'place'; readonly etapaId: number; readonly onEtapaId: number }

/** @param etapaId stage under the thing; null outside of all */
export function dropOf(thing: CartaoDragData | EtapaDragData | null, etapaId: number | null): Drop {
  if (thing === null) return { kind: 'nothing' }
  const isElsewhere = etapaId !== null && etapaId !== NO_ETAPA && etapaId !== thing.etapaId
  if (thing.kind === 'etapa')
    return isElsewhere ? { kind: 'place', etapaId: thing.etapaId, onEtapaId: etapaId } : { kind: 'nothing' }
  const { cartao, etapaId: deEtapaId } = thing
  return isElsewhere
    ? { kind: 'move', intent: { cartao, deEtapaId, paraEtapaId: etapaId } }
    : { kind: 'stay', cartaoId: cartao.id }
}

/** What a card tells the drag library about itself. */
export interface CartaoDragData {
  readonly kind: 'cartao'
  readonly cartao: Cartao
  readonly etapaId: number
}

/** What a column tells the drag library about itself: it is dragged, and cards are dropped on it. */
export interface EtapaDragData {
  readonly kind: 'etapa'
  readonly etapaId: number
}

export const dragIdOfCartao = (cartaoId: number) => `cartao-${cartaoId}`
export const dragIdOfEtapa = (etapaId: number) => `etapa-${etapaId}`

/** The library hands data around untyped; these read it back. */
export const readDragData = (data: unknown): CartaoDragData | EtapaDragData | null =>
  isCartaoData(data) || isEtapaData(data) ? data : null
export const readCartaoData = (data: unknown): CartaoDragData | null => (isCartaoData(data) ? data : null)
export const readEtapaId = (data: unknown): number | null => (isEtapaData(data) ? data.etapaId : null)

const isCartaoData = (data: unknown): data is CartaoDragData => hasKind(data, 'cartao')
const isEtapaData = (data: unknown): data is EtapaDragData => hasKind(data, 'etapa')

function hasKind(data: unknown, kind: string): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
}

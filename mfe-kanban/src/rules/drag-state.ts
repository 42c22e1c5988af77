import type { Cartao } from '@seleta/contract/kanban'

/** What is being dragged; at most one thing at a time. */
export type DragState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'cartao'
      readonly cartao: Cartao
      readonly deEtapaId: number
      /** Stage under the card now; null outside of all. */
      readonly sobreEtapaId: number | null
    }
  | { readonly kind: 'etapa'; readonly etapaId: number }

export const IDLE: DragState = { kind: 'idle' }

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
export const readCartaoData = (data: unknown): CartaoDragData | null => (isCartaoData(data) ? data : null)
export const readEtapaId = (data: unknown): number | null => (isEtapaData(data) ? data.etapaId : null)

const isCartaoData = (data: unknown): data is CartaoDragData => hasKind(data, 'cartao')
const isEtapaData = (data: unknown): data is EtapaDragData => hasKind(data, 'etapa')

function hasKind(data: unknown, kind: string): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
}

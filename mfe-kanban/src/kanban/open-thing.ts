import type { Cartao } from '@seleta/contract/kanban'

/** What is open over the board; at most one thing at a time. */
export type OpenThing =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'mover'
      readonly cartao: Cartao
      readonly etapaId: number
      readonly anchor: HTMLElement
    }
  | { readonly kind: 'menu'; readonly etapaId: number; readonly anchor: HTMLElement }
  | { readonly kind: 'criar' }
  | { readonly kind: 'notificacao'; readonly etapaId: number }
  | { readonly kind: 'remover'; readonly etapaId: number }

export const NOTHING: OpenThing = { kind: 'none' }

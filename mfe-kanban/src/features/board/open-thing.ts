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
  | { readonly kind: 'menu' | 'ordem'; readonly etapaId: number; readonly anchor: HTMLElement }
  | { readonly kind: 'criar' }
  | { readonly kind: 'modelo' }
  | {
      readonly kind: 'editar' | 'notificacao' | 'escrever' | 'exportar' | 'remover'
      readonly etapaId: number
    }

export const NOTHING: OpenThing = { kind: 'none' }

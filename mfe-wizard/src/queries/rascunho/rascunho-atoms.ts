import { atom } from '@seleta/api-client'
import { createState } from '../../rules/rascunho/rascunho-state'
import type { RascunhoState } from '../../rules/rascunho/rascunho-state'

/** The wizard's client state (architecture.md, 'State'). */

/** The working copy. */
export const workAtom = atom<RascunhoState>(createState('inicial'))

/**
 * The working copy as the publish page took it over: opening that page resets the draft in the client state
 * (spec section 4), and nothing is lost by it (product 22).
 */
export const frozenAtom = atom<RascunhoState | null>(null)

/** What is being edited and saved: the frozen copy while the publish page is open, else the working copy. */
export const activeAtom = atom(
  (get) => get(frozenAtom) ?? get(workAtom),
  (get, set, next: RascunhoState) => {
    if (get(frozenAtom) === null) set(workAtom, next)
    else set(frozenAtom, next)
  },
)

/**
 * Whether the draft of this address is on screen. `campanhaId` is the one that was asked for: null for a new draft,
 * and before anything was asked for.
 */
export type Opening = { readonly campanhaId: number | null } & (
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly error: unknown }
)

export const NOTHING_ASKED: Opening = { kind: 'opening', campanhaId: null }

export const openingAtom = atom<Opening>(NOTHING_ASKED)

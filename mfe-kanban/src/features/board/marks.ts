import type { Etapa } from '@seleta/contract/kanban'
import type { DragState } from '../../rules/drag-state'
import type { MovesState } from '../../rules/moves-types'
import { findCartao } from '../../rules/place-cartao'
import type { CartaoMarks } from './cartao-list'

const NO_MARKS: CartaoMarks = { saving: new Set(), failed: new Map(), focus: null, pinned: [] }

/**
 * What is special about cards, stage by stage. Stages without anything special share one object, so that their
 * columns are not drawn again for what happens elsewhere.
 */
export function marksOf(
  board: readonly Etapa[],
  moves: MovesState,
  drag: DragState,
  focus: CartaoMarks['focus'],
): { readonly get: (etapaId: number) => CartaoMarks } {
  const byEtapa = new Map<number, CartaoMarks>()
  const change = (cartaoId: number, next: (marks: CartaoMarks) => CartaoMarks) => {
    const place = findCartao(board, cartaoId)
    if (place === null) return
    byEtapa.set(place.etapa.id, next(byEtapa.get(place.etapa.id) ?? NO_MARKS))
  }
  for (const { cartao } of moves.pending)
    change(cartao.id, (marks) => ({ ...marks, saving: new Set([...marks.saving, cartao.id]) }))
  // What was not taken back is offered again by the host.
  for (const move of moves.failed.filter(({ desfaz }) => desfaz === null))
    change(move.cartao.id, (marks) => ({
      ...marks,
      failed: new Map([...marks.failed, [move.cartao.id, move]]),
    }))
  if (focus !== null)
    change(focus.cartaoId, (marks) => ({ ...marks, focus, pinned: [...marks.pinned, focus.cartaoId] }))
  if (drag.kind === 'cartao')
    change(drag.cartao.id, (marks) => ({ ...marks, pinned: [...marks.pinned, drag.cartao.id] }))
  return { get: (etapaId) => byEtapa.get(etapaId) ?? NO_MARKS }
}

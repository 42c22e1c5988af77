import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { isTyping } from '@seleta/ui/is-typing'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import { findCartao } from '../../rules/place-cartao'
import { useStableCallback } from '../../queries/use-stable-callback'

/** The board's keys: S opens «Mover para» of the card in focus, J and K go on and back. */
export function useBoardKeys(board: {
  readonly region: RefObject<HTMLElement | null>
  readonly board: readonly Etapa[]
  /** S, J and K may be listened to (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean
  readonly onOpenMove: (cartao: Cartao, etapaId: number, anchor: HTMLElement) => void
}): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    if (isTyping(target) || isInOverlay(target)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey || event.altKey || !board.hasSingleKeys) return
    const card = target.closest<HTMLElement>('[data-cartao]')
    if (card === null || board.region.current?.contains(card) !== true) return
    if (key === 's') openMove(card)
    else if (key === 'j' || key === 'k') focusBeside(card, key === 'j' ? 1 : -1)
    else return
    event.preventDefault()
  })

  function openMove(card: HTMLElement): void {
    const place = findCartao(board.board, Number(card.dataset['cartao']))
    const anchor = card.querySelector<HTMLElement>('[data-punho]')
    if (place !== null && anchor !== null) board.onOpenMove(place.cartao, place.etapa.id, anchor)
  }

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [press])
}

/** The column draws a few cards beyond its window, so the next one is always there. */
function focusBeside(card: HTMLElement, step: 1 | -1): void {
  const item = card.closest('li')
  const index = Number(item?.dataset['index']) + step
  item?.parentElement?.querySelector<HTMLElement>(`:scope > [data-index="${index}"] [data-punho]`)?.focus()
}

/** Keys belong to what is open over the board. */
const isInOverlay = (target: HTMLElement) => target.closest('[role="dialog"], [role="menu"]') !== null

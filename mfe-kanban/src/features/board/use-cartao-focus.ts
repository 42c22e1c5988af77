import { NO_ETAPA } from '@seleta/contract/limits'
import type { FocusEvent, RefObject } from 'react'
import { useState } from 'react'
import type { DragMeans } from '../../rules/drag-state'

export interface Focus {
  readonly cartaoId: number
  /** Grows each time the focus has to come to a card. */
  readonly request: number
  /** The view stays where a hand has left it: nothing is scrolled. */
  readonly isStill: boolean
}

export type CartaoFocus = ReturnType<typeof useCartaoFocus>

/**
 * Which card has the focus. A card that somebody else puts into another column is drawn anew there; knowing this, the
 * focus goes with it. After a move made here it stays in the column that one works in (audit B4).
 */
export function useCartaoFocus(region: RefObject<HTMLElement | null>) {
  const [focus, setFocus] = useState<Focus | null>(null)
  const hold = (cartaoId: number | null, step: 0 | 1, isStill = false) =>
    setFocus((before) => {
      if (cartaoId === null) return null
      if (step === 0 && before?.cartaoId === cartaoId) return before
      return { cartaoId, request: (before?.request ?? 1) + step, isStill }
    })

  return {
    focus,
    bringFocusTo: (cartaoId: number) => hold(cartaoId, 1),
    /**
     * The focus stays in the column that one works in.
     * @param cartaoId null: nobody is left there, so it goes to the head of the column
     * @param by a hand sees where it is; keys want what they are at in sight
     */
    stayIn: (etapaId: number, cartaoId: number | null, by: DragMeans) => {
      hold(cartaoId, 1, by === 'pointer')
      if (cartaoId !== null) return
      // The column of those without a stage goes with the last of them: then it is the one beside it.
      const beside = etapaId === NO_ETAPA ? ' ~ [data-etapa]' : ''
      const head = `[data-etapa="${etapaId}"]${beside} header button`
      region.current?.querySelector<HTMLElement>(head)?.focus({ preventScroll: true })
    },
    regionProps: {
      // Where nothing of the board has the focus any more, the board has it.
      tabIndex: -1,
      onFocus: (event: FocusEvent<HTMLElement>) => hold(cartaoIdOf(event.target), 0),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const { target, relatedTarget, currentTarget } = event
        if (relatedTarget instanceof Node) {
          if (!currentTarget.contains(relatedTarget)) hold(null, 0)
          return
        }
        // A card that is being moved loses its focus because it is taken away, not because somebody left it.
        setTimeout(() => {
          if (target.isConnected && document.activeElement !== target) hold(null, 0)
        })
      },
    },
  }
}

function cartaoIdOf(target: Element): number | null {
  const card = target.closest<HTMLElement>('[data-cartao]')
  return card === null ? null : Number(card.dataset['cartao'])
}

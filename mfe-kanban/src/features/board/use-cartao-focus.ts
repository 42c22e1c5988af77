import type { FocusEvent } from 'react'
import { useState } from 'react'

export interface Focus {
  readonly cartaoId: number
  /** Grows each time the focus has to come to a card. */
  readonly request: number
}

/**
 * Which card has the focus. A card that goes to another column is drawn anew there; knowing this, the focus goes
 * with it, whoever moved it (design.md 4.7).
 */
export function useCartaoFocus() {
  const [focus, setFocus] = useState<Focus | null>(null)
  const hold = (cartaoId: number | null, step: 0 | 1) =>
    setFocus((before) => {
      if (cartaoId === null) return null
      if (step === 0 && before?.cartaoId === cartaoId) return before
      return { cartaoId, request: (before?.request ?? 1) + step }
    })

  return {
    focus,
    bringFocusTo: (cartaoId: number) => hold(cartaoId, 1),
    regionProps: {
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

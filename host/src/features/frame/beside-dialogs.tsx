import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Whatever lies beside an open dialog is hidden from screen readers, but for this: what is said is said over it too. */
export function BesideDialogs({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const watch = new MutationObserver(() => place.removeAttribute('aria-hidden'))
    watch.observe(place, { attributeFilter: ['aria-hidden'] })
    document.body.append(place)
    return () => {
      watch.disconnect()
      place.remove()
    }
  }, [place])
  return createPortal(children, place)
}

import { useSyncExternalStore } from 'react'

/** How close together rows stand: 56 px, or 44 px (design.md section 1, "Heights"). */
export type Densidade = 'confortavel' | 'compacta'

const ATTRIBUTE = 'data-densidade'

/** Puts the choice on <html>, where every area sees it. Keeping it for the next visit is the host's business. */
export function applyDensidade(densidade: Densidade): void {
  document.documentElement.setAttribute(ATTRIBUTE, densidade)
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] })
  return () => observer.disconnect()
}

const read = (): Densidade =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'compacta' ? 'compacta' : 'confortavel'

/** The present choice; changes at once when it is applied anywhere in the page. */
export function useDensidade(): Densidade {
  return useSyncExternalStore(subscribe, read, () => 'confortavel')
}

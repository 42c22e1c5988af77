import type { CSSProperties } from 'react'

/** Hands a stage's colour to styles as `--cor`. */
export function corStyle(cor: string): CSSProperties {
  // React's type does not know custom properties.
  return { '--cor': cor } as CSSProperties
}

/** Colour of a stage on the present ground; on dark ground mixed with white, because a stage may be black. */
export const corRules = {
  backgroundColor: 'var(--cor)',
  '[data-tema="dark"] &': { backgroundColor: 'color-mix(in oklab, var(--cor) 55%, white)' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' as const },
}

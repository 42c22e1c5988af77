import { readKept } from '@seleta/api-client/storage'

/** Under 1,200 px the bar starts narrow (design 2); the choice is remembered for each of the two widths apart. */
export const SIDE_BAR_KEYS = { wide: 'seleta.barra', medium: 'seleta.barra-media' } as const
export const WIDE = '(min-width:1200px)'
const START = { wide: 'aberta', medium: 'recolhida' } as const
export type BarSize = keyof typeof SIDE_BAR_KEYS

/** What was chosen for a width, else how it starts. */
export const readBarState = (size: BarSize): string => readKept('device', SIDE_BAR_KEYS[size]) ?? START[size]

/** Whether the bar is broad in the window as it stands. */
export const isSideBarOpen = (): boolean =>
  readBarState(window.matchMedia(WIDE).matches ? 'wide' : 'medium') !== 'recolhida'

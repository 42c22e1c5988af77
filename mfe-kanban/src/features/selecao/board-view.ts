import { atom } from '@seleta/api-client'

/**
 * How the board is looked at, for as long as the tab is open. Text about people stays out of the address
 * (design.md section 2).
 */
export interface BoardView {
  readonly campanhaId: number
  readonly filtro: string
}

export const boardViewAtom = atom<BoardView>({ campanhaId: 0, filtro: '' })
export const isCompactAtom = atom(false)

import { useEffect, useState } from 'react'
import type { MoveMenuProps } from './move-menu'

type Menu = typeof import('./move-menu').MoveMenu

let menu: Menu | null = null

/** Asks for the menu's code, and so for the host's forms: a tenth of a board's bytes, and nothing of its first drawing. */
export async function fetchMoveMenu(): Promise<Menu> {
  menu = (await import('./move-menu')).MoveMenu
  return menu
}

/**
 * «Mover para» of a card, as soon as its code is there. Not through `lazy`, which shows nothing for 300 ms more
 * (findings, section 1).
 * @throws what its code did not come with, for the boundary around it
 */
export function LaterMoveMenu(props: MoveMenuProps) {
  const [come, setCome] = useState<{ readonly menu: Menu | null; readonly error?: unknown }>({ menu })
  useEffect(() => {
    if (come.menu !== null) return undefined
    let isOver = false
    fetchMoveMenu().then(
      (now) => isOver || setCome({ menu: now }),
      (error: unknown) => isOver || setCome({ menu: null, error }),
    )
    return () => {
      isOver = true
    }
  }, [come.menu])
  if (come.error !== undefined) throw come.error
  const { menu: Drawn } = come
  return Drawn === null ? null : <Drawn {...props} />
}

import { paint, styled } from '@seleta/ui/core'
import { LOADING_DELAY, STILL_LOADING } from '@seleta/ui/still-loading'
import { floatingShadow, radius } from '@seleta/ui/tokens'
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
  return Drawn === null ? <ComingMenu {...props} /> : <Drawn {...props} />
}

const Waiting = styled('output')({
  position: 'fixed',
  zIndex: 1300,
  padding: '8px 16px',
  border: `1px solid ${paint.border}`,
  borderRadius: radius.card,
  backgroundColor: paint.surface,
  boxShadow: floatingShadow,
  fontSize: '0.875rem',
  color: paint.textSecondary,
})

/** Where the code takes longer than a moment: that it comes. Like the menu it goes with Escape and with a press beside. */
function ComingMenu({ anchor, onClose }: MoveMenuProps) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), LOADING_DELAY)
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    window.addEventListener('pointerdown', onClose)
    window.addEventListener('keydown', closeByKey)
    return () => {
      clearTimeout(slow)
      window.removeEventListener('pointerdown', onClose)
      window.removeEventListener('keydown', closeByKey)
    }
  }, [onClose])
  if (!isSlow) return null
  const { right, bottom } = anchor.getBoundingClientRect()
  return (
    <Waiting style={{ top: bottom + 4, right: Math.max(8, window.innerWidth - right) }}>
      {STILL_LOADING}
    </Waiting>
  )
}

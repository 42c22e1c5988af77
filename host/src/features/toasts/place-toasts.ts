import { findFreePlace } from './free-place'

const ACTIONS =
  'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="option"]'

/** What lies behind a dialog cannot be pressed. */
const BEHIND = '[aria-hidden="true"], [inert]'

/** Between two toasts, px. */
const GAP = 12

/** Moves the toasts to where they cover nothing that can be pressed (audit P16). @param card the newest of them */
export function placeToasts(card: HTMLElement | null): void {
  const container = card?.closest<HTMLElement>('.notistack-SnackbarContainer')
  if (container === null || container === undefined) return
  container.style.translate = ''
  // Each still grows to its height: what it will have is its card's.
  const cards = [...container.querySelectorAll<HTMLElement>('[role="status"], [role="alert"]')]
  const { left, top, width } = container.getBoundingClientRect()
  const height = cards.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0)
  const place = findFreePlace(
    { left, top, width, height },
    { width: window.innerWidth, height: window.innerHeight },
    [...document.querySelectorAll(ACTIONS)]
      .filter((action) => !container.contains(action) && action.closest(BEHIND) === null)
      .map((action) => action.getBoundingClientRect())
      .filter((area) => area.width > 0),
  )
  container.style.translate = `${-place.left}px ${place.down}px`
}

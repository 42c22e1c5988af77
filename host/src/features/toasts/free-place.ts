/** Where toasts stand so that they cover nothing that can be pressed: the top right corner, or the place nearest to it. Pure. */

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far apart the places are that are looked at, px. */
const STEP = 8
/** Free room around a toast, px. */
const GAP = 4

const overlaps = (one: Area, other: Area): boolean =>
  one.left - GAP < other.left + other.width &&
  other.left < one.left + one.width + GAP &&
  one.top - GAP < other.top + other.height &&
  other.top < one.top + one.height + GAP

/**
 * @param card where it stands by itself, at the top right
 * @param view size of the window
 * @param actions what can be pressed
 * @returns how far it goes to the left and down, px; where every place covers something, the one that covers least
 */
export function findFreePlace(
  card: Area,
  view: Pick<Area, 'width' | 'height'>,
  actions: readonly Area[],
): { readonly left: number; readonly down: number } {
  let best = { left: 0, down: 0 }
  let least = Infinity
  for (let down = 0; down === 0 || card.top + down + card.height <= view.height - STEP; down += STEP)
    for (let left = 0; left === 0 || card.left - left >= STEP; left += STEP) {
      const far = left + down
      if (far >= least) break
      const there = { ...card, left: card.left - left, top: card.top + down }
      const covered = actions.filter((action) => overlaps(there, action)).length
      const cost = covered * (view.width + view.height) + far
      if (cost >= least) continue
      best = { left, down }
      least = cost
    }
  return best
}

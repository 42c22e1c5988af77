import { isDeepStrictEqual } from 'node:util'
import { SNAPSHOT_KEYS, type Snapshot } from './snapshot-repository'
import { snake, type Telling } from './tellings-repository'
import { leavingOut } from './told-by-file'

/* Somebody who went into a person, as they are told of again. */

/** As a join tells of them. @param unida what of them is another now */
export const whoWent = (one: Telling, unida: Snapshot | null, devolvidas: Telling['devolvidas']) => ({
  talento: { ...one.unida, ...unida, ...leavingOut(devolvidas) },
  cedidas: one.cedidas.filter((key) => !devolvidas.includes(key)),
})

/** Of who went; null: it is as it was. */
export const otherRow = ({ snapshotOfUnida }: Telling, inside: Snapshot): Snapshot | null =>
  isDeepStrictEqual(inside, snapshotOfUnida) ? null : rowOf(inside)

/** As the columns of a person. */
const rowOf = (snapshot: Snapshot): Snapshot =>
  Object.fromEntries(SNAPSHOT_KEYS.map((key) => [snake(key), snapshot[key]]))

/** Of somebody who came in, as `readChegou` reads them. */
export const withSnapshot = (chegou: Snapshot, snapshot: Snapshot): Snapshot => ({
  ...chegou,
  ...Object.fromEntries(SNAPSHOT_KEYS.flatMap((key) => (key in chegou ? [[key, snapshot[key]]] : []))),
})

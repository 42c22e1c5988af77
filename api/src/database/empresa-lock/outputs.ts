import type { Node } from '@pgsql/types'
import type { Asked } from './conditions'
import { isSameKey, namesOf, type Place, placeOf, type Scope } from './places'

/** Places by the name of a column. */
export type Outputs = ReadonlyMap<string, Place>

/** What a part of a statement gives, and what is true where it has a row. */
export interface Part extends Asked {
  readonly named: Outputs
}

/** Of a part that says nothing. */
export const NOTHING: Part = { outputs: [], named: new Map(), conditions: [] }

/** What the columns of a part come from. */
export function outputsOf(targets: readonly Node[], scope: Scope): Pick<Part, 'outputs' | 'named'> {
  const outputs: (Place | null)[] = []
  const named = new Map<string, Place>()
  const give = (name: string, place: Place | null) => {
    outputs.push(place)
    if (place !== null) named.set(name, place)
  }
  for (const target of targets) {
    if (!('ResTarget' in target)) continue
    const { name, val } = target.ResTarget
    if (
      val !== undefined &&
      'ColumnRef' in val &&
      (val.ColumnRef.fields ?? []).some((field) => 'A_Star' in field)
    ) {
      const [of] = namesOf(val.ColumnRef)
      for (const source of scope[0] ?? [])
        if (of === undefined || source.name === of)
          for (const column of source.columns()) give(column, source.find(column))
    } else {
      const own = val !== undefined && 'ColumnRef' in val ? namesOf(val.ColumnRef).at(-1) : undefined
      give(name ?? own ?? '', placeOf(val, scope))
    }
  }
  return { outputs, named }
}

/** The same under other names. */
export const nameOutputs = (outputs: readonly (Place | null)[], names: readonly Node[]): Outputs =>
  new Map(
    names.flatMap((name, n) => {
      const place = outputs[n] ?? null
      return 'String' in name && place !== null ? [[name.String.sval ?? '', place] as const] : []
    }),
  )

/** What two halves of a union give: whatever both say of a column. */
export function meet(one: Part, other: Part): Pick<Part, 'outputs' | 'named'> {
  const isSame = (a: Place | null | undefined, b: Place | null | undefined) =>
    a != null && b != null && isSameKey(a, b)
  return {
    outputs: one.outputs.map((place, n) => (isSame(place, other.outputs[n]) ? place : null)),
    // Columns of a union have the names of its first half.
    named: new Map([...one.named].filter(([name, place]) => isSame(place, other.named.get(name)))),
  }
}

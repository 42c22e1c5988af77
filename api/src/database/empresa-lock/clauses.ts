import type { OnConflictClause, SelectStmt } from '@pgsql/types'
import type { Condition } from './conditions'
import { EMPRESA } from './places'

/** Whether there may be a row where nothing was found: what counts or sums without groups gives one, and groups of all. */
export function isAboutNoRow({ targetList, groupClause, havingClause, sortClause }: SelectStmt): boolean {
  if (groupClause !== undefined) return has(groupClause, 'GroupingSet')
  // Of a function it is not known whether it is one that counts.
  return (
    havingClause !== undefined || has([targetList, sortClause], 'FuncCall', 'JsonArrayAgg', 'JsonObjectAgg')
  )
}

const has = (value: unknown, ...kinds: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (kinds.some((kind) => kind in value) || Object.values(value).some((part) => has(part, ...kinds)))

/** Whether the row that stands in the way of a new one is changed only where it has its company. */
export const isOfSameEmpresa = ({ infer }: OnConflictClause, asked: readonly Condition[]): boolean =>
  (infer?.indexElems ?? []).some((one) => 'IndexElem' in one && one.IndexElem.name === EMPRESA) ||
  asked.some(
    (one) => 'is' in one && one.is.every((place) => place.kind === 'column' && place.key === EMPRESA),
  )

import type { A_Expr, ColumnRef, Node } from '@pgsql/types'

/** Of each table that has a company: its columns that are keys, and which key each is: a column points at another's. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A table of a company, once as it stands in a statement. */
export interface Seen {
  readonly table: string
  /** As the statement calls it. */
  readonly name: string
}

/** Where a value comes from, as far as it says whose row it belongs to. */
export type Place =
  | { readonly kind: 'parameter'; readonly number: number }
  /** `key` is `empresa_id` or the key that the column holds. */
  | { readonly kind: 'column'; readonly seen: Seen; readonly key: string }

/** Something after `from`, by which columns are found. */
export interface Source {
  readonly name: string
  /** The table itself; null for what was put together in the statement. */
  readonly seen: Seen | null
  readonly find: (column: string) => Place | null
  /** The columns that are known, for `*`. */
  readonly columns: () => Iterable<string>
}

/** What is in sight: the innermost first. */
export type Scope = readonly (readonly Source[])[]

export const EMPRESA = 'empresa_id'

/** A table of a company as a source. */
export function sourceOfTable(name: string, seen: Seen, keys: ReadonlyMap<string, string>): Source {
  return {
    name,
    seen,
    columns: () => [EMPRESA, ...keys.keys()],
    find: (column) => {
      const key = column === EMPRESA ? EMPRESA : keys.get(column)
      return key === undefined ? null : { kind: 'column', seen, key }
    },
  }
}

/** What a part of the statement gives, as a source. */
export const sourceOfOutputs = (name: string, outputs: ReadonlyMap<string, Place>): Source => ({
  name,
  seen: null,
  columns: () => outputs.keys(),
  find: (column) => outputs.get(column) ?? null,
})

/** Where an expression's value comes from; null for whatever is worked out. */
export function placeOf(node: Node | undefined, scope: Scope): Place | null {
  if (node === undefined) return null
  if ('TypeCast' in node) return placeOf(node.TypeCast.arg, scope)
  if ('ParamRef' in node) return { kind: 'parameter', number: node.ParamRef.number ?? 0 }
  if ('A_Expr' in node && isPlusZero(node.A_Expr)) return placeOf(node.A_Expr.lexpr, scope)
  return 'ColumnRef' in node ? findColumn(node.ColumnRef, scope) : null
}

/** `empresa_id + 0` is the company all the same: so it is written where its index should not be taken. */
const isPlusZero = ({ name, rexpr }: A_Expr) =>
  name?.some((part) => 'String' in part && part.String.sval === '+') === true &&
  rexpr !== undefined &&
  'A_Const' in rexpr &&
  rexpr.A_Const.ival !== undefined &&
  (rexpr.A_Const.ival.ival ?? 0) === 0

function findColumn(ref: ColumnRef, scope: Scope): Place | null {
  const names = namesOf(ref)
  const column = names.at(-1)
  const of = names.at(-2)
  if (column === undefined) return null
  for (const sources of scope) {
    for (const source of sources) {
      if (of !== undefined && source.name !== of) continue
      const place = source.find(column)
      if (place !== null || of !== undefined) return place
    }
    // Not all of its columns are known: the name may be one of those.
    if (of === undefined && sources.some(({ seen }) => seen === null)) return null
  }
  return null
}

/** The words of a column's name; a star is none. */
export const namesOf = ({ fields = [] }: ColumnRef): string[] =>
  fields.flatMap((field) => ('String' in field ? [field.String.sval ?? ''] : []))

/** Whether two places hold the same key, so that their rows are of one company. */
export const isSameKey = (one: Place, other: Place): boolean =>
  one.kind === 'column' && other.kind === 'column' && one.key === other.key

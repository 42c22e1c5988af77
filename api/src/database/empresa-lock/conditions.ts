import type { A_Expr, Node, SubLink } from '@pgsql/types'
import { EMPRESA, isSameKey, type Place, placeOf, type Scope, type Seen } from './places'

/** What has to be true of a row, as far as it says whose it is. */
export type Condition =
  | { readonly is: readonly [Place, Place] }
  /** One of these, each a list of what has to be true together. */
  | { readonly any: readonly (readonly Condition[])[] }

/** What a question within a statement gives: places by its columns' order, and what is true where it has a row. */
export interface Asked {
  readonly outputs: readonly (Place | null)[]
  readonly conditions: readonly Condition[]
}

/** Reads what an expression asks for. @param ask a question within it */
export function readConditions(
  node: Node | undefined,
  scope: Scope,
  ask: (link: SubLink) => Asked,
): Condition[] {
  if (node === undefined) return []
  if ('BoolExpr' in node) {
    const { boolop, args = [] } = node.BoolExpr
    const each = args.map((arg) => readConditions(arg, scope, ask))
    if (boolop === 'AND_EXPR') return each.flat()
    return boolop === 'OR_EXPR' ? [{ any: each }] : []
  }
  if ('SubLink' in node) return ofSubLink(node.SubLink, scope, ask)
  return 'A_Expr' in node ? ofComparison(node.A_Expr, scope, ask) : []
}

function ofSubLink(link: SubLink, scope: Scope, ask: (link: SubLink) => Asked): Condition[] {
  if (link.subLinkType === 'EXISTS_SUBLINK') return [...ask(link).conditions]
  if (link.subLinkType !== 'ANY_SUBLINK' || !isEquals(link.operName)) return []
  const { outputs, conditions } = ask(link)
  return [...pair(partsOf(link.testexpr, scope), outputs), ...conditions]
}

function ofComparison({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope, ask: (link: SubLink) => Asked) {
  if (!isEquals(name) || (kind !== 'AEXPR_OP' && kind !== 'AEXPR_OP_ANY')) return []
  const ofSide = (side: Node | undefined): readonly (Place | null)[] => {
    if (side !== undefined && 'SubLink' in side) {
      // `= any (array (select …))` and `= (select …)`: one row of what is asked.
      return side.SubLink.subLinkType === (kind === 'AEXPR_OP_ANY' ? 'ARRAY_SUBLINK' : 'EXPR_SUBLINK')
        ? ask(side.SubLink).outputs
        : []
    }
    return kind === 'AEXPR_OP_ANY' && side === rexpr ? [] : partsOf(side, scope)
  }
  return pair(ofSide(lexpr), ofSide(rexpr))
}

const isEquals = (name: readonly Node[] | undefined) =>
  name === undefined || name.some((part) => 'String' in part && part.String.sval === '=')

/** A row's parts, or the one value. */
const partsOf = (node: Node | undefined, scope: Scope): (Place | null)[] =>
  node !== undefined && 'RowExpr' in node
    ? (node.RowExpr.args ?? []).map((arg) => placeOf(arg, scope))
    : [placeOf(node, scope)]

const pair = (left: readonly (Place | null)[], right: readonly (Place | null)[]): Condition[] =>
  left.flatMap((one, n) => {
    const other = right[n] ?? null
    return one === null || other === null ? [] : [{ is: [one, other] as const }]
  })

/** A condition, and the tables of which it leaves rows out. */
export interface Rule {
  readonly condition: Condition
  readonly of: ReadonlySet<Seen>
}

/** Which tables are held to the company, and by which parameters: those have to be its id. */
export function followRules(rules: readonly Rule[], of: Iterable<Seen> = []) {
  const held = new Set(of)
  const parameters = new Set<number>()
  for (let before = -1; before < held.size;) {
    before = held.size
    for (const rule of rules) follow(rule, held, parameters)
  }
  return { held, parameters }
}

function follow({ condition, of }: Rule, held: Set<Seen>, parameters: Set<number>): void {
  if ('any' in condition) {
    const branches = condition.any.map((branch) =>
      followRules(
        branch.map((one) => ({ condition: one, of })),
        held,
      ),
    )
    for (const branch of branches) for (const number of branch.parameters) parameters.add(number)
    for (const seen of of) if (branches.every((branch) => branch.held.has(seen))) held.add(seen)
    return
  }
  const [one, other] = condition.is
  for (const [target, by] of [
    [one, other],
    [other, one],
  ] as const) {
    if (target.kind !== 'column' || !of.has(target.seen)) continue
    if (by.kind === 'parameter') {
      if (target.key !== EMPRESA) continue
      parameters.add(by.number)
      held.add(target.seen)
    } else if (isSameKey(target, by) && held.has(by.seen)) held.add(target.seen)
  }
}

import type {
  CommonTableExpr,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  SelectStmt,
  SubLink,
  WithClause,
} from '@pgsql/types'
import { parseSync } from 'libpg-query'
import { isAboutNoRow, isOfSameEmpresa } from './clauses'
import { type Condition, followRules, readConditions, type Rule } from './conditions'
import { meet, nameOutputs, NOTHING, type Outputs, outputsOf, type Part } from './outputs'
import {
  EMPRESA,
  type Place,
  placeOf,
  type Scope,
  type Seen,
  type Source,
  sourceOfOutputs,
  sourceOfTable,
  type Tables,
} from './places'

/** What a statement needs to be a company's own. */
export interface Lock {
  /** Positions ($1 is 1) whose values have to be the company's id. */
  readonly parameters: readonly number[]
  /** Tables of a company of which it reads or writes rows that are held to none. */
  readonly loose: readonly string[]
}

/** What was put together before, by name. */
type Names = ReadonlyMap<string, Outputs>

/** Reads one statement. @throws where it is no SQL that PostgreSQL understands */
export function readStatement(text: string, tables: Tables): Lock {
  const reading = new Reading(tables)
  for (const { stmt } of parseSync(text).stmts ?? [])
    if (stmt !== undefined) reading.read(stmt, [], new Map())
  return reading.judge()
}

class Reading {
  readonly #seen: Seen[] = []
  readonly #rules: Rule[] = []
  /** Rows that are written with a company's id: where that comes from; null where nothing says it. */
  readonly #written: { readonly table: string; readonly empresa: Place | null }[] = []
  readonly #asked = new Map<SubLink, Part>()
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  judge(): Lock {
    const { held, parameters } = followRules(this.#rules)
    const loose = new Set(
      this.#seen
        .filter((seen) => !held.has(seen))
        .map(({ table, name }) => (name === table ? name : `${table} ${name}`)),
    )
    for (const { table, empresa } of this.#written) {
      if (empresa?.kind === 'parameter') parameters.add(empresa.number)
      else if (empresa?.key !== EMPRESA || !held.has(empresa.seen)) loose.add(table)
    }
    return { parameters: [...parameters], loose: [...loose] }
  }

  read(node: Node, outer: Scope, names: Names): Part {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer, names)
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, outer, names)
    const changed =
      'UpdateStmt' in node
        ? { ...node.UpdateStmt, beside: node.UpdateStmt.fromClause, targets: node.UpdateStmt.targetList }
        : 'DeleteStmt' in node
          ? { ...node.DeleteStmt, beside: node.DeleteStmt.usingClause, targets: [] }
          : null
    if (changed === null) {
      this.#see(node)
      return NOTHING
    }
    const known = this.#with(changed.withClause, outer, names)
    const { relation, beside = [], targets = [], whereClause, returningClause } = changed
    const { sources, conditions } = this.#from(
      [...(relation === undefined ? [] : [{ RangeVar: relation }]), ...beside],
      outer,
      known,
    )
    const scope = [sources, ...outer]
    this.#visit([targets, returningClause], scope, known)
    if (relation !== undefined) this.#move(relation, targets, scope)
    return this.#narrow(sources, scope, known, conditions, whereClause, returningClause?.exprs)
  }

  #select(select: SelectStmt, outer: Scope, names: Names): Part {
    const known = this.#with(select.withClause, outer, names)
    if (select.larg !== undefined && select.rarg !== undefined) {
      const one = this.#select(select.larg, outer, known)
      const other = this.#select(select.rarg, outer, known)
      return { ...meet(one, other), conditions: [{ any: [one.conditions, other.conditions] }] }
    }
    const { sources, conditions } = this.#from(select.fromClause ?? [], outer, known)
    const scope = [sources, ...outer]
    const { targetList, groupClause, havingClause, windowClause, sortClause, limitCount, limitOffset } =
      select
    this.#visit(
      [
        targetList,
        groupClause,
        havingClause,
        windowClause,
        sortClause,
        limitCount,
        limitOffset,
        select.valuesLists,
      ],
      scope,
      known,
    )
    const part = this.#narrow(sources, scope, known, conditions, select.whereClause, targetList)
    return isAboutNoRow(select) ? { ...part, conditions: [] } : part
  }

  /** Leaves out what the condition leaves out, and says what is given. */
  #narrow(
    sources: readonly Source[],
    scope: Scope,
    names: Names,
    joined: readonly Condition[],
    where: Node | undefined,
    targets: readonly Node[] | undefined,
  ): Part {
    this.#visit([where], scope, names)
    const conditions = [...joined, ...readConditions(where, scope, (link) => this.#ask(link, scope, names))]
    this.#rule(conditions, tablesOf(sources))
    return { conditions, ...outputsOf(targets ?? [], scope) }
  }

  #rule(conditions: readonly Condition[], tables: Iterable<Seen>): void {
    const of = new Set(tables)
    for (const condition of conditions) this.#rules.push({ condition, of })
  }

  /** A statement that is not read has no table of a company. */
  #see(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('relname' in value && typeof value.relname === 'string' && this.#tables.has(value.relname))
      this.#seen.push({ table: value.relname, name: value.relname })
    for (const part of Object.values(value)) this.#see(part)
  }

  /** A row that is given another company belongs to that one. */
  #move({ relname = '' }: RangeVar, targets: readonly Node[], scope: Scope): void {
    if (!this.#tables.has(relname)) return
    for (const target of targets)
      if ('ResTarget' in target && target.ResTarget.name === EMPRESA)
        this.#written.push({ table: relname, empresa: placeOf(target.ResTarget.val, scope) })
  }

  #insert(insert: InsertStmt, outer: Scope, names: Names): Part {
    const known = this.#with(insert.withClause, outer, names)
    const { relation, cols = [], selectStmt, onConflictClause, returningClause } = insert
    const table = relation?.relname ?? ''
    const place = cols.findIndex((col) => 'ResTarget' in col && col.ResTarget.name === EMPRESA)
    const given = selectStmt === undefined ? NOTHING : this.read(selectStmt, outer, known)
    const rows =
      selectStmt !== undefined && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt.valuesLists : undefined
    const keys = this.#tables.get(table)
    if (keys === undefined) return NOTHING
    const empresas =
      rows === undefined
        ? [given.outputs[place] ?? null]
        : rows.map((row) => ('List' in row ? placeOf(row.List.items?.[place], outer) : null))
    for (const empresa of empresas) this.#written.push({ table, empresa })
    // The row that was written is of the company by what was just asked for.
    const seen = { table, name: table }
    const sources = [
      sourceOfTable(relation?.alias?.aliasname ?? table, seen, keys),
      sourceOfTable('excluded', seen, keys),
    ]
    for (const empresa of empresas)
      if (empresa !== null) this.#rule([{ is: [{ kind: 'column', seen, key: EMPRESA }, empresa] }], [seen])
    const scope = [sources, ...outer]
    this.#visit([onConflictClause, returningClause], scope, known)
    if (onConflictClause?.action === 'ONCONFLICT_UPDATE' && relation !== undefined) {
      // The row that is there already may be anybody's, unless it has the company of the one that is not written.
      const { whereClause } = onConflictClause
      const asked = readConditions(whereClause, scope, (link) => this.#ask(link, scope, known))
      if (!isOfSameEmpresa(onConflictClause, asked)) this.#written.push({ table, empresa: null })
      this.#move(relation, onConflictClause.targetList ?? [], scope)
    }
    return { conditions: [], ...outputsOf(returningClause?.exprs ?? [], scope) }
  }

  #with(clause: WithClause | undefined, outer: Scope, names: Names): Names {
    const known = new Map(names)
    for (const cte of clause?.ctes ?? [])
      if ('CommonTableExpr' in cte) this.#name(cte.CommonTableExpr, clause?.recursive === true, outer, known)
    return known
  }

  #name(cte: CommonTableExpr, isRecursive: boolean, outer: Scope, known: Map<string, Outputs>): void {
    const { ctename = '', ctequery, aliascolnames = [] } = cte
    if (ctequery === undefined) return
    const rename = ({ outputs, named }: Part) =>
      aliascolnames.length === 0 ? named : nameOutputs(outputs, aliascolnames)
    // Of what is found in many rounds nothing is known before the last.
    if (isRecursive) known.set(ctename, new Map())
    known.set(ctename, rename(this.read(ctequery, outer, known)))
  }

  /** What is after `from`, and what its joins ask of all of it. */
  #from(nodes: readonly Node[], outer: Scope, names: Names) {
    const sources: Source[] = []
    const conditions: Condition[] = []
    for (const node of nodes) conditions.push(...this.#source(node, sources, outer, names))
    return { sources, conditions }
  }

  #source(node: Node, sources: Source[], outer: Scope, names: Names): Condition[] {
    if ('RangeVar' in node) sources.push(this.#table(node.RangeVar, names))
    else if ('JoinExpr' in node) return this.#join(node.JoinExpr, sources, outer, names)
    else if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect
      const scope = [[...sources], ...outer]
      const part = subquery === undefined ? NOTHING : this.read(subquery, scope, names)
      const columns = alias?.colnames ?? []
      const outputs = columns.length === 0 ? part.named : nameOutputs(part.outputs, columns)
      sources.push(sourceOfOutputs(alias?.aliasname ?? '', outputs))
      // A row of it is there only where what it asks of the others is true.
      return [...part.conditions]
    } else {
      this.#visit([node], [[...sources], ...outer], names)
      // A function's rows: nothing is known of them.
      const alias = 'RangeFunction' in node ? node.RangeFunction.alias : undefined
      sources.push(sourceOfOutputs(alias?.aliasname ?? '', new Map()))
    }
    return []
  }

  #table({ relname = '', schemaname, alias }: RangeVar, names: Names): Source {
    const name = alias?.aliasname ?? relname
    const given = schemaname === undefined ? names.get(relname) : undefined
    const keys = this.#tables.get(relname)
    // Under other names its columns are not followed.
    if (given !== undefined) return sourceOfOutputs(name, alias?.colnames === undefined ? given : new Map())
    if (keys === undefined) return sourceOfOutputs(name, new Map())
    const seen = { table: relname, name }
    this.#seen.push(seen)
    return alias?.colnames === undefined ? sourceOfTable(name, seen, keys) : sourceOfOutputs(name, new Map())
  }

  #join(
    { jointype, larg, rarg, quals }: JoinExpr,
    sources: Source[],
    outer: Scope,
    names: Names,
  ): Condition[] {
    const before = sources.length
    const left = larg === undefined ? [] : this.#source(larg, sources, outer, names)
    const between = sources.length
    const right = rarg === undefined ? [] : this.#source(rarg, sources, outer, names)
    const scope = [sources, ...outer]
    this.#visit([quals], scope, names)
    const on = readConditions(quals, scope, (link) => this.#ask(link, scope, names))
    if (jointype === 'JOIN_INNER') return [...left, ...right, ...on]
    // Of an outer join the condition leaves out rows of the one side alone.
    if (jointype === 'JOIN_LEFT') this.#rule([...right, ...on], tablesOf(sources.slice(between)))
    if (jointype === 'JOIN_RIGHT') this.#rule([...left, ...on], tablesOf(sources.slice(before, between)))
    return jointype === 'JOIN_LEFT' ? left : jointype === 'JOIN_RIGHT' ? right : []
  }

  #ask(link: SubLink, scope: Scope, names: Names): Part {
    const known = this.#asked.get(link)
    if (known !== undefined) return known
    const part = link.subselect === undefined ? NOTHING : this.read(link.subselect, scope, names)
    this.#asked.set(link, part)
    return part
  }

  /** Finds the questions within expressions, wherever they stand. */
  #visit(value: unknown, scope: Scope, names: Names): void {
    if (typeof value !== 'object' || value === null) return
    if ('SubLink' in value) {
      const link = value.SubLink as SubLink // The parser's own form.
      this.#visit(link.testexpr, scope, names)
      this.#ask(link, scope, names)
    } else for (const part of Object.values(value)) this.#visit(part, scope, names)
  }
}

const tablesOf = (sources: readonly Source[]): Seen[] =>
  sources.flatMap(({ seen }) => (seen === null ? [] : [seen]))

import type { Pool, PoolClient } from 'pg'
import type { Asked } from './statements'

/** A row of the test stands for so many: what pays with a handful of rows is not what is looked at. */
const EACH_STANDS_FOR = 1000

/** A part of a plan as `explain (format json)` tells it. */
interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Parent Relationship'?: string
  readonly 'Subplan Name'?: string
  readonly Plans?: readonly Node[]
}

interface Index {
  readonly tabela: string
  /** Its first column, or expression, and whether that says more than one company's rows: see `readIndexes`. */
  readonly primeira: string
  readonly isDaEmpresa: boolean
}

export interface Planned {
  readonly text: string
  /** Tables of people that the plan looks into. */
  readonly tabelas: readonly string[]
  /** Where it reads rows of companies that nobody asked for. */
  readonly faults: readonly string[]
}

/**
 * Plans what was asked as a database with a thousand times as many rows would.
 * @param tabelas of people
 */
export async function planAll(
  pool: Pool,
  asked: Iterable<Asked>,
  tabelas: ReadonlySet<string>,
): Promise<Planned[]> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0; analyze')
    const empty = await readEmpty(client)
    await client.query(
      `update pg_class set reltuples = greatest(reltuples, 1) * ${EACH_STANDS_FOR}
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
    )
    const partOf = await readParts(client)
    const indexes = await readIndexes(client)
    const look = createLook({ partOf, indexes, empty }, tabelas)
    const plans: Planned[] = []
    for (const { text, values } of asked)
      if (isPlanned(text))
        plans.push(look(text.replaceAll(/\s+/g, ' ').trim(), await plan(client, text, values)))
    return plans
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The queue's own tables are the queue's. */
const isPlanned = (text: string) =>
  /^\s*(?:select|insert|update|delete|with|merge)\b/i.test(text) && !/\bfila\./.test(text)

/** Questions within a statement that are asked anew for each row; one that is asked once and hashed is none of them. */
export async function readPerRow(pool: Pool, { text, values }: Asked): Promise<string[]> {
  const client = await pool.connect()
  try {
    const whole = await plan(client, text, values)
    const written = JSON.stringify(whole)
    const walk = (node: Node): string[] => [
      ...(node['Parent Relationship'] === 'SubPlan' ? [node['Subplan Name'] ?? ''] : []),
      ...(node.Plans ?? []).flatMap(walk),
    ]
    return walk(whole).filter((name) => !written.includes(`hashed ${name}`))
  } finally {
    client.release()
  }
}

async function plan(client: PoolClient, text: string, values: readonly unknown[]): Promise<Node> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${text}`, [
    ...values,
  ])
  const [row] = rows
  if (row === undefined) throw new Error(`no plan of ${text}`)
  return row['QUERY PLAN'][0].Plan
}

/** Months by their table. */
async function readParts(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ parte: string; tabela: string }>(
    'select inhrelid::regclass::text as parte, inhparent::regclass::text as tabela from pg_inherits',
  )
  return new Map(rows.map(({ parte, tabela }) => [parte, tabela]))
}

/** Months without a row: whatever reads one reads nothing. */
async function readEmpty(client: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ parte: string }>(
    'select oid::regclass::text as parte from pg_class where relispartition and reltuples <= 0',
  )
  return new Set(rows.map(({ parte }) => parte))
}

/**
 * Indexes by name. One leads to rows of a single company when its first column is the company, a key that is one row's
 * alone, or points at something that a company has; `f_chaves` and `f_chaves_da_fusao` write the company into each key
 * (decision 119).
 */
async function readIndexes(client: PoolClient): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await client.query<Index & { nome: string }>(
    `select c.relname as nome, x.indrelid::regclass::text as tabela, pg_get_indexdef(x.indexrelid, 1, true) as primeira,
       pg_get_indexdef(x.indexrelid, 1, true) ~ '^((id|identificador|(empresa|talento|outro|inscricao|campanha|etapa|usuario|pergunta|importacao|arquivo|curriculo)_id)$|f_chaves(_da_fusao)?\\(empresa_id,)' as "isDaEmpresa"
     from pg_index x join pg_class c on c.oid = x.indexrelid where c.relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ nome, ...index }) => [nome, index]))
}

function createLook(
  {
    partOf,
    indexes,
    empty,
  }: { partOf: ReadonlyMap<string, string>; indexes: ReadonlyMap<string, Index>; empty: ReadonlySet<string> },
  tabelas: ReadonlySet<string>,
) {
  const wholeOf = (name: string) => partOf.get(name) ?? name
  const faultOf = (node: Node): string | null => {
    const { 'Node Type': type, 'Index Name': name = '', 'Index Cond': condition = '' } = node
    const index = indexes.get(name)
    if (empty.has(node['Relation Name'] ?? index?.tabela ?? '')) return null
    if (index === undefined) return type.includes('Seq Scan') ? `${type} of ${node['Relation Name']}` : null
    const { primeira, isDaEmpresa } = index
    if (!isDaEmpresa) return `${type} by ${name}, which begins with ${primeira}`
    // A walk along the whole index, or a skip from company to company.
    const isLed = primeira.startsWith('f_chaves') || condition.includes(`(${primeira} = `)
    return isLed ? null : `${type} by ${name} without ${primeira}: ${condition}`
  }
  return (text: string, plan: Node): Planned => {
    const seen = new Set<string>()
    const faults: string[] = []
    const walk = (node: Node) => {
      const name = node['Relation Name'] ?? indexes.get(node['Index Name'] ?? '')?.tabela
      const tabela = name === undefined ? '' : wholeOf(name)
      // What is written is found by the parts below it.
      if (tabelas.has(tabela) && node['Node Type'] !== 'ModifyTable') {
        seen.add(tabela)
        const fault = faultOf(node)
        if (fault !== null) faults.push(fault)
      }
      for (const part of node.Plans ?? []) walk(part)
    }
    walk(plan)
    return { text, tabelas: [...seen], faults: [...new Set(faults)] }
  }
}

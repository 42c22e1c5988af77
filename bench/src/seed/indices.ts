import type { Pool } from 'pg'

interface Indice {
  readonly nome: string
  readonly definicao: string
}

interface Building {
  /** How many are built at a time: more than two would wait for each other's disk. */
  readonly builders?: number
  /** Memory of each, as PostgreSQL writes it. */
  readonly memory?: string
  readonly tell?: (line: string) => void
}

/** Indexes that are no constraint, of the tables that are loaded. */
async function listIndices(pool: Pool, tabelas: readonly string[]): Promise<Indice[]> {
  const { rows } = await pool.query<Indice>(
    `select c.relname as nome, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definicao
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
       and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
     order by c.relname`,
    [tabelas],
  )
  return rows
}

/**
 * Does the work without indexes and builds them afterwards, which takes a fraction of the time.
 * They come back whatever the work does.
 */
export async function withoutIndices<T>(
  pool: Pool,
  tabelas: readonly string[],
  work: () => Promise<T>,
  { builders = 2, memory = '256MB', tell = () => {} }: Building = {},
): Promise<T> {
  const indices = await listIndices(pool, tabelas)
  if (indices.length > 0) await pool.query(`drop index ${indices.map(({ nome }) => nome).join(', ')}`)
  try {
    return await work()
  } finally {
    const rest = indices.map(({ definicao }) => definicao)
    await Promise.all(Array.from({ length: builders }, () => buildNext(pool, rest, memory, tell)))
  }
}

async function buildNext(
  pool: Pool,
  rest: string[],
  memory: string,
  tell: (line: string) => void,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set maintenance_work_mem = '${memory}'`)
    for (let definicao = rest.shift(); definicao !== undefined; definicao = rest.shift()) {
      await client.query(definicao)
      tell(definicao)
    }
  } finally {
    client.release()
  }
}

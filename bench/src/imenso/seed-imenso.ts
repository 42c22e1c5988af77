import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { withoutIndices } from '../seed/indices'
import { type Grandeza, sizesOfOthers } from './empresas'
import { campanhasOf, type Coluna, copiesOf, MOLDES, PLANO, planEmpresas, SEGUEM } from './surround-sql'

/** Tables that are filled. */
const TABELAS = ['campanha', 'etapa', 'talento', 'experiencia', 'formacao_academica', 'inscricao'] as const
const MOLDE = [
  'molde_talento',
  'molde_marcas',
  'molde_campanha',
  'molde_etapa',
  'molde_inscricao',
  'molde_experiencia',
  'molde_formacao',
  'plano',
  'plano_empresa',
]

/**
 * Puts a thousand companies around the one that `seedVolume` wrote. Works on a server of its own for loading, without
 * a log, indexes and triggers; search columns are taken over with the people, not made anew.
 * @param config of a superuser
 */
export async function surroundEmpresa(
  config: PoolConfig,
  grandeza: Grandeza,
  report: (line: string) => void,
): Promise<void> {
  const pool = new Pool({ ...config, max: 3, options: LOADING })
  const begun = Date.now()
  const tell = (line: string) => report(`${Math.round((Date.now() - begun) / 1000)} s: ${line}`)
  try {
    for (const statement of MOLDES) await pool.query(statement)
    await pool.query(planEmpresas(sizesOfOthers(grandeza)))
    for (const statement of PLANO) await pool.query(statement)
    tell('plano pronto')
    await pool.query(keysBuiltBy('safe'))
    await withoutIndices(pool, [...TABELAS, ...Object.keys(SEGUEM)], () => load(pool, tell), {
      builders: 1,
      memory: '2GB',
      tell,
    })
    await pool.query(keysBuiltBy('restricted'))
    await pool.query(`drop table ${MOLDE.join(', ')}`)
    await pool.query(`vacuum (analyze, parallel 0) ${[...TABELAS, ...Object.keys(SEGUEM)].join(', ')}`)
    tell('tudo pronto')
  } finally {
    await pool.end()
  }
}

/**
 * Making everybody's keys is most of the work, and two processes share it; the product says of the function that it is
 * not to be shared, for the sake of its searches (migration 096).
 */
const keysBuiltBy = (parallel: 'safe' | 'restricted') =>
  `alter function public.f_chaves(bigint, tsvector, text, tsvector) parallel ${parallel}`

const LOADING = [
  'statement_timeout=0',
  'synchronous_commit=off',
  'session_replication_role=replica',
  'work_mem=512MB',
  'hash_mem_multiplier=4',
  'enable_mergejoin=off',
  'enable_nestloop=off',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=1',
  'min_parallel_table_scan_size=0',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

async function load(pool: Pool, tell: (line: string) => void): Promise<void> {
  const { rows: colunas } = await pool.query<Coluna>(
    `
    select c.relname as tabela, a.attname as nome from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and (a.attgenerated = '' or c.relname = 'talento')
    order by a.attnum`,
    [TABELAS],
  )
  for (const statement of campanhasOf(colunas)) await pool.query(statement)
  tell('campanhas prontas')
  const client = await pool.connect()
  try {
    await takenOver(client, () => loadPessoas(client, copiesOf(colunas), tell))
  } finally {
    client.release()
  }
  await finish(pool)
  tell('contadores prontos')
}

/** The search columns are plain ones meanwhile: making them anew takes hours for what is there already. */
async function takenOver(client: PoolClient, work: () => Promise<void>): Promise<void> {
  const set = (generated: string) =>
    client.query(
      `update pg_attribute set attgenerated = $1 where attrelid = 'talento'::regclass and attname in ('fts', 'busca')`,
      [generated],
    )
  await set('')
  try {
    await work()
  } finally {
    await set('s')
  }
}

/** Emptied and filled in one transaction: PostgreSQL then writes the rows to their place alone. */
async function loadPessoas(
  client: PoolClient,
  copies: Readonly<Record<string, string>>,
  tell: (line: string) => void,
): Promise<void> {
  await client.query('begin')
  await client.query(
    'truncate talento, inscricao, experiencia, formacao_academica, talento_marcas, cesta_aderencia cascade',
  )
  for (const [tabela, statement] of Object.entries({ ...copies, ...SEGUEM })) {
    const { rowCount } = await client.query(statement)
    tell(`${tabela}: ${rowCount}`)
  }
  await client.query('commit')
}

async function finish(pool: Pool): Promise<void> {
  await pool.query(`
    update etapa e set qtd = n.qtd from (
      select etapa_id, count(*) as qtd from inscricao where situacao = 'ativa' group by 1) n where e.id = n.etapa_id`)
  await pool.query(`
    update campanha c set qtd_talentos = n.total from (
      select campanha_id, count(*) as total from inscricao where situacao = 'ativa' group by 1) n where c.id = n.campanha_id`)
  for (const tabela of TABELAS)
    await pool.query(
      `select setval(pg_get_serial_sequence('${tabela}', 'id'), (select max(id) from ${tabela}))`,
    )
}

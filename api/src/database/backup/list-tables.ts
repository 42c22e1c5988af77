import type { PoolClient } from 'pg'
import type { BackupHeader } from './backup-format'

/**
 * Not worth keeping, or not to be brought back: sign-ins, what they have open, failures of them and of areas, kept
 * answers, loose objects, the migrator's own.
 */
const LEFT_OUT = [
  'objeto_solto',
  'sessao',
  'avaliacao_sessao',
  'tentativa_login',
  'resposta_idempotente',
  'contagem',
  'lugar_na_selecao',
  'falha_area',
  'migracao',
  'migracao_trava',
]

/** An older backup may hold what is not to be brought back. */
export const isLeftOut = (nome: string): boolean => LEFT_OUT.includes(nome)

const TABLES = `
  select c.relname as nome,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            -- Numbers of transactions mean nothing in another database.
            and a.atttypid <> 'xid8'::regtype
          order by a.attnum) as colunas,
    array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable and f.oid <> c.oid) as "dependsOn",
    case when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id')
      then pg_get_serial_sequence(format('public.%I', c.relname), 'id') end as sequencia
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all ($1)
  order by c.relname`

interface TableRow {
  nome: string
  colunas: string[]
  dependsOn: string[]
  sequencia: string | null
}

/**
 * Every table worth keeping, one that lies in parts as one, each after those that it points to; generated columns are
 * left out.
 */
export async function listTables(client: PoolClient): Promise<BackupHeader['tabelas']> {
  const { rows } = await client.query<TableRow>(TABLES, [LEFT_OUT])
  const tabelas: BackupHeader['tabelas'] = []
  for (const row of inOrder(rows)) {
    const sequencia = row.sequencia === null ? null : await lastValue(client, row.sequencia)
    tabelas.push({ nome: row.nome, colunas: row.colunas, sequencia })
  }
  return tabelas
}

async function lastValue(client: PoolClient, sequence: string): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `select case when is_called then last_value else 0 end as last from ${sequence}`,
  )
  return rows[0]?.last ?? 0
}

function inOrder(rows: readonly TableRow[]): TableRow[] {
  const names = new Set(rows.map(({ nome }) => nome))
  const done = new Set<string>()
  const ordered: TableRow[] = []
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ nome, dependsOn }) =>
        !done.has(nome) && dependsOn.every((other) => done.has(other) || !names.has(other)),
    )
    if (ready.length === 0) throw new Error('foreign keys form a circle: make one of them deferrable')
    for (const row of ready) {
      done.add(row.nome)
      ordered.push(row)
    }
  }
  return ordered
}

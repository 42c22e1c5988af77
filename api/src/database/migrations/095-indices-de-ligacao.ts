import { type Kysely, sql } from 'kysely'
import { createIndexOnline } from './online'

/**
 * Who points at what is deleted: without these, forgetting a file read everybody's row, and deleting a campaign every
 * message (docs/decisions/120). Most rows point at nothing, and stand in none of them.
 */
const INDICES = [
  ['talento', 'curriculo_id'],
  ['resposta', 'arquivo_id'],
  ['resultado_teste', 'arquivo_id'],
  ['resultado_teste', 'campanha_id'],
  ['declaracao', 'curriculo_id'],
  ['nota', 'campanha_id'],
  ['aviso', 'talento_id'],
  ['aviso', 'campanha_id'],
  ['fusao', 'inscricao_id'],
] as const

/** In each month of the messages. */
const DA_MENSAGEM = ['campanha_id', 'etapa_id'] as const

const where = (coluna: string) => `(${coluna}) where ${coluna} is not null`

export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const [tabela, coluna] of INDICES)
    await createIndexOnline(db, `${tabela}_de_${coluna}`, `on ${tabela} ${where(coluna)}`)
  const { rows } = await sql<{ parte: string }>`
    select inhrelid::regclass::text as parte from pg_inherits where inhparent = 'mensagem'::regclass order by 1
  `.execute(db)
  for (const { parte } of rows)
    for (const coluna of DA_MENSAGEM)
      await createIndexOnline(db, `${parte}_de_${coluna}`, `on ${parte} ${where(coluna)}`)
}

/** Locks: `mensagem` against writers for a moment; every month has the index already and only joins it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const coluna of DA_MENSAGEM)
    await sql.raw(`create index mensagem_de_${coluna} on mensagem ${where(coluna)}`).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** What was let go by releases before this one (decisions 135 and 140): one statement each, so that each holds its tables alone. */
const GONE = [
  sql`alter table resultado_teste drop column if exists campanha_id`,
  sql`alter table nota drop column if exists campanha_id`,
  sql`alter table usuario drop column if exists ultimo_acesso_em, drop column if exists senha_alterada_em`,
  sql`alter table inscricao drop column if exists aderencia_em`,
  sql`alter table talento drop column if exists idiomas_nivel`,
  sql`alter table fusao drop column if exists desfeita_por`,
  sql`alter table semelhanca drop column if exists separada_por`,
  sql`alter table tipo_contratacao drop column if exists jobposting`,
  sql`alter table vaga_modelo drop column if exists usuario_id`,
  sql`alter table resposta_idempotente drop column if exists status`,
  sql`drop table if exists campanha_cidade`,
  sql`drop table if exists campanha_funcao`,
  sql`drop function if exists public.f_chaves_do_texto(bigint, tsquery)`,
  sql`drop function if exists public.f_chaves_parecidas(bigint, text)`,
]

/**
 * Nobody writes or asks these: columns, two tables, and what the search of before decision 172 asked its keys by.
 * Locks: each table, and where a key goes what it refers to, for the moment in which the catalogue is written: no row is
 * read. Statement by statement, so that nobody holds one table while waiting for another.
 * Beside: the release before neither writes nor reads them; it let them go, as decision 135 says.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const statement of GONE) await statement.execute(db)
}

export function up(): Promise<void> {
  return Promise.resolve()
}

import { type Kysely, sql } from 'kysely'
import { createIndexOnline, lockTogether } from './online'

/**
 * What is unique of people, applications and answers, besides their primary keys. The company stands last: who looks
 * for one by the key alone finds it as before.
 */
const CHAVES = [
  { tabela: 'talento', antes: 'talento_identificador_key', colunas: 'identificador' },
  { tabela: 'inscricao', antes: 'inscricao_identificador_key', colunas: 'identificador' },
  { tabela: 'inscricao', antes: 'inscricao_campanha_id_talento_id_key', colunas: 'campanha_id, talento_id' },
  {
    tabela: 'resposta',
    antes: 'resposta_inscricao_id_pergunta_id_key',
    colunas: 'inscricao_id, pergunta_id',
  },
] as const

/** Beside what runs: the indexes that take the place of the old ones. */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  for (const { tabela, antes, colunas } of CHAVES)
    await createIndexOnline(db, `${antes}_nova`, `on ${tabela} (${colunas}, empresa_id)`, true)
}

/**
 * Every unique key of `talento`, `inscricao` and `resposta` holds the company, as PostgreSQL asks of what is to lie in
 * parts by company (docs/decisions/120).
 *
 * Locks: the three tables, all or none of them at once; then the catalogue alone changes, in some hundredths of a second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTogether(db, [...new Set(CHAVES.map(({ tabela }) => tabela))])
  for (const { tabela, antes } of CHAVES) {
    await sql.raw(`alter table ${tabela} drop constraint ${antes}`).execute(db)
    await sql
      .raw(`alter table ${tabela} add constraint ${antes} unique using index ${antes}_nova`)
      .execute(db)
  }
}

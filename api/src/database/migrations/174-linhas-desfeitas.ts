import { type Kysely, sql } from 'kysely'
import { waitForMoments } from './online'

/**
 * A row of an import that was taken back names nobody who went with it: no erasure would find them there. A row whose
 * person was taken apart from who was known is one that made a person: the import takes them along when it is taken back.
 * Whoever lets go of files asks by the indexes of migration 165: left to itself the planner reads all of `declaracao` and
 * `fusao` for each file.
 * Locks: those rows of imported files, one statement's time; the function for the moment in which its setting is written.
 * Beside: the release before shows a row without a name, and takes back a row that made a person, as any other.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`
    update importacao_linha set nome = '' where situacao = 'desfeita' and talento_id is null and nome <> ''
  `.execute(db)
  await sql`
    update importacao_linha l set situacao = 'criada', motivos = l.motivos - array['pessoa', 'campanha']
    from evento e join fusao f on f.empresa_id = e.empresa_id and f.id = (e.dados->>'fusaoId')::bigint
    where e.tipo = 'talento_separado' and f.unida is null and f.importacao_id is not null and f.talento_id <> e.talento_id
      and l.empresa_id = e.empresa_id and l.importacao_id = f.importacao_id and l.talento_id = e.talento_id
      and l.situacao = 'unida'
  `.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function f_solta_arquivos(bigint[]) set enable_seqscan = off`.execute(db)
}

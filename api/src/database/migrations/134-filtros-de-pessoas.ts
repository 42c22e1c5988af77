import { type Kysely, sql } from 'kysely'
import { createIndexOnline, waitForMoments } from './online'

/**
 * What people are filtered by from here on (product 66, decision 166): their driving licence and the pay they ask for,
 * which are new, and the source of their applications. Each is found by an index of its company alone. The two columns
 * are written into the catalogue here, because their indexes are built here.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await sql`alter table talento add column if not exists cnh text, add column if not exists pretensao integer`.execute(
    db,
  )
  await createIndexOnline(db, 'talento_cnh', 'on talento (empresa_id, cnh) where cnh is not null')
  await createIndexOnline(
    db,
    'talento_pretensao',
    'on talento (empresa_id, pretensao) where pretensao is not null',
  )
  await createIndexOnline(db, 'inscricao_fonte', "on inscricao (empresa_id, fonte) where fonte <> ''")
}

/**
 * Somebody who is moved into a stage of no type keeps what they were last known as (product 64): the type of the stage
 * that they left stands with their application, whoever moves them. A stage that loses its type leaves it to those in it.
 * Locks: `inscricao` for the moment in which the column is written into the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inscricao add column tipo_antes text`.execute(db)
  await sql`
    create function t_inscricao_tipo_antes() returns trigger language plpgsql as $$
    begin
      new.tipo_antes := coalesce((select tipo from etapa where id = old.etapa_id), old.tipo_antes);
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger tipo_antes before update of etapa_id on inscricao for each row
    when (old.etapa_id is not null and new.etapa_id is not null and old.etapa_id <> new.etapa_id)
    execute function t_inscricao_tipo_antes()
  `.execute(db)
  await sql`
    create function t_etapa_sem_tipo() returns trigger language plpgsql as $$
    begin
      update inscricao set tipo_antes = old.tipo where empresa_id = old.empresa_id and etapa_id = old.id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger sem_tipo after update of tipo on etapa for each row
    when (old.tipo is not null and new.tipo is null)
    execute function t_etapa_sem_tipo()
  `.execute(db)
}

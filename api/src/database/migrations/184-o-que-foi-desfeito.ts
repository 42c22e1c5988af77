import { type Kysely, sql } from 'kysely'
import { createIndexOnline, waitForEver, waitForMoments } from './online'

/** What had told it was taken back. */
const IS_DEVOLVIDA = `f.desfeita_em is not null and f.unida is null and f.chegou <> '{}' and not f.antes ? 'espera'
  and exists (select from evento e where e.empresa_id = f.empresa_id and e.talento_id = f.talento_id
    and e.tipo = 'talento_separado' and e.dados @> jsonb_build_object('fusaoId', f.id, 'isDevolvida', true))`
const without = (portrait: string) => `${portrait} || (
  select coalesce(jsonb_object_agg(d.key, era->d.key), '{}') from jsonb_each(ficou) d
  where era->d.key is distinct from d.value and ${portrait}->d.key = d.value)`

/**
 * A merge whose file was taken back says nothing any more of whoever it told of (decision 233); and who told of somebody by
 * a name is asked for however it is spelled. Whoever goes with a file is noted beside the ledger of erasures (decision 138).
 * Locks: those merges, two statements' time; the index is built, and the former one dropped, beside readers and writers;
 * `empresa` for the moment in which the table that names it is made.
 * Beside: the release before looks for names without an index, leaves what it takes back itself as it told it, and notes
 * nobody who goes.
 */
export async function prepare(db: Kysely<unknown>): Promise<void> {
  await waitForMoments(db)
  await createIndexOnline(
    db,
    'fusao_nome_dito',
    `on fusao (empresa_id, public.f_busca(regexp_replace(ltrim(chegou->>'nome', ''''), '[[:space:]]+', ' ', 'g')))
      where unida is null and desfeita_em is null`,
  )
  await waitForEver(db, async () => {
    await sql`drop index concurrently if exists fusao_nome_que_chegou`.execute(db)
  })
  // Newest first: what one had found, another one may have told.
  await sql
    .raw(`
    do $$
    declare de_quem bigint; fora bigint; era jsonb; ficou jsonb;
    begin
      for de_quem, fora, era, ficou in
        select f.talento_id, f.id, f.antes, f.depois from fusao f where ${IS_DEVOLVIDA}
          and exists (select from fusao g where g.talento_id = f.talento_id and g.id <> f.id and g.desfeita_em is not null)
        order by f.id desc
      loop
        update fusao g set antes = ${without('g.antes')}, depois = ${without('g.depois')}
        where g.talento_id = de_quem and g.id <> fora and g.desfeita_em is not null;
      end loop;
    end $$`)
    .execute(db)
  await sql
    .raw(`
    update fusao f set antes = jsonb_strip_nulls(jsonb_build_object('curriculoId', f.antes->'curriculoId')),
      depois = '{}', chegou = '{}' where ${IS_DEVOLVIDA}`)
    .execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table talento_devolvido (
      identificador uuid primary key,
      empresa_id bigint not null references empresa (id) on delete cascade,
      marca smallint not null,
      por_cpf bytea,
      por_email bytea,
      por_telefone bytea,
      devolvido_em timestamptz not null default now()
    )
  `.execute(db)
  await sql`create index talento_devolvido_marca on talento_devolvido (empresa_id, marca)`.execute(db)
  await sql`create index talento_devolvido_em on talento_devolvido (devolvido_em)`.execute(db)
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBesideFaults, findIdleSmall, findMigrationFaults } from './migration-rules.mjs'

const TABLES =
  'talento inscricao evento mensagem resposta auditoria campanha declaracao semelhanca aviso correcao resposta_idempotente'.split(
    ' ',
  )
/** The schema, as migrations before made it. */
const schema = {
  path: 'api/src/database/migrations/001-tabelas.ts',
  text: TABLES.map((name) => `await sql\`create table ${name} (id bigint)\`.execute(db)\n`).join(''),
}

const migration = (sql, more = '') => [
  schema,
  { path: 'api/src/database/migrations/099-x.ts', text: `${more}\nawait sql\`${sql}\`.execute(db)\n` },
]

const harmful = [
  'create index talento_x on talento (empresa_id, nome)',
  'create unique index if not exists evento_x on public.evento (id)',
  'create index on only mensagem (id)',
  'alter table inscricao add column chave uuid not null default gen_random_uuid()',
  'alter table talento add column busca2 text generated always as (lower(nome)) stored',
  'alter table talento alter column fts set expression as (f_fts(nome))',
  'alter table resposta alter column pergunta_id type text',
  'alter table inscricao add constraint x check (versao > 0)',
  'alter table mensagem add column fila_id bigint references fila',
  'alter table talento add foreign key (empresa_id) references empresa',
  'alter table auditoria\n  alter column endereco set not null',
  'update talento set nome = btrim(nome)',
  "with x as (select 1) delete from evento where tipo = 'x'",
  'insert into marca (id) select id from talento',
  'cluster evento using evento_pkey',
  'create index semelhanca_x on semelhanca (empresa_id)',
  'update declaracao set texto = btrim(texto)',
  'delete from aviso',
  'alter table correcao alter column antes type text',
  'delete from resposta_idempotente',
]

for (const sql of harmful)
  test(`a migration that says «${sql.slice(0, 60)}» needs a plan`, () => {
    assert.equal(findMigrationFaults(migration(sql)).length, 1)
    const plan = '/**\n * Locks: writers wait for a second per million rows, see docs.\n */'
    assert.deepEqual(findMigrationFaults(migration(sql, plan)), [])
    assert.equal(findMigrationFaults(migration(sql, '// Locks: none')).length, 1)
  })

test('what only touches the catalogue, small tables, or comes later, passes', () => {
  for (const sql of [
    'alter table talento add column apelido text',
    'alter table mensagem add column tentada boolean not null default false',
    'alter table evento add column transacao xid8 not null default pg_current_xact_id()',
    'create index concurrently talento_x on talento (nome)',
    'alter table inscricao add constraint x check (versao > 0) not valid',
    'alter table inscricao validate constraint x',
    'alter table auditoria add constraint y primary key using index z',
    'create index campanha_x on campanha (id)',
    'update campanha set nome = btrim(nome)',
    'create table marca (talento_id bigint references talento)',
    'create function f() returns void language plpgsql as $$ begin update talento set nome = 1; end $$',
    'create trigger x after update on mensagem for each row execute function f()',
    'drop index evento_x',
  ])
    assert.deepEqual(findMigrationFaults(migration(sql)), [], sql)
})

test('a table that nobody called small is large from the migration after the one that makes it', () => {
  const made = {
    path: 'api/src/database/migrations/200-coisa.ts',
    text: 'await sql`create table coisa (id bigint); create index coisa_x on coisa (id)`.execute(db)',
  }
  const later = {
    path: 'api/src/database/migrations/201-coisa.ts',
    text: 'await sql`create index coisa_y on public.coisa (id)`.execute(db)',
  }
  assert.deepEqual(findMigrationFaults([made]), [])
  assert.deepEqual(
    findMigrationFaults([made, later]).map((fault) => fault.slice(0, 46)),
    ['api/src/database/migrations/201-coisa.ts: cois'],
  )
})

test('a small table that is none any more is struck off the list', () => {
  assert.ok(findIdleSmall([schema]).length > 20)
  assert.ok(!findIdleSmall([schema]).some((fault) => fault.includes('«campanha»')))
})

test('a migration that takes away what the release before uses says why nothing fails', () => {
  const at = (number, sql, more = '') => [
    {
      path: `api/src/database/migrations/${number}-x.ts`,
      text: `${more}\nawait sql\`${sql}\`.execute(db)\n`,
    },
  ]
  for (const sql of [
    'alter table campanha drop column inicio',
    'alter table campanha rename column nome to titulo',
    'alter table talento drop constraint talento_identificador_key',
    'alter table etapa alter column nome set not null',
    'drop table aviso_lido',
  ]) {
    assert.equal(findBesideFaults(at(112, sql)).length, 1, sql)
    const plan = '/** Beside: the release before has not read it since the last one. */'
    assert.deepEqual(findBesideFaults(at(112, sql, plan)), [])
    assert.deepEqual(findBesideFaults(at(111, sql)), [])
  }
  for (const sql of [
    'alter table campanha add column x int',
    'drop index campanha_x',
    'create table x (id int)',
  ])
    assert.deepEqual(findBesideFaults(at(112, sql)), [], sql)
})

test('migrations that were released before are history', () => {
  const text = 'sql`update talento set nome = 1`'
  assert.deepEqual(findMigrationFaults([{ path: 'api/src/database/migrations/060-x.ts', text }]), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findColumnFaults } from './column-rules.mjs'

const file = (path, text) => ({ path: `api/src/${path}`, text })
const SCHEMA = [
  file('database/schema.ts', 'export interface Database {\n  nota: NotaTable\n}\n'),
  file(
    'database/tables/notas-tables.ts',
    'export interface NotaTable {\n  id: Id\n  texto: string\n  lidaEm: MomentoOrNull\n}\n',
  ),
]
const faultsOf = (text, more = [], kept = {}) =>
  findColumnFaults([...SCHEMA, file('areas/a/notas-repository.ts', text), ...more], kept).map((fault) =>
    fault.replace(/ by product code.*/, ''),
  )
const READ = "db.selectFrom('nota').select(['id', 'texto', 'lidaEm'])"

test('columns that product code writes and reads are left alone, by Kysely and in SQL', () => {
  assert.deepEqual(faultsOf(`${READ}\ndb.insertInto('nota').values({ texto, lidaEm })`), [])
  assert.deepEqual(
    faultsOf(
      'sql`insert into nota as n (texto) values (${t})`\nsql`update nota set lida_em = now() where id = 1`\nsql`select id, texto, lida_em from nota`',
    ),
    [],
  )
  // What a repository spreads is named by who hands it over.
  const asks = file('areas/a/a-service.ts', "import { x } from './notas-repository'\nx({ texto, lidaEm })")
  assert.deepEqual(faultsOf(`${READ}\ndb.insertInto('nota').values({ ...nova })`, [asks]), [])
})

test('a column that nobody writes, or nobody asks for, is caught', () => {
  assert.deepEqual(faultsOf(`${READ}\ndb.insertInto('nota').values({ texto })`), [
    'nota.lidaEm is not written',
  ])
  assert.deepEqual(
    faultsOf(
      "db.selectFrom('nota').select(['id', 'texto'])\ndb.updateTable('nota').set({ texto, lidaEm: agora })",
    ),
    ['nota.lidaEm is not read'],
  )
  assert.deepEqual(
    faultsOf(
      "sql`select id, texto from nota`\nsql`update nota set texto = '', lida_em = now() where id = 1`",
    ),
    ['nota.lidaEm is not read'],
  )
  // A comment, the demonstration and another table's column of that name use nothing.
  const others = [
    file('demo/rows/notas-rows.ts', "insertLinhas(trx, 'nota', [{ lidaEm }])"),
    file('areas/b/avisos-repository.ts', "db.selectFrom('aviso').select('lidaEm')"),
  ]
  assert.deepEqual(
    faultsOf(
      "// lidaEm\ndb.selectFrom('nota').select(['id', 'texto'])\ndb.insertInto('nota').values({ texto })",
      others,
    ),
    ['nota.lidaEm is not written nor read'],
  )
})

test('to forget is not to write, and what a neighbour only asks for is not handed over', () => {
  assert.deepEqual(
    faultsOf(
      "sql`select id, texto, lida_em from nota`\nsql`update nota set texto = '', lida_em = null where id = 1`",
    ),
    ['nota.lidaEm is not written'],
  )
  const asks = file(
    'areas/a/a-service.ts',
    "import { x } from './notas-repository'\nx({ texto: nota.lidaEm })",
  )
  assert.deepEqual(
    faultsOf("sql`select n.id, n.texto, n.lida_em from nota n`\ndb.insertInto('nota').values({ ...nova })", [
      asks,
    ]),
    ['nota.lidaEm is not written'],
  )
})

test('a repository that is told its table works for the one that a file beside it names, and for its columns alone', () => {
  const maker = file(
    'ground/kept-repository.ts',
    'sql`select id from ${sql.table(table)}`\ndb.insertInto(table).values({ ...content })',
  )
  const tells = (columns) =>
    `import { make } from '../../ground/kept-repository'\nmake(db, 'nota', [${columns}])`
  assert.deepEqual(faultsOf(tells("'texto', 'lidaEm'"), [maker]), [])
  assert.deepEqual(faultsOf(tells("'texto'"), [maker]), ['nota.lidaEm is not written nor read'])
})

test('what is listed may stand, and a line of the list that nobody needs is caught', () => {
  const text = `${READ}\ndb.insertInto('nota').values({ texto })`
  assert.deepEqual(faultsOf(text, [], { 'nota.lidaEm': 'why' }), [])
  assert.deepEqual(faultsOf(text, [], { 'nota.lidaEm': 'why', 'nota.texto': 'why' }), [
    'scripts/structure/column-rules.mjs lists nota.texto, which is used',
  ])
})

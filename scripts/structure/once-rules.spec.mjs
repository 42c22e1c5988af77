import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSecondCopies } from './once-rules.mjs'

const copiesIn = (path, text) => findSecondCopies([{ path, text }])

test('a second folding of accents is caught, the one of regras is not', () => {
  const text = "\nconst fold = (text) => text.normalize('NFD').toLowerCase()"
  assert.deepEqual(copiesIn('mfe-kanban/src/rules/a.ts', text), [
    'mfe-kanban/src/rules/a.ts:2 folds accents by itself: ask @seleta/regras/texto',
  ])
  assert.deepEqual(copiesIn('shared/regras/src/texto.ts', text), [])
  assert.deepEqual(copiesIn('api/src/a.ts', "const kept = text.normalize('NFC')"), [])
})

test('a day by the connection’s zone is caught, Brazil’s is not', () => {
  for (const query of [
    'sql`criado_em >= current_date - 3`',
    'sql`v.criado_em::date`',
    "sql`date_trunc('day', criado_em)`",
  ])
    assert.equal(copiesIn('api/src/areas/a/a-repository.ts', query).length, 1, query)
  for (const [path, query] of [
    ['api/src/areas/a/a-repository.ts', 'sql`${hoje} - 3`'],
    ['api/src/areas/a/a-repository.ts', "sql`date_trunc('milliseconds', criado_em)`"],
    ['api/src/database/migrations/001-a.ts', 'sql`current_date`'],
    ['api/src/database/hoje.ts', 'sql`(x at time zone y)::date`'],
  ])
    assert.deepEqual(copiesIn(path, query), [], query)
})

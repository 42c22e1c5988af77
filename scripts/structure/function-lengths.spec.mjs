import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { listFilesIn } from '../build/list-files-in.mjs'
import { LONG_FUNCTIONS, findLongFunctions, findLongSheets, functionLengths } from './function-lengths.mjs'

const lines = (count) => 'work()\n'.repeat(count)

function measure(planted) {
  const root = mkdtempSync(join(tmpdir(), 'seleta-lengths-'))
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return functionLengths(root, listFilesIn(root))
}
const lengths = (planted) => measure(planted).map(({ name, line, lines }) => `${name}@${line}: ${lines}`)

test('one long function more than may be is caught, and named with its place', () => {
  const planted = {
    'host/src/long.ts': `\nexport function long() {\n${lines(59)}}`,
    'host/src/short.ts': `export function short() {\n${lines(58)}}`,
  }
  assert.deepEqual(findLongFunctions(measure(planted), 1), [])
  assert.deepEqual(findLongFunctions(measure(planted), 0), [
    '1 functions have more than 60 lines, 0 may',
    'host/src/long.ts:2 long: 61 lines',
  ])
})

test('what is declared in a function is measured by itself, what is only written in it belongs to it', () => {
  const factory = `export const create = () => {\n  function read() {\n${lines(5)}}\n  return {\n    read,\n    write() {\n${lines(3)}}\n  }\n}`
  assert.deepEqual(lengths({ 'api/src/a.ts': factory }), ['create@1: 5', 'read@2: 7', 'write@11: 5'])
  const page = `export function Page() {\n  const save = use({\n    onError: () => {\n${lines(4)}},\n  })\n  return <p onClick={() => {\n${lines(2)}}}>Ação</p>\n}`
  assert.deepEqual(lengths({ 'mfe-wizard/src/a.tsx': page }), ['Page@1: 14', 'onError@3: 6', 'Page@10: 4'])
})

test('tests, galleries, demo data and migrations are no code of the product', () => {
  const text = `export function long() {\n${lines(70)}}`
  const passedOver = [
    'host/src/a.spec.ts',
    'shared/ui/gallery/a.ts',
    'shared/testing/src/a.ts',
    'api/src/demo/a.ts',
    'api/src/database/migrations/a.ts',
    'bench/a.mjs',
    'e2e/src/a.ts',
  ]
  for (const path of passedOver) assert.deepEqual(lengths({ [path]: text }), [], path)
})

test('a style sheet of more than 300 lines is caught, one of 300 is not', () => {
  const sheet = (count) => [{ path: 'host/src/a.css', text: 'a {}\n'.repeat(count) }]
  assert.deepEqual(findLongSheets(sheet(300)), [])
  assert.deepEqual(findLongSheets(sheet(301)), ['host/src/a.css: 301 lines, 300 may be'])
  assert.deepEqual(findLongSheets([{ path: 'host/src/a.ts', text: sheet(301)[0].text }]), [])
})

test('the number of long functions stays within the limit of the house', () => {
  assert.ok(LONG_FUNCTIONS <= 30)
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { hashConstants } from '../../shared/build/src/constants.mjs'

const folder = mkdtempSync(join(tmpdir(), 'seleta-constants-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const digestOf = (text) => {
  writeFileSync(join(folder, 'limits.ts'), text)
  return hashConstants([folder, join(folder, 'is-not-there')])
}

test('a build begins anew when a constant changes that other modules hold a copy of, and for no other line', () => {
  const before = digestOf("export const CONTRACT = '1.0.0'\nexport const sum = (a, b) => a + b\n")
  assert.notEqual(digestOf("export const CONTRACT = '1.1.0'\nexport const sum = (a, b) => a + b\n"), before)
  assert.equal(digestOf("export const CONTRACT = '1.0.0'\nexport const sum = (a, b) => b + a\n"), before)
  for (const [one, other] of [
    ['export const MAX: number = 10_000', 'export const MAX: number = 20_000'],
    ['export const isOpen = true', 'export const isOpen = false'],
  ])
    assert.notEqual(digestOf(one), digestOf(other))
})

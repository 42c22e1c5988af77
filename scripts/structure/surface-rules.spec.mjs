import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSurfaceFaults, nextReport } from './surface-rules.mjs'

const host = (contract, names) => ({
  contract,
  provides: {
    react: { version: '19.3.1', exports: ['use'] },
    '@seleta/ui/core': { version: '0.1.0', exports: names },
  },
})
const report = nextReport(host('1.0.0', ['Box', 'Button']), { contracts: {}, names: {} })

test('the surface of the report is no fault', () => {
  assert.deepEqual(findSurfaceFaults(host('1.0.0', ['Box', 'Button']), report), [])
})

test('a name that is gone or new under the same contract is a fault', () => {
  assert.deepEqual(findSurfaceFaults(host('1.0.0', ['Box', 'Card']), report), [
    'the shared surface changed under contract 1.0.0: raise HOST_CONTRACT, then npm run check -- surface',
    'gone: @seleta/ui/core Button (a new major)',
    'new: @seleta/ui/core Card (a new minor)',
  ])
})

test('a new contract is a fault until the report has it', () => {
  const next = host('1.1.0', ['Box', 'Button', 'Card'])
  assert.equal(findSurfaceFaults(next, report).length, 1)
  assert.deepEqual(findSurfaceFaults(next, nextReport(next, report)), [])
})

test('the report takes more names with a new minor, fewer with a new major, and nothing with neither', () => {
  assert.throws(() => nextReport(host('1.0.0', ['Box', 'Button', 'Card']), report), /a new minor/)
  assert.throws(() => nextReport(host('1.1.0', ['Box']), report), /a new major/)
  assert.deepEqual(Object.keys(nextReport(host('2.0.0', ['Box']), report).contracts), ['1.0.0', '2.0.0'])
})

test('what another library exports is held by its version, not by its names', () => {
  const other = host('1.0.0', ['Box', 'Button'])
  other.provides.react.exports = ['use', 'useState']
  assert.deepEqual(findSurfaceFaults(other, report), [])
})

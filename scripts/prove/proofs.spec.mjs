import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { listFiles, repository } from '../repository.mjs'
import { proofs } from './proofs.mjs'

/** A proof whose file was moved would prove nothing. */
const specs = listFiles(['api/test', 'e2e/src'])
  .map((file) => relative(repository, file))
  .filter((file) => file.endsWith('.spec.ts'))

for (const [name, { jest = [], node = [], browser = [], what }] of Object.entries(proofs))
  test(`the proof ${name} finds its tests`, () => {
    assert.notEqual(what, '')
    assert.notEqual(jest.length + node.length + browser.length, 0)
    for (const file of node) assert.ok(existsSync(join(repository, file)), file)
    const files = jest.includes('--') ? jest.slice(jest.indexOf('--') + 1) : []
    for (const file of [...files, ...browser])
      assert.ok(
        specs.some((spec) => spec.includes(file)),
        file,
      )
  })

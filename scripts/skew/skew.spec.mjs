import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { fits } from '../../shared/shell/src/fits.ts'
import { remotes, repository } from '../repository.mjs'
import { buildVariants, skewFolder } from './build-variants.mjs'
import { AREA, hostOf, outcomes, releaseOf, variants } from './variants.mjs'

/** Builds of different days meet: by what they say of themselves here, built in `npm run prove -- skew`. Needs a build. */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const host = read(join(repository, 'host/dist/host.json'))
const release = read(join(repository, AREA, 'dist/release.json'))
const today = { host, release }
const said = (name) =>
  name === 'today'
    ? today
    : { host: hostOf(host, variants[name]), release: releaseOf(release, variants[name]) }

describe('an area and a host of different days', () => holdOutcomes(said))

if (process.env.PROVE === 'on')
  describe('what is held above is what builds write', () => {
    before(() => buildVariants(remotes))
    for (const [name, { units }] of Object.entries(variants)) {
      if (units.includes('host'))
        test(`the host of ${name}`, () =>
          assert.deepEqual(promiseOf(builtBy(name).host), promiseOf(said(name).host)))
      if (units.includes(AREA))
        test(`the area of ${name}`, () =>
          assert.deepEqual(wishOf(builtBy(name).release), wishOf(said(name).release)))
    }
    test('the same sources have the same version wherever they are built', () =>
      assert.equal(builtBy('ui-line').release.version, release.version))
    test('whoever asks for another contract is another release, though its files be the same', () =>
      assert.notEqual(builtBy('contract-major').release.version, release.version))
    holdOutcomes(builtBy)
  })

function holdOutcomes(manifestsOf) {
  for (const [hostName, row] of Object.entries(outcomes))
    for (const [areaName, outcome] of Object.entries(row))
      test(`the area of ${areaName} in the host of ${hostName}: ${outcome}`, () => {
        const fit = fits(manifestsOf(areaName).release, manifestsOf(hostName).host)
        assert.equal(fit.fits ? 'runs' : fit.kind, outcome, fit.fits ? '' : fit.sentence)
      })
}

/** What the builds of a variant have written; of a unit that it does not build, nothing. */
function builtBy(name) {
  if (name === 'today') return today
  const { units } = variants[name]
  const built = (unit, file) => (units.includes(unit) ? read(join(skewFolder, name, unit, file)) : null)
  return { host: built('host', 'host.json'), release: built(AREA, 'release.json') }
}

const wishOf = ({ requires, uses, descriptor }) => ({ requires, uses, descriptor })

/** Names of libraries are their own affair: another React has others. */
function promiseOf({ contract, provides }) {
  const own = Object.entries(provides).map(([module, { version, exports }]) => [
    module,
    module.startsWith('@seleta/') ? { version, exports } : { version },
  ])
  return { contract, provides: Object.fromEntries(own) }
}

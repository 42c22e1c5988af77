import assert from 'node:assert/strict'
import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { HOST, installation, pageAt } from '../releases/installation-for-tests.mjs'
import { releaseArea, removeArea, rollBackArea } from '../releases/release-area.mjs'
import { assemble } from './assemble.mjs'
import { listFilesIn } from './list-files-in.mjs'

let place
beforeEach(() => {
  place = installation()
  rmSync(join(place.folder, 'host.json'))
})
afterEach(() => place.remove())

const AREA = 'mfe-agenda'
/** A build of the product; answers what it said. */
async function build(host, ...areas) {
  const said = []
  await assemble(['host'], (text) => said.push(text), place.folder, { host, areas })
  return said
}
const page = () => readFileSync(join(place.folder, 'dashboard.html'), 'utf8')
const entry = (id = AREA) => place.registry().remotes[id]
const nextMajor = { ...HOST, contract: '2.0.0', surface: 'def' }

describe('a build of the product', () => {
  it('that an area does not fit puts nothing on air, and the next one all', async () => {
    const v1 = place.build('v1')
    await build(place.buildHost('um'), v1)
    const other = place.buildHost('dois', nextMajor)
    await assert.rejects(build(other, v1), /mfe-agenda v1 pede o contrato \^1\.0\.0; este host tem o 2\.0\.0/)
    assert.match(page(), /main\.um\.js/)

    // The host is as it was built: nothing says any more that it is new.
    const sources = { host: other, areas: [place.build('v2', { contract: '^2.0.0' })] }
    await assemble([AREA], () => {}, place.folder, sources)
    assert.match(page(), /main\.dois\.js/)
    assert.equal(entry().current.version, 'v2')
  })

  it('that a version somebody went back to does not fit puts nothing on air', async () => {
    const host = place.buildHost('um')
    await build(host, place.build('v1'))
    const v2 = place.build('v2')
    await build(host, v2)
    rollBackArea({ id: AREA, folder: place.folder })
    await assert.rejects(build(place.buildHost('dois', nextMajor), v2), /mfe-agenda v1 pede o contrato/)
    assert.match(page(), /main\.um\.js/)
  })

  it('leaves off the air an area that was taken off whole after the version that is built was withdrawn', async () => {
    const host = place.buildHost('um')
    await build(host, place.build('v1'))
    const v2 = place.build('v2')
    await build(host, v2)
    rollBackArea({ id: AREA, folder: place.folder })
    removeArea({ id: AREA, folder: place.folder })
    assert.deepEqual(await build(host, v2), ['mfe-agenda v2 foi retirada; fica a nenhuma.'])
    assert.equal(entry(), undefined)
  })

  it('neither ends nor widens a trial, whatever was built', async () => {
    const host = place.buildHost('um')
    await build(host, place.build('v2'))
    const share = { percent: 10, empresas: [] }
    await releaseArea({ source: place.build('v3'), folder: place.folder, share })
    const before = entry()
    for (const version of ['v2', 'v3', 'v4']) {
      const [said] = await build(host, place.build(version))
      assert.match(said, /mfe-agenda v3 segue em experiência; para os outros fica a v2/)
      assert.deepEqual(entry(), before)
    }
  })

  it('in which two areas declare one page puts nothing on air; one may leave it to the other', async () => {
    const host = place.buildHost('um')
    const mapa = { pages: [pageAt('/dashboard/mapa')] }
    await build(host, place.build('a1', mapa))
    const mapas = place.build('m1', { id: 'mfe-mapas', ...mapa })
    const other = place.buildHost('dois')
    await assert.rejects(build(other, place.build('a2', mapa), mapas), /declara \/dashboard\/mapa, que é de/)
    assert.match(page(), /main\.um\.js/)
    await build(other, place.build('a3'), mapas)
    assert.deepEqual([entry().current.version, entry('mfe-mapas').current.version], ['a3', 'm1'])
  })

  it('does not wait for areas of other repositories, and says which of them does not fit', async () => {
    await build(place.buildHost('um'), place.build('v1'))
    await releaseArea({ source: place.build('f1', { id: 'mfe-fora' }), folder: place.folder })
    const said = await build(place.buildHost('dois', nextMajor), place.build('v2', { contract: '^2.0.0' }))
    assert.deepEqual(said, ['mfe-fora f1 pede o contrato ^1.0.0; este host tem o 2.0.0.'])
    assert.match(page(), /main\.dois\.js/)
  })

  // Only root can be several accounts.
  if (process.getuid?.() === 0)
    it('that is there already is met by an account that may not write it: nothing is written, and nothing fails', async () => {
      const sources = {
        host: place.buildHost('um'),
        areas: [place.build('v1'), place.build('v2', { id: 'mfe-mapas' })],
      }
      await assemble(['host'], () => {}, place.folder, sources)
      const before = filesIn(place.folder)
      await asNobody(() => assemble([], () => {}, place.folder, sources))
      assert.deepEqual(filesIn(place.folder), before)
      const other = { ...sources, areas: [place.build('v3')] }
      await assert.rejects(
        asNobody(() => assemble([], () => {}, place.folder, other)),
        { code: 'EACCES' },
      )
      assert.deepEqual(filesIn(place.folder), before)
    })
})

/** By effective ids: what a file may is asked of them. */
async function asNobody(work) {
  chmodSync(place.root, 0o755)
  process.setegid(65_534)
  process.seteuid(65_534)
  try {
    return await work()
  } finally {
    process.seteuid(0)
    process.setegid(0)
  }
}

const filesIn = (folder) =>
  listFilesIn(folder).map((file) => [file, statSync(file).ino, readFileSync(file, 'utf8')])

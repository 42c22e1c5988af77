import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { compressFolder } from '../build/compress.mjs'
import { ENTRY, SHEET, installation, pageAt } from './installation-for-tests.mjs'
import { releaseArea, removeArea, rollBackArea } from './release-area.mjs'

let place
beforeEach(() => {
  place = installation()
})
afterEach(() => place.remove())

const AREA = 'mfe-agenda'
const release = (source, more) => releaseArea({ source, folder: place.folder, ...more })
const rollBack = (version) => rollBackArea({ id: AREA, folder: place.folder, version })
const current = () => place.registry().remotes[AREA].current.version

describe('a release whose files are not those that it names', () => {
  for (const file of [ENTRY, SHEET])
    it(`is refused before anything points at it, and the same version comes in with the right bytes (${file})`, async () => {
      await release(place.build('v1'))
      const source = place.build('v2')
      const content = readFileSync(join(source, file))
      writeFileSync(join(source, file), 'de outra construção')
      await assert.rejects(release(source), new RegExp(`v2.*${file} não tem os bytes`))
      assert.equal(current(), 'v1')
      assert.ok(!existsSync(place.stored(AREA, 'v2', file)))

      writeFileSync(join(source, file), content)
      assert.equal(await release(source), 'mfe-agenda v2 está no ar; antes: v1.')
    })

  it('is replaced where it lies broken in the store, even as the version in use', async () => {
    const source = place.build('v1')
    await release(source)
    writeFileSync(place.stored(AREA, 'v1', ENTRY), 'meio arquivo')
    await release(source)
    assert.deepEqual(readFileSync(place.stored(AREA, 'v1', ENTRY)), readFileSync(join(source, ENTRY)))
  })

  it('is not gone back to: the one before it is', async () => {
    for (const version of ['v1', 'v2', 'v3']) await release(place.build(version))
    rmSync(place.stored(AREA, 'v2', ENTRY))
    assert.throws(() => rollBack('v2'), /v2: remoteEntry\.js não tem os bytes/)
    assert.equal(current(), 'v3')
    assert.match(rollBack(), /v1 está no ar; v3 foi retirada/)
  })
})

describe('a packed copy that a full disk left broken', () => {
  it('is packed again by the next release, for browsers are given it and not the file', async () => {
    const source = place.build('v1')
    await release(source)
    for (const ending of ['.br', '.gz']) {
      writeFileSync(place.stored(AREA, 'v1', ENTRY + ending), 'abc')
      await release(source)
    }
    assert.deepEqual(
      brotliDecompressSync(readFileSync(place.stored(AREA, 'v1', `${ENTRY}.br`))),
      readFileSync(join(source, ENTRY)),
    )
  })

  it('is not what browsers get after a rollback', async () => {
    await release(place.build('v1'))
    await release(place.build('v2'))
    writeFileSync(place.stored(AREA, 'v1', `${ENTRY}.gz`), 'abc')
    rollBack()
    assert.equal(current(), 'v1')
    assert.ok(!existsSync(place.stored(AREA, 'v1', `${ENTRY}.gz`)))
  })

  it('is never one that this product has half written', async () => {
    const source = place.build('v1')
    // What cannot be written whole is not written under the name that browsers ask for.
    mkdirSync(join(source, `${ENTRY}.br.new`))
    await assert.rejects(compressFolder(source))
    assert.ok(!existsSync(join(source, `${ENTRY}.br`)))
  })
})

describe('releases and rollbacks beside others', () => {
  it('say what they did when others were at it too', async () => {
    const said = await Promise.all(['v1', 'v2', 'v3', 'v4'].map((version) => release(place.build(version))))
    const history = place.registry().remotes[AREA].history.map(({ version }) => version)
    const expected = history.map(
      (version, i) => `mfe-agenda ${version} está no ar; antes: ${history[i + 1] ?? 'nenhuma'}.`,
    )
    assert.deepEqual(said.toSorted(), expected.toSorted())
  })

  it('do not bring back a page that has become another area’s', async () => {
    await release(
      place.build('v1', { pages: [pageAt('/dashboard/agenda'), pageAt('/dashboard/mapa', { id: 'mapa' })] }),
    )
    await release(place.build('v2'))
    await release(place.build('m1', { id: 'mfe-mapas', pages: [pageAt('/dashboard/mapa')] }))
    assert.throws(() => rollBack(), /mfe-agenda declara \/dashboard\/mapa, que é de mfe-mapas\./)
    assert.equal(current(), 'v2')
  })

  it('of which two want the same page give it to one', async () => {
    const done = await Promise.allSettled([
      release(place.build('a1', { pages: [pageAt('/dashboard/mapa')] })),
      release(place.build('m1', { id: 'mfe-mapas', pages: [pageAt('/dashboard/mapa')] })),
    ])
    assert.deepEqual(done.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    assert.equal(Object.keys(place.registry().remotes).length, 1)
  })
})

describe('an area that was taken off whole', () => {
  it('does not come back with a version that was withdrawn', async () => {
    await release(place.build('v1'))
    await release(place.build('v2'))
    rollBack()
    removeArea({ id: AREA, folder: place.folder })
    await assert.rejects(release(place.build('v2')), /v2 foi retirada/)
    assert.equal(await release(place.build('v3')), 'mfe-agenda v3 está no ar; antes: nenhuma.')
    assert.deepEqual(place.registry().remotes[AREA].withdrawn, ['v2'])
    assert.equal(place.registry().takenOff, undefined)
  })

  it('comes back with the version that is named, also with one that was withdrawn', async () => {
    await release(place.build('v1'))
    await release(place.build('v2'))
    rollBack()
    removeArea({ id: AREA, folder: place.folder })
    assert.throws(() => rollBack(), /mfe-agenda não está no ar\. Diga a versão que volta: .*v1/)
    assert.throws(() => rollBack('v9'), /versão v9 de mfe-agenda não está guardada em .*: .*v2/)
    assert.equal(rollBack('v2'), 'mfe-agenda v2 está no ar de novo.')
    const { remotes, takenOff } = place.registry()
    assert.deepEqual(
      [remotes[AREA].current.version, remotes[AREA].withdrawn, takenOff],
      ['v2', [], undefined],
    )
  })

  it('does not come back to a page that has become another area’s, nor with files that are not its own', async () => {
    await release(place.build('v1', { pages: [pageAt('/dashboard/mapa')] }))
    await release(place.build('v2'))
    removeArea({ id: AREA, folder: place.folder })
    await release(place.build('m1', { id: 'mfe-mapas', pages: [pageAt('/dashboard/mapa')] }))
    assert.throws(() => rollBack('v1'), /mfe-agenda declara \/dashboard\/mapa, que é de mfe-mapas\./)
    writeFileSync(place.stored(AREA, 'v2', ENTRY), 'meio arquivo')
    assert.throws(() => rollBack('v2'), /v2: remoteEntry\.js não tem os bytes/)
    assert.equal(place.registry().remotes[AREA], undefined)
  })
})

describe('what a full disk left in the store', () => {
  it('goes with the next release once it is older than an hour', async () => {
    await release(place.build('v1'))
    const half = (name, minutes) => {
      const folder = place.stored(AREA, name, '')
      mkdirSync(folder)
      const at = new Date(Date.now() - minutes * 60_000)
      utimesSync(folder, at, at)
      return folder
    }
    const old = half('v0.77.new', 61)
    const busy = half('v9.78.new', 1)
    await release(place.build('v2'))
    assert.deepEqual([existsSync(old), existsSync(busy)], [false, true])
  })
})

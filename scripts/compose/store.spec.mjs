import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { compressFolder } from '../build/compress.mjs'
import { ENTRY, HOST, installation } from '../releases/installation-for-tests.mjs'
import { repository } from '../repository.mjs'
import { run } from '../run.mjs'

let place
beforeEach(() => {
  place = installation()
})
afterEach(() => place.remove())

const AREA = 'mfe-agenda'

/** What a container does when it starts. */
const store = (unit, build, ...args) =>
  run(process.execPath, [join(repository, 'docker/store/store.mjs'), ...args], {
    env: { UNIT: unit, BUILD_DIR: build, STORE_DIR: place.folder },
  })

/** An area's build as its image holds it. */
function image(version, source = place.build(version)) {
  const folder = join(place.root, `image-${version}`)
  const area = join(folder, 'remotes', AREA)
  cpSync(source, join(area, version), { recursive: true })
  cpSync(join(source, 'release.json'), join(area, 'release.json'))
  return folder
}

/** A host's build as its image holds it. */
async function hostImage(mark, host) {
  const folder = place.buildHost(mark, host)
  writeFileSync(join(folder, 'pages.json'), '[]')
  await compressFolder(folder)
  return folder
}

const page = () => readFileSync(join(place.folder, 'dashboard.html'), 'utf8')

describe('the containers’ store', () => {
  it('keeps the host in use while an area in use does not fit another one, unless it is forced', async () => {
    rmSync(join(place.folder, 'host.json'))
    await store('host', await hostImage('um', HOST), 'publish')
    assert.equal((await store(AREA, image('v1'), 'publish')).output, 'mfe-agenda: v1 no ar\n')

    const other = await hostImage('dois', { ...HOST, contract: '2.0.0' })
    const refused = await store('host', other, 'publish')
    assert.equal(refused.code, 1)
    assert.match(refused.output, /mfe-agenda v1 pede o contrato \^1\.0\.0; este host tem o 2\.0\.0\./)
    assert.match(page(), /main\.um\.js/)
    assert.ok(!existsSync(join(place.folder, 'assets/main.dois.js')))

    const forced = await store('host', other, 'publish', '--force')
    assert.equal(forced.output, 'host: no ar\n')
    assert.match(page(), /main\.dois\.js/)
  })

  it('writes the same registry again for an image that is started again', async () => {
    const text = () => readFileSync(join(place.folder, 'registry.json'), 'utf8')
    const again = image('v1')
    await store(AREA, again, 'publish')
    const before = text()
    await store(AREA, again, 'publish')
    assert.equal(text(), before)
  })

  it('takes no image whose files are not those that its release names', async () => {
    const source = place.build('v1')
    writeFileSync(join(source, ENTRY), 'de outra construção')
    const { code, output } = await store(AREA, image('v1', source), 'publish')
    assert.equal(code, 1)
    assert.equal(output, 'mfe-agenda v1: remoteEntry.js não tem os bytes que seu release.json diz.\n')
    assert.ok(!existsSync(join(place.folder, 'registry.json')))
  })

  it('gives an area’s image to some first, says so, and leaves it to a command to give it to all', async () => {
    await store('host', await hostImage('um', HOST), 'publish')
    await store(AREA, image('v1'), 'publish')
    const tried = image('v2')
    const given = await store(AREA, tried, 'release', '--share', '10', '--empresa', '7')
    assert.equal(
      given.output,
      'mfe-agenda v2 está no ar para 10% dos navegadores e para a empresa 7; para os outros fica a v1.\n',
    )
    const falhas = [{ area: AREA, versao: 'v2', tipo: 'chunk', total: 3, ultimaEm: '2026-11-23T15:00:00Z' }]
    const said = await store(AREA, tried, 'releases', '--falhas', JSON.stringify(falhas))
    assert.match(said.output, /^mfe-agenda  v1  desde .*\n  em experiência: v2, para 10% dos navegadores/)
    assert.match(said.output, /v2 3 \(chunk 3\)/)
    // A container that is started again decides nothing.
    await store(AREA, tried, 'publish')
    assert.match((await store(AREA, tried, 'releases')).output, /em experiência: v2/)

    assert.equal((await store(AREA, tried, 'release')).output, 'mfe-agenda v2 está no ar; antes: v1.\n')
    assert.doesNotMatch((await store(AREA, tried, 'releases')).output, /em experiência/)
  })

  it('refuses in the words of whoever types in containers, not in the repository’s', async () => {
    await store('host', await hostImage('um', HOST), 'publish')
    for (const version of ['v1', 'v2']) await store(AREA, image(version), 'publish')
    const withdrawn = join(place.root, 'image-v2')
    await store(AREA, withdrawn, 'rollback')
    const refused = await store(AREA, withdrawn, 'release')
    assert.equal(refused.code, 1)
    assert.match(refused.output, /: docker compose run --rm --no-deps mfe-agenda rollback v2\n$/)
    rmSync(join(place.folder, 'host.json'))
    for (const command of ['release', 'rollback'])
      assert.match(
        (await store(AREA, withdrawn, command)).output,
        /^Não há produto em .*: docker compose up -d host o traz\.\n$/,
      )
  })

  it('has no area in the host’s image', async () => {
    const { code, output } = await store('host', await hostImage('um', HOST), 'release')
    assert.equal(code, 1)
    assert.equal(output, 'A imagem de host não traz uma área.\n')
  })
})

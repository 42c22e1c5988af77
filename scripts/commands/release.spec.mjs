import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { assemble } from '../build/assemble.mjs'
import { distFolder, repository } from '../repository.mjs'
import { run } from '../run.mjs'
import { measureTimes, medianOf } from './release-times.mjs'

/** `npm run release`, `rollback` and `releases`, typed whole. Need a build. */

const folder = mkdtempSync(join(tmpdir(), 'seleta-release-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('an area is released, listed, rolled back, and does not come back by itself', async () => {
  const other = join(folder, 'instalacao')
  const current = installWithOlderKanban(other)
  const command = commandsFor(other)
  const before = readFileSync(join(other, 'registry.json'), 'utf8')

  const asked = await command('release', 'mfe-kanban', '--dry-run')
  assert.match(
    asked.output,
    new RegExp(`mfe-kanban ${current} serve neste host; entraria no lugar de antiga`),
  )
  assert.equal(readFileSync(join(other, 'registry.json'), 'utf8'), before)

  const done = await command('release', 'mfe-kanban')
  assert.match(done.output, new RegExp(`mfe-kanban ${current} está no ar; antes: antiga`))
  assert.match(
    (await command('releases')).output,
    new RegExp(`mfe-kanban  ${current}  desde .+antes: antiga`),
  )

  const back = await command('rollback', 'mfe-kanban')
  assert.match(back.output, new RegExp(`antiga está no ar; ${current} foi retirada`))
  const again = await command('release', 'mfe-kanban')
  assert.equal(again.code, 1)
  assert.match(again.output, /foi retirada\. Mude o que estava errado/)
})

test('what npm keeps for itself, is misspelt, lacks its value or is left over puts nothing on air, and is told', async () => {
  const other = join(folder, 'digitada')
  installWithOlderKanban(other)
  const before = readFileSync(join(other, 'registry.json'), 'utf8')
  const rows = [
    [['release', 'mfe-kanban', '--share', '10'], [], /O npm ficou com --share.*: npm run release -- …/],
    [['release', 'mfe-kanban', '--dry-run'], [], /O npm ficou com --dry-run, e nada foi feito/],
    [['rollback', 'mfe-kanban', '--all'], [], /O npm ficou com --all.*: npm run rollback -- …/],
    [['release'], ['mfe-kanban', '--empreza', '7'], /Não há a opção --empreza\. As opções são: --dry-run, /],
    [['release'], ['mfe-kanban', '--empresa'], /--empresa pede um valor\./],
    [['release'], ['mfe-kanban', '--dry-run=sim'], /--dry-run não leva valor\./],
    [['release'], ['mfe-kanban', 'mfe-wizard'], /Não se sabe o que fazer com mfe-wizard: nada foi feito\./],
  ]
  for (const [toNpm, toCommand, sentence] of rows) {
    const { code, output } = await run('npm', ['run', ...toNpm, '--', '--to', other, ...toCommand])
    assert.match(output, sentence)
    assert.equal(code, 1, output)
    assert.doesNotMatch(output, /node:internal/)
  }
  assert.equal(readFileSync(join(other, 'registry.json'), 'utf8'), before)
})

test('an area is tried by a share and a company, listed so, and withdrawn from them alone or given to all', async () => {
  const other = join(folder, 'experiencia')
  const current = installWithOlderKanban(other)
  const command = commandsFor(other)
  const who = 'para 10% dos navegadores e para a empresa 7'

  const refused = await command('release', 'mfe-kanban', '--share', '100')
  assert.equal(refused.code, 1)
  assert.match(refused.output, /--share é a parte dos navegadores em por cento/)
  const tried = await command('release', 'mfe-kanban', '--share', '10', '--empresa', '7')
  assert.match(
    tried.output,
    new RegExp(`mfe-kanban ${current} está no ar ${who}; para os outros fica a antiga`),
  )
  assert.match((await command('releases')).output, new RegExp(`em experiência: ${current}, ${who}, desde`))
  const { share } = entryIn(other)
  assert.deepEqual(
    { version: share.release.version, percent: share.percent, empresas: share.empresas },
    { version: current, percent: 10, empresas: [7] },
  )

  const back = await command('rollback', 'mfe-kanban')
  assert.match(back.output, new RegExp(`${current} foi retirada; todos ficam com a antiga`))
  assert.equal(entryIn(other).share, undefined)
  assert.equal(entryIn(other).current.version, 'antiga')
  const forAll = await command('rollback', 'mfe-kanban', current)
  assert.match(forAll.output, new RegExp(`mfe-kanban ${current} está no ar`))
})

test('an area of another repository is released from its build, refused where its addresses are others’, and taken off whole', async () => {
  const other = join(folder, 'outra')
  // With its times: what is compressed stays so.
  cpSync(distFolder, other, { recursive: true, preserveTimestamps: true })
  const command = commandsFor(other)
  const before = readFileSync(join(other, 'registry.json'), 'utf8')
  const build = join(folder, 'agenda')
  const declare = (path) => {
    const release = JSON.parse(readFileSync(join(repository, 'mfe-kanban/dist/release.json'), 'utf8'))
    const [page] = release.descriptor.pages
    const descriptor = { ...release.descriptor, id: 'mfe-agenda', pages: [{ ...page, path }] }
    writeFileSync(join(build, 'release.json'), JSON.stringify({ ...release, id: 'mfe-agenda', descriptor }))
  }
  cpSync(join(repository, 'mfe-kanban/dist'), build, { recursive: true })

  declare('/dashboard/campanhas')
  const refused = await command('release', '--from', build)
  assert.equal(refused.code, 1)
  assert.match(refused.output, /mfe-agenda declara \/dashboard\/campanhas, que é de mfe-campaigns\./)
  assert.equal(readFileSync(join(other, 'registry.json'), 'utf8'), before)

  declare('/dashboard/agenda')
  assert.match(
    (await command('release', '--from', build)).output,
    /mfe-agenda \w{12} está no ar; antes: nenhuma/,
  )
  assert.match((await command('releases')).output, /^mfe-agenda  \w{12}  desde/m)
  // The product is built again.
  await assemble([], () => {}, other)
  assert.equal(registryIn(other).remotes['mfe-agenda'].descriptor.pages[0].path, '/dashboard/agenda')
  assert.ok(pagesIn(other).includes('/dashboard/agenda'))
  assert.match(
    (await command('rollback', 'mfe-agenda')).output,
    /Não há versão de mfe-agenda para onde voltar/,
  )
  assert.match((await command('rollback', 'mfe-kanban', '--all')).output, /mfe-kanban é deste produto/)
  assert.match((await command('rollback', 'mfe-agenda', '--all')).output, /mfe-agenda não está mais no ar/)
  assert.equal(registryIn(other).remotes['mfe-agenda'], undefined)
  assert.ok(!pagesIn(other).includes('/dashboard/agenda'))
  const { version } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'))
  assert.match(
    (await command('rollback', 'mfe-agenda', version)).output,
    new RegExp(`mfe-agenda ${version} está no ar de novo`),
  )
  assert.ok(pagesIn(other).includes('/dashboard/agenda'))

  const none = await command('release', '--from', folder)
  assert.match(none.output, /Não há área construída em .*: falta release\.json\./)
})

if (process.env.PROVE === 'on')
  test('beyond its build a release takes 2 s at most, a rollback 1 s until new pages have it; a changed line builds in three times what nothing takes', async () => {
    const rounds = await measureTimes(join(folder, 'tempos'), 3)
    for (const round of rounds) console.log(`  ${JSON.stringify(round)} ms`)
    const median = (name) => medianOf(rounds.map((round) => round[name]))
    console.log(`  uma linha ÷ nada: ${(median('line') / median('noop')).toFixed(2)}`)
    assert.ok(median('line') <= 3 * median('noop'))
    assert.ok(median('release') <= 2000)
    assert.ok(median('rollback') <= 1000)
  })

const commandsFor =
  (target) =>
  (name, ...args) =>
    run('npm', ['run', name, '--', ...args, '--to', target], { env: { DATA_DIR: join(folder, 'data') } })

const registryIn = (target) => JSON.parse(readFileSync(join(target, 'registry.json'), 'utf8'))
const pagesIn = (target) => JSON.parse(readFileSync(join(target, 'pages.json'), 'utf8'))
const entryIn = (target) => registryIn(target).remotes['mfe-kanban']

/** An installation whose board is of an older version; answers the version that this repository builds. */
function installWithOlderKanban(target) {
  const registry = JSON.parse(readFileSync(join(distFolder, 'registry.json'), 'utf8'))
  const entry = registry.remotes['mfe-kanban']
  const store = join(target, 'remotes/mfe-kanban')
  mkdirSync(store, { recursive: true })
  cpSync(join(distFolder, 'host.json'), join(target, 'host.json'))
  cpSync(join(distFolder, entry.current.base), join(store, 'antiga'), { recursive: true })
  const file = join(store, 'antiga/release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: 'antiga' }))
  registry.remotes['mfe-kanban'] = {
    ...entry,
    current: { ...entry.current, version: 'antiga', base: '/remotes/mfe-kanban/antiga/' },
    previous: null,
    history: [{ version: 'antiga', since: '2026-01-01T00:00:00.000Z' }],
    withdrawn: [],
  }
  writeFileSync(join(target, 'registry.json'), JSON.stringify(registry))
  return entry.current.version
}

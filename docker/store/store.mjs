import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decidedOf, knownOf, released, withEntry } from '../../scripts/releases/registry-entry.mjs'
import {
  addHostPages,
  changeRegistry,
  readHost,
  readRegistry,
} from '../../scripts/releases/registry-file.mjs'
import { releaseArea, rollBackArea } from '../../scripts/releases/release-area.mjs'
import { misfitsIn, throwUnlessFit } from '../../scripts/releases/release-gate.mjs'
import { linesOf } from '../../scripts/releases/releases-words.mjs'
import { readShare } from '../../scripts/releases/share.mjs'
import { dropBrokenCopies, findRelease, putIntoStore } from '../../scripts/releases/stored-versions.mjs'
import { readTyped } from '../../scripts/typed-options.mjs'

/**
 * `store.mjs publish`: puts the build of an image (`BUILD_DIR`, of `UNIT`) into the store that the api serves
 * (`STORE_DIR`). Versions of an area lie beside each other, so open pages keep their files; the host's page is replaced
 * last, when all that it names is there, and not at all while an area in use does not fit it; `publish --force` puts it on
 * air all the same, for a product whose areas follow at once. For an area also what `npm run release`, `rollback` and
 * `releases` do: `release [--share 10] [--empresa 7]…` gives the image's build to some, without them to all, also where
 * one is being tried, which `publish` leaves alone; `rollback [VERSION]` withdraws the version that is tried or in use;
 * `releases [--falhas JSON]` says what runs, with what the api's command `falhas` prints.
 */
const store = process.env.STORE_DIR ?? '/srv/seleta'
const build = process.env.BUILD_DIR ?? '/build'
const unit = process.env.UNIT ?? ''

/** What a refusal tells to type here. */
const typed = {
  rollback: (id, of) => `docker compose run --rm --no-deps ${id} rollback ${of}`,
  product: 'docker compose up -d host o traz',
}

const options = {
  force: { type: 'boolean', default: false },
  share: { type: 'string' },
  empresa: { type: 'string', multiple: true, default: [] },
  falhas: { type: 'string' },
}
const commands = {
  publish: unit === 'host' ? publishHost : publishArea,
  release: async (values) =>
    console.log(
      await releaseArea({ source: readBuild(), folder: store, share: readShare(values), commands: typed }),
    ),
  releases: sayReleases,
  rollback: (_, version) => console.log(rollBackArea({ id: unit, folder: store, version, commands: typed })),
}

try {
  // `release 10`, for `--share 10`, would be for all.
  const most = process.argv.includes('rollback') ? 2 : 1
  const {
    values,
    positionals: [command = '', version],
  } = readTyped({ options, most })
  if (!(command in commands)) throw new Error(`Diga o que fazer: ${Object.keys(commands).join(' ou ')}.`)
  await commands[command](values, version)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

function publishHost({ force }) {
  refuseHost(readRegistry(store), force)
  cpSync(join(build, 'assets'), join(store, 'assets'), { recursive: true })
  changeRegistry(store, (registry) => {
    refuseHost(registry, force)
    for (const file of [
      'favicon.ico',
      'host.json',
      ...['index.html', 'dashboard.html'].flatMap((page) => [page, `${page}.br`, `${page}.gz`]),
    ])
      writeWhole(join(store, file), readFileSync(join(build, file)))
    return null
  })
  addHostPages(store, JSON.parse(readFileSync(join(build, 'pages.json'), 'utf8')))
  console.log('host: no ar')
}

/** A host in which an area in use would not run is told to the areas' teams first. */
function refuseHost(registry, isForced) {
  const misfits = misfitsIn(registry, readHost(build), (id, of) => findRelease(store, id, of))
  if (misfits.length > 0 && !isForced)
    throw new Error(
      [...misfits, 'O host não foi ao ar. Para publicá-lo assim mesmo: publish --force.'].join('\n'),
    )
}

/** @returns {string} its folder
 * @throws Error with a sentence where the image holds no area */
function readBuild() {
  const folder = join(build, 'remotes', unit)
  if (!existsSync(join(folder, 'release.json'))) throw new Error(`A imagem de ${unit} não traz uma área.`)
  const { version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  return join(folder, version)
}

function sayReleases(values) {
  const { remotes } = readRegistry(store)
  const falhas = values.falhas === undefined ? null : JSON.parse(values.falhas)
  for (const [id, entry] of Object.entries(remotes)) console.log(linesOf(id, entry, falhas).join('\n'))
}

function publishArea() {
  const { release, target } = putIntoStore(store, readBuild())
  dropBrokenCopies(target)
  let said = `${unit}: ${release.version} no ar`
  changeRegistry(store, (registry) => {
    const host = readHost(store)
    throwUnlessFit(release, registry, host)
    const former = knownOf(registry, unit)
    const decided = decidedOf(former, release)
    if (decided !== null) {
      said = decided
      return null
    }
    return withEntry(registry, unit, released(former, release, { host, now: new Date() }))
  })
  console.log(said)
}

/** A reader never sees half a file. */
function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fits } from '../../shared/shell/src/fits.ts'
import { decidedOf, released } from '../../scripts/releases/registry-entry.mjs'
import { knownAddresses } from '../../scripts/build/known-addresses.mjs'
import { refusalOf } from '../../scripts/releases/descriptor-gate.mjs'
import {
  addHostPages,
  changeRegistry,
  prune,
  putIntoStore,
  readHost,
  readRegistry,
} from '../../scripts/releases/registry-file.mjs'
import { rollBackArea } from '../../scripts/releases/release-area.mjs'

/**
 * `store.mjs publish`: puts the build of an image (`BUILD_DIR`, of `UNIT`) into the store that the api serves
 * (`STORE_DIR`). Versions of an area lie beside each other, so open pages keep their files; the host's page is replaced
 * last, when all that it names is there. `store.mjs rollback [VERSION]` withdraws an area's version in use and goes back.
 */
const store = process.env.STORE_DIR ?? '/srv/seleta'
const build = process.env.BUILD_DIR ?? '/build'
const unit = process.env.UNIT ?? ''

const [command = '', version] = process.argv.slice(2)
const commands = {
  publish: unit === 'host' ? publishHost : publishArea,
  rollback: () => console.log(rollBackArea({ id: unit, folder: store, version })),
}

try {
  if (!(command in commands)) throw new Error(`Diga o que fazer: ${Object.keys(commands).join(' ou ')}.`)
  commands[command]()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

function publishHost() {
  cpSync(join(build, 'assets'), join(store, 'assets'), { recursive: true })
  for (const file of [
    'favicon.ico',
    'host.json',
    ...['index.html', 'dashboard.html'].flatMap((page) => [page, `${page}.br`, `${page}.gz`]),
  ])
    writeWhole(join(store, file), readFileSync(join(build, file)))
  addHostPages(store, JSON.parse(readFileSync(join(build, 'pages.json'), 'utf8')))
  console.log('host: no ar')
}

function publishArea() {
  const folder = join(build, 'remotes', unit)
  const { version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  const { release } = putIntoStore(store, join(folder, version))
  const refusal = refusalOf(release, readRegistry(store), knownAddresses([]))
  if (refusal !== null) throw new Error(refusal)
  const host = readHost(store)
  const fit = host === null ? { fits: true } : fits(release, host)
  if (!fit.fits) throw new Error(fit.sentence)
  changeRegistry(store, (registry) => {
    const former = registry.remotes[unit]
    const decided = decidedOf(former, release)
    if (decided !== null) {
      console.log(decided)
      return null
    }
    const entry = released(former, release, { host, now: new Date() })
    prune(store, unit, entry)
    console.log(`${unit}: ${version} no ar`)
    return { ...registry, remotes: { ...registry.remotes, [unit]: entry } }
  })
}

/** A reader never sees half a file. */
function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

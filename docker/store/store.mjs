import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nextEntry } from '../../scripts/build/registry-entry.mjs'

/**
 * `store.mjs publish`: puts the build of an image (`BUILD_DIR`, of `UNIT`) into the store that the api serves
 * (`STORE_DIR`). Versions of an area lie beside each other, so open pages keep their files; the host's page is replaced
 * last, when all that it names is there.
 */
const store = process.env.STORE_DIR ?? '/srv/seleta'
const build = process.env.BUILD_DIR ?? '/build'
const unit = process.env.UNIT ?? ''
/** Longer than anybody writes. */
const LOCK_STALE_MS = 30_000

if (process.argv[2] !== 'publish') {
  console.error('Diga o que fazer: publish.')
  process.exit(1)
}
if (unit === 'host') publishHost()
else await publishArea()

function publishHost() {
  cpSync(join(build, 'assets'), join(store, 'assets'), { recursive: true })
  for (const file of ['favicon.ico', 'pages.json', 'index.html', 'index.html.br', 'index.html.gz'])
    writeWhole(join(store, file), readFileSync(join(build, file)))
  console.log('host: no ar')
}

async function publishArea() {
  const folder = join(build, 'remotes', unit)
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  const target = join(store, 'remotes', unit, release.version)
  if (!existsSync(target)) {
    cpSync(join(folder, release.version), `${target}.new`, { recursive: true })
    renameSync(`${target}.new`, target)
  }
  await alone(() => {
    const file = join(store, 'registry.json')
    const { remotes } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} }
    const registry = { remotes: { ...remotes, [unit]: nextEntry(release, remotes[unit]) } }
    writeWhole(file, JSON.stringify(registry))
  })
  console.log(`${unit}: ${release.version} no ar`)
}

/** Areas come at the same time, each in its container: one writes, the others wait. */
async function alone(work) {
  const lock = join(store, 'registry.lock')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      // Of one who was killed meanwhile.
      if (Date.now() - since > LOCK_STALE_MS) rmdirSync(lock)
      await wait(50)
    }
  }
  try {
    work()
  } finally {
    rmdirSync(lock)
  }
}

/** A reader never sees half a file. */
function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

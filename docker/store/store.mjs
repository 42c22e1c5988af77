import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextEntry } from '../../scripts/build/registry-entry.mjs'
const store = process.env.STORE_DIR ?? '/srv/seleta'
const build = process.env.BUILD_DIR ?? '/build'
const unit = process.env.UNIT ?? ''
if (unit === 'host') {
  cpSync(build, store, { recursive: true })
} else {
  const release = JSON.parse(readFileSync(join(build, 'remotes', unit, 'release.json'), 'utf8'))
  cpSync(join(build, 'remotes', unit, release.version), join(store, 'remotes', unit, release.version), { recursive: true })
  const file = join(store, 'registry.json')
  let lock = join(store, '.lock')
  for (;;) { try { mkdirSync(lock); break } catch { await new Promise((r) => setTimeout(r, 50)) } }
  const former = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} }
  former.remotes[unit] = nextEntry(release, former.remotes[unit])
  writeFileSync(`${file}.new`, JSON.stringify(former)); renameSync(`${file}.new`, file)
  ;(await import('node:fs')).rmdirSync(lock)
}
console.log(unit + ' ok')

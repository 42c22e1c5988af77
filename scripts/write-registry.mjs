import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { released } from './releases/registry-entry.mjs'
import { remotes } from './repository.mjs'

/**
 * `node scripts/write-registry.mjs FOLDER`: asks each remote's container for its release and writes
 * `FOLDER/registry.json`. A remote that does not answer keeps the entry it had. `REMOTES_URL` is a pattern with `{id}`.
 */
const [folder = ''] = process.argv.slice(2)
const pattern = process.env.REMOTES_URL ?? 'http://{id}/remotes/{id}/release.json'
const file = join(folder, 'registry.json')
const former = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { remotes: {} }
const registry = { remotes: { ...former.remotes } }

for (const id of remotes) {
  try {
    const response = await fetch(pattern.replaceAll('{id}', id), { signal: AbortSignal.timeout(5000) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    registry.remotes[id] = released(former.remotes[id], await response.json(), {
      host: null,
      now: new Date(),
    })
  } catch (error) {
    console.error(`${id}: ${error.message}; fica a versão anterior`)
  }
}
mkdirSync(folder, { recursive: true })
writeFileSync(`${file}.new`, JSON.stringify(registry))
renameSync(`${file}.new`, file)
const missing = remotes.filter((id) => registry.remotes[id] === undefined)
if (missing.length > 0) {
  console.error(`Sem nenhuma versão de: ${missing.join(', ')}`)
  process.exit(1)
}
console.log('registry.json escrito')

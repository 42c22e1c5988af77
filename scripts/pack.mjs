import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './build/compress.mjs'
import { buildUnits } from './build/units.mjs'
import { remotes, repository } from './repository.mjs'

/**
 * `node scripts/pack.mjs UNIT FOLDER`: builds one unit and lays its files out as they are served.
 * Host: `index.html` and `assets/`. Remote: `remotes/<id>/<version>/` and `remotes/<id>/release.json`. Api: built in place.
 */
const [unit = '', target = ''] = process.argv.slice(2)
await buildUnits(console.log, [unit])
const source = join(repository, unit, 'dist')
mkdirSync(target, { recursive: true })
if (remotes.includes(unit)) {
  const { version } = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8'))
  cpSync(source, join(target, 'remotes', unit, version), { recursive: true })
  cpSync(join(source, 'release.json'), join(target, 'remotes', unit, 'release.json'))
} else if (unit === 'host') {
  cpSync(source, target, { recursive: true })
}
await compressFolder(target)
console.log(`${unit}: pronto em ${target}`)

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseArea } from './releases/release-area.mjs'
import { distFolder, remotes } from './repository.mjs'

/**
 * `npm run release -- mfe-kanban [--dry-run] [--to FOLDER]`: builds the area, holds it against the host in use, puts it
 * into the store, points the registry at it and reads it back. Open pages go on with the version they have.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string', default: distFolder } },
})
const [id = ''] = positionals
try {
  if (!remotes.includes(id)) throw new Error(`Diga a área: ${remotes.join(', ')}.`)
  const { buildUnits } = await import('./build/units.mjs')
  await buildUnits((text) => console.log(text), [id])
  const begun = performance.now()
  const done = await releaseArea({
    source: join(import.meta.dirname, '..', id, 'dist'),
    folder: values.to,
    isDryRun: values['dry-run'],
  })
  console.log(done)
  console.log(`${Math.round(performance.now() - begun)} ms depois da construção.`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

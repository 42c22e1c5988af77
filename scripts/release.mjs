import { join, resolve } from 'node:path'
import { releaseArea } from './releases/release-area.mjs'
import { readShare } from './releases/share.mjs'
import { distFolder, remotes, repository } from './repository.mjs'
import { readTyped } from './typed-options.mjs'

/**
 * `npm run release -- mfe-kanban [--share 10] [--empresa 7]… [--dry-run] [--to FOLDER]`: builds the area, holds it against
 * the host in use, puts it into the store, reads it back there and points the registry at it. Open pages go on with the
 * version they have, and are offered the new one. `--share` and `--empresa` let some try it first; the same command
 * without them gives it to all, `npm run rollback` withdraws it (decision 133). `--from FOLDER` in place of the area's name
 * takes what another repository has built (decision 148).
 */
const options = {
  'dry-run': { type: 'boolean', default: false },
  to: { type: 'string', default: distFolder },
  from: { type: 'string' },
  share: { type: 'string' },
  empresa: { type: 'string', multiple: true, default: [] },
}
try {
  const { values, positionals } = readTyped({ options, most: 1 })
  const share = readShare(values)
  const source =
    values.from === undefined ? await buildArea(positionals[0]) : resolve(repository, values.from)
  const begun = performance.now()
  const done = await releaseArea({
    source,
    folder: values.to,
    isDryRun: values['dry-run'],
    share,
  })
  console.log(done)
  console.log(`${Math.round(performance.now() - begun)} ms depois da construção.`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function buildArea(id) {
  if (!remotes.includes(id)) throw new Error(`Diga a área: ${remotes.join(', ')}.`)
  const { buildUnits } = await import('./build/units.mjs')
  await buildUnits((text) => console.log(text), [id])
  return join(repository, id, 'dist')
}

import { parseArgs } from 'node:util'
import { rollBackArea } from './releases/release-area.mjs'
import { distFolder, remotes } from './repository.mjs'

/**
 * `npm run rollback -- mfe-kanban [VERSION] [--to FOLDER]`: withdraws the version in use and goes back to VERSION, else
 * to the one before it. New pages have it at once; no later build brings the withdrawn one back.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: distFolder } },
})
const [id = '', version] = positionals
try {
  if (!remotes.includes(id)) throw new Error(`Diga a área: ${remotes.join(', ')}.`)
  console.log(rollBackArea({ id, folder: values.to, version }))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

import { readRegistry } from './releases/registry-file.mjs'
import { removeArea, rollBackArea } from './releases/release-area.mjs'
import { listAreas } from './releases/stored-versions.mjs'
import { distFolder, remotes } from './repository.mjs'
import { readTyped } from './typed-options.mjs'

/**
 * `npm run rollback -- mfe-kanban [VERSION] [--to FOLDER]`: withdraws the version in use and goes back to VERSION, else
 * to the one before it. New pages have it at once; no later build brings the withdrawn one back. `--all` takes an area of
 * another repository off whole (decision 148); with VERSION it comes back.
 */
const options = { to: { type: 'string', default: distFolder }, all: { type: 'boolean', default: false } }
try {
  const {
    values,
    positionals: [id = '', version],
  } = readTyped({ options, most: 2 })
  const onAir = Object.keys(readRegistry(values.to).remotes)
  const known = [...new Set([...onAir, ...listAreas(values.to)])]
  if (known.length === 0) throw new Error(`Não há produto em ${values.to}: npm run build o constrói.`)
  if (!known.includes(id)) throw new Error(`Diga a área: ${known.join(', ')}.`)
  if (values.all && remotes.includes(id)) throw new Error(`${id} é deste produto: o host a traz consigo.`)
  const what = { id, folder: values.to }
  console.log(values.all ? removeArea(what) : rollBackArea({ ...what, version }))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

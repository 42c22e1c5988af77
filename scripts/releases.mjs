import { parseArgs } from 'node:util'
import { readRegistry } from './releases/registry-file.mjs'
import { distFolder } from './repository.mjs'

/** `npm run releases [-- --to FOLDER]`: what runs of each area, since when, what was before, what was withdrawn. */
const { values } = parseArgs({ options: { to: { type: 'string', default: distFolder } } })
const { remotes } = readRegistry(values.to)
if (Object.keys(remotes).length === 0) {
  console.error(`Não há produto em ${values.to}: npm run build o constrói.`)
  process.exit(1)
}
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
for (const [id, { current, previous, history = [], withdrawn = [] }] of Object.entries(remotes)) {
  const since = history[0] === undefined ? '?' : moment.format(new Date(history[0].since))
  console.log(`${id}  ${current.version}  desde ${since}  (antes: ${previous?.version ?? 'nenhuma'})`)
  if (withdrawn.length > 0) console.log(`  retiradas: ${withdrawn.join(', ')}`)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegistry } from './releases/registry-file.mjs'
import { linesOf } from './releases/releases-words.mjs'
import { distFolder, repository } from './repository.mjs'
import { readTyped } from './typed-options.mjs'

/**
 * `npm run releases [-- --to FOLDER]`: what runs of each area, since when, who tries what, how often browsers could not
 * open it, what was before, what was withdrawn. `--empresas` tells the numbers of the companies, for `npm run release`.
 */
const options = {
  to: { type: 'string', default: distFolder },
  empresas: { type: 'boolean', default: false },
}
try {
  const { values } = readTyped({ options })
  if (values.empresas) sayEmpresas()
  else sayReleases(values.to)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

function sayEmpresas() {
  const { text, fault } = askApi('empresas')
  if (fault !== null) throw new Error(fault)
  console.log(text)
}

function sayReleases(folder) {
  const { remotes } = readRegistry(folder)
  if (Object.keys(remotes).length === 0)
    throw new Error(`Não há produto em ${folder}: npm run build o constrói.`)
  const { text, fault } = askApi('falhas')
  const falhas = fault === null ? JSON.parse(text) : null
  for (const [id, entry] of Object.entries(remotes)) console.log(linesOf(id, entry, falhas).join('\n'))
  if (fault !== null) console.log(`Quantas vezes navegadores não as abriram não se sabe: ${fault}`)
}

/** What a command of the built api answers: it alone speaks to the database. */
function askApi(command) {
  const file = join(repository, 'api/dist/commands', `${command}.mjs`)
  if (!existsSync(file)) return { text: '', fault: 'a api ainda não foi construída, rode npm run build.' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: repository,
    encoding: 'utf8',
  })
  return status === 0 ? { text: stdout.trim(), fault: null } : { text: '', fault: stderr.trim() }
}

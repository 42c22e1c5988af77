import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { passSignals } from './pass-signals.mjs'
import { repository } from './repository.mjs'

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run create-user -- …`, `npm run jobs`: commands of the built api. */
const [command = '', ...args] = process.argv.slice(2)
const file = join(repository, 'api/dist/commands', `${command}.mjs`)
if (!existsSync(file)) {
  console.error(`O comando “${command}” não existe ou a api ainda não foi construída. Rode npm run build.`)
  process.exit(1)
}
const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', cwd: repository })
passSignals(child)
child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

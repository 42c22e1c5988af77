import { formatInteiro } from '@seleta/regras/numero'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '../database/backup/restore-backup'
import { openDatabase, pastPooler } from '../database/connection'
import { CommandError, runCommand } from '../command-line/run-command'

/** `npm run restore -- ARQUIVO [--substituir]`: a backup into a database that nobody uses now. */
await runCommand(async ({ settings, args, say }) => {
  const [name] = args.filter((arg) => !arg.startsWith('--'))
  if (name === undefined) throw new CommandError('Uso: npm run restore -- ARQUIVO [--substituir]')
  const file = resolve(name)
  if (!existsSync(file)) throw new CommandError(`O arquivo ${file} não existe.`)
  const database = await openDatabase(pastPooler(settings), say)
  try {
    const rows = await restoreBackup(database, file, args.includes('--substituir'))
    say(`Restauradas ${formatInteiro(rows)} linhas de ${file}`)
  } finally {
    await database.close()
  }
})

import { formatInteiro } from '@seleta/regras/numero'
import { resolve } from 'node:path'
import { writeBackup } from '../database/backup/write-backup'
import { openRunningOrOwn } from '../database/connection'
import { runCommand } from '../command-line/run-command'

/** `npm run backup -- [ARQUIVO]`: everything to one file, also while the product runs. */
await runCommand(async ({ settings, args, say }) => {
  const file = resolve(
    args[0] ?? `seleta-${new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.backup`,
  )
  const database = await openRunningOrOwn(settings, say)
  try {
    const rows = await writeBackup(database.pool, file)
    say(`Backup de ${formatInteiro(rows)} linhas em ${file}`)
  } finally {
    await database.close()
  }
})

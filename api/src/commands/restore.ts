import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CommandError, runCommand } from '../command-line/run-command'
import { readKeptErasures } from '../database/backup/kept-erasures'
import { restoreBackup } from '../database/backup/restore-backup'
import { openDatabase, pastPooler } from '../database/connection'
import { targetOf } from '../ground/files/backup-files'
import { openStore } from '../ground/files/open-store'
import { sweepSoltos } from '../ground/files/sweep-arquivos'

/** `npm run restore -- ARQUIVO [--substituir]`: a backup into a database that nobody uses now. */
await runCommand(async ({ settings, args, say }) => {
  const [name] = args.filter((arg) => !arg.startsWith('--'))
  if (name === undefined) throw new CommandError('Uso: npm run restore -- ARQUIVO [--substituir]')
  const file = resolve(name)
  if (!existsSync(file)) throw new CommandError(`O arquivo ${file} não existe.`)
  const database = await openDatabase(pastPooler(settings), say)
  const files = await openStore(settings)
  try {
    const isReplacing = args.includes('--substituir')
    const folders = new Set([dirname(file), settings.backup.folder])
    const kept = (await Promise.all([...folders].map(readKeptErasures))).flat()
    const { linhas, arquivos, apagadas } = await restoreBackup(
      database,
      targetOf(files),
      file,
      isReplacing,
      settings.backup.key,
      kept,
    )
    // Files of whoever was erased, and of the database that was replaced.
    const swept = await sweepSoltos(database.db, files.store)
    say(
      `Restauradas ${formatInteger(linhas)} linhas e ${countOf(arquivos, 'arquivo', 'arquivos')} de ${file}`,
    )
    if (apagadas > 0)
      say(
        `${countOf(apagadas, 'pessoa, apagada depois do backup, foi apagada', 'pessoas, apagadas depois do backup, foram apagadas')} de novo.`,
      )
    if (swept > 0) say(`${countOf(swept, 'arquivo', 'arquivos')} sem dono saíram de ${files.store.nome}.`)
  } finally {
    files.store.close()
    await database.close()
  }
})

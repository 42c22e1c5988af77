import { formatInteiro } from '@seleta/regras/numero'
import { contar } from '@seleta/regras/plural'
import { resolve } from 'node:path'
import { runCommand } from '../command-line/run-command'
import { writeBackup } from '../database/backup/write-backup'
import { openRunningOrOwn } from '../database/connection'
import { sourceOf } from '../ground/files/backup-files'
import { openStore } from '../ground/files/open-store'

/** `npm run backup -- [ARQUIVO]`: everything to one file, also while the product runs. */
await runCommand(async ({ settings, args, say }) => {
  const file = resolve(
    args[0] ?? `seleta-${new Date().toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.backup`,
  )
  const database = await openRunningOrOwn(settings, say)
  const { store } = await openStore(settings)
  try {
    const { linhas, arquivos, ausentes } = await writeBackup(database.pool, sourceOf(store), file)
    say(`Backup de ${formatInteiro(linhas)} linhas e ${contar(arquivos, 'arquivo', 'arquivos')} em ${file}`)
    if (ausentes > 0)
      say(`Atenção: ${contar(ausentes, 'arquivo não estava', 'arquivos não estavam')} em ${store.nome}.`)
  } finally {
    store.close()
    await database.close()
  }
})

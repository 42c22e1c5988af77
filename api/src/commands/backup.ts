import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import { resolve } from 'node:path'
import { runCommand } from '../command-line/run-command'
import { writeKeptBackup } from '../database/backup/kept-backups'
import { writeBackup } from '../database/backup/write-backup'
import { openRunningOrOwn } from '../database/connection'
import { sourceOf } from '../ground/files/backup-files'
import { openStore } from '../ground/files/open-store'

/**
 * `npm run backup -- [ARQUIVO]`: everything to one file, also while the product runs. Without a name it lies with the
 * kept ones, in the folder `backups` of DATA_DIR.
 */
await runCommand(async ({ settings, args, say }) => {
  const database = await openRunningOrOwn(settings, say)
  const { store } = await openStore(settings)
  const { at: _, ...kept } = settings.backup
  try {
    const named = args[0] === undefined ? null : resolve(args[0])
    const { linhas, arquivos, ausentes, file } =
      named === null
        ? await writeKeptBackup(database.pool, sourceOf(store), kept, new Date())
        : { ...(await writeBackup(database.pool, sourceOf(store), named, kept.key)), file: named }
    say(`Backup de ${formatInteger(linhas)} linhas e ${countOf(arquivos, 'arquivo', 'arquivos')} em ${file}`)
    say(
      kept.key === null
        ? 'Sem cifra: guarde-o em lugar fechado, ou informe BACKUP_KEY.'
        : 'Cifrado com BACKUP_KEY.',
    )
    if (ausentes > 0)
      say(`Atenção: ${countOf(ausentes, 'arquivo não estava', 'arquivos não estavam')} em ${store.nome}.`)
  } finally {
    store.close()
    await database.close()
  }
})

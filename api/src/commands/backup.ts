import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import { resolve } from 'node:path'
import { damageLines } from '../command-line/damage-lines'
import { CommandError } from '../command-line/command-error'
import { refuseNoDatabase } from '../command-line/existing-database'
import { readArguments } from '../command-line/read-arguments'
import { runCommand } from '../command-line/run-command'
import { ownsSchema } from '../database/backup/incomplete-restore'
import { writeKeptBackup } from '../database/backup/kept-backups'
import { sweepPartials } from '../database/backup/partial-backups'
import { writeBackup } from '../database/backup/write-backup'
import { openRunningOrOwn } from '../database/connection'
import { sourceOf } from '../ground/files/backup-files'
import { openStore } from '../ground/files/open-store'

const USAGE = 'Uso: npm run backup -- [ARQUIVO]'

/**
 * `npm run backup -- [ARQUIVO]`: everything to one file, also while the product runs. Without a name it lies with the
 * kept ones, in the folder `backups` of DATA_DIR.
 */
await runCommand(async ({ settings, args, say, untilStopped }) => {
  const [name] = readArguments(args, USAGE, {}, 1).positionals
  refuseNoDatabase(settings)
  const signal = untilStopped()
  const database = await openRunningOrOwn(settings, say)
  const { store } = await openStore(settings)
  const { at: _, ...kept } = settings.backup

  async function writeNamed(file: string) {
    await sweepPartials(file, new Date())
    return { ...(await writeBackup(database.pool, sourceOf(store), file, kept.key, signal)), file }
  }

  try {
    const { linhas, arquivos, danificados, file } =
      name === undefined
        ? await writeKeptBackup(database.pool, sourceOf(store), kept, new Date(), signal)
        : await writeNamed(resolve(name))
    say(`Backup de ${formatInteger(linhas)} linhas e ${countOf(arquivos, 'arquivo', 'arquivos')} em ${file}`)
    say(
      kept.key === null
        ? 'Sem cifra: guarde-o em lugar fechado, ou informe BACKUP_KEY.'
        : 'Cifrado com BACKUP_KEY.',
    )
    if (!(await ownsSchema(database.pool)))
      say(
        'Atenção: a conta de DATABASE_URL não é dona do schema public, e não restaura este backup neste banco. Dê-lhe o banco, com ALTER DATABASE … OWNER TO.',
      )
    if (danificados.length === 0) return
    for (const line of damageLines(danificados)) say(line)
    throw new CommandError(
      `Atenção: ${countOf(danificados.length, 'arquivo falta ou está danificado', 'arquivos faltam ou estão danificados')} n${store.nome}. O backup tem todo o resto: recupere de um backup anterior o que falta.`,
    )
  } finally {
    store.close()
    await database.close()
  }
})

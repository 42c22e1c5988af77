import { formatInteger } from '@seleta/regras/numbers'
import { countOf } from '@seleta/regras/plural'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { restoreSteps } from '../areas/pessoas/entrada/restore-steps'
import { CommandError } from '../command-line/command-error'
import { damageLines } from '../command-line/damage-lines'
import { readArguments } from '../command-line/read-arguments'
import { runCommand } from '../command-line/run-command'
import { BackupError } from '../database/backup/backup-format'
import { toFileFault } from '../database/backup/file-fault'
import { readKeptErasures } from '../database/backup/kept-erasures'
import { refuseClosed } from '../database/backup/open-backup'
import { restoreBackup, type RestoreCounts } from '../database/backup/restore-backup'
import { openDatabase, pastPooler, refuseRunning } from '../database/connection'
import { isDiskFull } from '../database/disk-space'
import { fullDisk } from '../database/embedded/full-disk'
import { targetOf } from '../ground/files/backup-files'
import { openStore } from '../ground/files/open-store'
import { sweepSoltos } from '../ground/files/sweep-arquivos'

const USAGE = 'Uso: npm run restore -- ARQUIVO [--substituir] [--mesmos-arquivos]'

/** `npm run restore -- ARQUIVO [--substituir] [--mesmos-arquivos]`: a backup into a database that nobody uses now. */
await runCommand(async ({ settings, args, say }) => {
  const { values, positionals } = readArguments(
    args,
    USAGE,
    { substituir: { type: 'boolean' }, 'mesmos-arquivos': { type: 'boolean' } },
    1,
  )
  const [name] = positionals
  if (name === undefined) throw new CommandError(USAGE)
  const file = resolve(name)
  await checkFile(file)
  await refuseRunning(settings)
  const database = await openDatabase(pastPooler(settings), say)
  const files = await openStore(settings)
  try {
    // As root we are the database's owner by now, to whom root's folders are closed.
    await refuseClosed(file)
    const folders = new Set([dirname(file), settings.backup.folder])
    const kept = (await Promise.all([...folders].map(readKeptErasures))).flat()
    const counts = await restoreBackup(
      database,
      targetOf(files, settings.s3 === null || values['mesmos-arquivos'] === true),
      restoreSteps,
      file,
      values.substituir === true,
      settings.backup.key,
      kept,
    ).catch((error: unknown) => refuseFull(error, database.folder))
    tell(say, { ...counts, file })
    if (kept.length === 0 && values.substituir !== true)
      say('Sem apagamentos.jsonl junto do backup: se alguém foi apagado depois dele, voltou.')
    // Files of whoever was erased, and of the database that was replaced.
    const swept = await sweepSoltos(database.db, files.store)
    if (swept > 0)
      say(`${countOf(swept, 'arquivo sem dono saiu', 'arquivos sem dono saíram')} d${files.store.nome}.`)
    const { danificados } = counts
    if (danificados.length === 0) return
    for (const line of damageLines(danificados)) say(line)
    throw new CommandError(
      `Atenção: ${countOf(
        danificados.length,
        'arquivo não voltou, porque já faltava ou estava danificado',
        'arquivos não voltaram, porque já faltavam ou estavam danificados',
      )} quando o backup foi feito. Todo o resto voltou: procure num backup anterior o que falta.`,
    )
  } finally {
    files.store.close()
    await database.close()
  }
})

/** What came back, and what did not. */
function tell(
  say: (line: string) => void,
  { file, linhas, arquivos, apagadas, importacoes, uncertain }: RestoreCounts & { readonly file: string },
): void {
  say(`Restauradas ${formatInteger(linhas)} linhas e ${countOf(arquivos, 'arquivo', 'arquivos')} de ${file}`)
  if (apagadas > 0)
    say(
      `${countOf(apagadas, 'pessoa, apagada depois do backup, foi apagada', 'pessoas, apagadas depois do backup, foram apagadas')} de novo.`,
    )
  if (importacoes > 0)
    say(
      `${countOf(importacoes, 'importação que não tinha terminado foi encerrada', 'importações que não tinham terminado foram encerradas')}, porque alguém foi apagado depois do backup: quem as fez precisa enviar os arquivos de novo.`,
    )
  if (uncertain > 0)
    say(
      `${countOf(uncertain, 'e-mail que esperava no backup pode ter saído depois dele: ficou', 'e-mails que esperavam no backup podem ter saído depois dele: ficaram')} como «Não enviada», e só sai de novo se alguém pedir.`,
    )
}

/** A database of ours without room may just end, and its sessions hear nothing of why. */
function refuseFull(error: unknown, folder: string | null): never {
  const isFull = isDiskFull(error) || (folder !== null && fullDisk(folder, false) !== null)
  if (error instanceof BackupError || !isFull) throw error
  throw new CommandError(
    'O disco encheu durante a restauração: libere espaço e rode o mesmo comando de novo. Se a troca dos dados já tinha começado, o banco não está inteiro, e a Seleta só abre depois disso.',
    { cause: error },
  )
}

/** Before a database is opened, or made. @throws CommandError for what is no file */
async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw toFileFault(error, file)
  })
  if (found === null) throw new CommandError(`O arquivo ${file} não existe.`)
  if (!found.isFile()) throw new CommandError(`${file} não é um arquivo: informe o de um backup.`)
}

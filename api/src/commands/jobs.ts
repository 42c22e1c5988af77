import { formatDia } from '@seleta/regras/dia'
import { countOf, plural } from '@seleta/regras/plural'
import { discardedMensagens } from '../areas/mensagens/sending/send-mensagens'
import { discardedImportacoes } from '../areas/pessoas/importacao/discard-importacoes'
import { CommandError } from '../command-line/command-error'
import { refuseNoDatabase } from '../command-line/existing-database'
import { readArguments } from '../command-line/read-arguments'
import { runCommand } from '../command-line/run-command'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'
import { openDeadJobs } from '../ground/jobs/dead-jobs'
import { isUuid } from '../ground/text/uuid'
import { countJobs } from '../ground/jobs/job-counts-repository'

const USAGE = 'Uso: npm run jobs · npm run jobs -- retry ID|--all · npm run jobs -- discard ID|--all'

/** `npm run jobs`: what waits, runs and is dead; `retry` and `discard` act on the dead (product 101). */
await runCommand(async ({ settings, args, say }) => {
  const { values, positionals } = readArguments(args, USAGE, { all: { type: 'boolean' } }, Infinity)
  const [action, ...names] = positionals
  if (action !== undefined && action !== 'retry' && action !== 'discard') throw new CommandError(USAGE)
  if (action === undefined && values.all === true) throw new CommandError(USAGE)
  refuseNoDatabase(settings)
  const database = await openRunningOrOwn(settings, say)
  try {
    await migrateDatabase(database.db)
    const dead = await openDeadJobs(database, [discardedMensagens, discardedImportacoes])
    try {
      if (action === undefined) await list()
      else await act(action)
    } finally {
      // After a refusal too: what is left open keeps the command from ending.
      await dead.close()
    }

    async function list(): Promise<void> {
      for (const { kind, waiting, later, running, dead: gone, oldestSeconds } of await countJobs(database.db))
        say(
          `${kind}: ${waiting} esperando (a mais antiga há ${Math.round(oldestSeconds)} s), ${later} para depois, ${running} em andamento, ${countOf(gone, 'morta', 'mortas')}`,
        )
      for (const { id, kind, diedAt, tries, fault } of await dead.list())
        say(`${id} ${kind}, ${formatDia(diedAt)}, ${countOf(tries, 'tentativa', 'tentativas')}: ${fault}`)
    }

    async function act(what: 'retry' | 'discard'): Promise<void> {
      const isAll = values.all === true
      if (!isAll && (names.length === 0 || !names.every(isUuid))) throw new CommandError(USAGE)
      const count = await dead[what](isAll ? undefined : names)
      if (!isAll && count === 0) throw new CommandError('Nenhuma tarefa morta tem este número.')
      const [one, many] =
        what === 'retry'
          ? (['volta à fila', 'voltam à fila'] as const)
          : (['descartada', 'descartadas'] as const)
      say(`${countOf(count, 'tarefa', 'tarefas')} ${plural(count, one, many)}.`)
    }
  } finally {
    await database.close()
  }
})

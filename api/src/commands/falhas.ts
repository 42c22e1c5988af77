import { existsSync } from 'node:fs'
import { CommandError, runCommand } from '../command-line/run-command'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'
import { countFalhas } from '../ground/telemetry/falhas-repository'

/** So far back a failure still says something of what runs. */
const DIAS = 7

/** Areas that did not come in browsers, as one line of JSON: `npm run releases` asks it and says it in words. */
await runCommand(async ({ settings, say }) => {
  const { databaseUrl, dataDir } = settings
  // Asking makes no database.
  if (databaseUrl === null && !existsSync(dataDir)) throw new CommandError(`Não há banco em ${dataDir}.`)
  const database = await openRunningOrOwn(settings)
  try {
    await migrateDatabase(database.db)
    say(JSON.stringify(await countFalhas(database.db, DIAS)))
  } finally {
    await database.close()
  }
})

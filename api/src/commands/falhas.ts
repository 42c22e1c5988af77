import { refuseNoDatabase } from '../command-line/existing-database'
import { runCommand } from '../command-line/run-command'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'
import { countFalhas } from '../ground/telemetry/falhas-repository'

/** So far back a failure still says something of what runs. */
const DIAS = 7

/** Areas that did not come in browsers, as one line of JSON: `npm run releases` asks it and says it in words. */
await runCommand(async ({ settings, say }) => {
  refuseNoDatabase(settings)
  const database = await openRunningOrOwn(settings)
  try {
    await migrateDatabase(database.db)
    say(JSON.stringify(await countFalhas(database.db, DIAS)))
  } finally {
    await database.close()
  }
})

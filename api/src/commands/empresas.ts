import { listEmpresas } from '../areas/empresa/empresas-repository'
import { refuseNoDatabase } from '../command-line/existing-database'
import { runCommand } from '../command-line/run-command'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'

/** The companies with their numbers: `npm run releases -- --empresas` asks it. */
await runCommand(async ({ settings, say }) => {
  refuseNoDatabase(settings)
  const database = await openRunningOrOwn(settings)
  try {
    await migrateDatabase(database.db)
    for (const { id, nome } of await listEmpresas(database.db)) say(`${id}  ${nome}`)
  } finally {
    await database.close()
  }
})

import { existsSync } from 'node:fs'
import { listEmpresas } from '../areas/empresa/empresas-repository'
import { CommandError, runCommand } from '../command-line/run-command'
import { openRunningOrOwn } from '../database/connection'
import { migrateDatabase } from '../database/migrate'

/** The companies with their numbers: `npm run releases -- --empresas` asks it. */
await runCommand(async ({ settings, say }) => {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === null && !existsSync(dataDir)) throw new CommandError(`Não há banco em ${dataDir}.`)
  const database = await openRunningOrOwn(settings)
  try {
    await migrateDatabase(database.db)
    for (const { id, nome } of await listEmpresas(database.db)) say(`${id}  ${nome}`)
  } finally {
    await database.close()
  }
})

import { existsSync } from 'node:fs'
import type { Settings } from '../ground/settings'
import { CommandError } from './run-command'

/** Asking makes no database. @throws CommandError where there is none */
export function refuseNoDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl === null && !existsSync(dataDir))
    throw new CommandError(`Não há banco em ${dataDir}: a pasta do produto se diz em DATA_DIR.`)
}

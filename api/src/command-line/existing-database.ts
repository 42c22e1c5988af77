import { hasCluster } from '../database/embedded/cluster-home'
import type { Settings } from '../ground/settings'
import { CommandError } from './command-error'

/**
 * A command makes no database: a mistyped folder would get a new, empty one. With DATABASE_URL nothing is made anyway.
 * @throws CommandError where there is none
 */
export function refuseNoDatabase({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl === null && !hasCluster(dataDir))
    throw new CommandError(
      `Não há banco em ${dataDir}: informe em DATA_DIR a pasta do produto; um produto novo se inicia antes, com npm start.`,
    )
}

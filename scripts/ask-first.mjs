import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from './repository.mjs'

/** A file of the api, read as it stands: scripts import nothing of it. */
export const readApi = (path) => import(pathToFileURL(join(repository, 'api/src', path)).href)

/**
 * Asks what the api asks when it starts, for the folder and the ports, before minutes of installing and building. Ends
 * with its sentence. A number that is none is left to the api, which tells the settings apart.
 */
export async function askFirst(given) {
  const { DEFAULTS } = await readApi('ground/setting-defaults.ts')
  const { withSecretFiles } = await readApi('ground/secret-files.ts')
  const { checkBeforeStart } = await readApi('command-line/before-start.ts')
  try {
    const env = withSecretFiles(given, ['PORT', 'HOST', 'DATA_DIR', 'METRICS_PORT'])
    const textOf = (name) => env[name]?.trim() || String(DEFAULTS[name])
    const port = toPort(textOf('PORT'))
    const metricsPort = toPort(textOf('METRICS_PORT'))
    await checkBeforeStart({
      dataDir: resolve(repository, textOf('DATA_DIR')),
      staticDir: null,
      host: textOf('HOST'),
      // Any free one tells as much of the address.
      port: port ?? 0,
      metricsPort,
    })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

const toPort = (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null)

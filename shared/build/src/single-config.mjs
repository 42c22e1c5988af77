import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { defineHostConfig } from './app-config.mjs'
import { repository } from './base-config.mjs'

/** What these write says something of the host and its areas. */
const OF_THE_HOST = new Set(['HostSurfacePlugin', 'DashboardPagePlugin'])

/**
 * The same code as one plain bundle, the yardstick of the federated build: the host's own configuration with the
 * joint to the remotes replaced by imports.
 * @public The bench builds it.
 */
export function defineSingleConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl))
  const host = join(repository, 'host')
  const make = defineHostConfig(`file://${join(host, 'webpack.config.mjs')}`)
  return () => {
    const config = make({}, { mode: 'production' })
    return {
      ...config,
      name: 'single',
      output: { ...config.output, path: join(folder, 'dist-single') },
      cache: { ...config.cache, name: 'single-production' },
      plugins: [
        ...config.plugins.filter((plugin) => !OF_THE_HOST.has(plugin.constructor.name)),
        new webpack.NormalModuleReplacementPlugin(
          /remotes\/load-remote$|\.\/load-remote$/,
          join(folder, 'src/single/load-remote.ts'),
        ),
      ],
    }
  }
}

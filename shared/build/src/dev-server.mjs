import { createRequire } from 'node:module'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

const require = createRequire(import.meta.url)

/** Dev server of an area: its own page, the api's calls passed on to `API_URL` (default the running product). `DEV_PORT` moves it. */
export function devServer(id, port) {
  return {
    port: Number(process.env.DEV_PORT ?? port),
    historyApiFallback: true,
    hot: true,
    client: { overlay: { warnings: false } },
    proxy: [
      {
        context: [
          '/usuario/v1',
          '/campanha/v1',
          '/talento/v1',
          ...(id === 'host' ? ['/remotes', '/registry.json'] : []),
        ],
        target: process.env.API_URL ?? 'http://localhost:3000',
      },
    ],
  }
}

export const refreshPlugins = () => [new ReactRefreshPlugin({ overlay: false })]

/** Turns fast refresh on in the swc rule. */
export function withRefresh(config) {
  const rules = config.module.rules.map((rule) =>
    rule.loader === require.resolve('swc-loader')
      ? {
          ...rule,
          options: {
            jsc: {
              ...rule.options.jsc,
              transform: { react: { runtime: 'automatic', development: true, refresh: true } },
            },
          },
        }
      : rule,
  )
  return { ...config, module: { ...config.module, rules } }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { serveArea } from './area-server.mjs'
import { devPorts, portOf, readDescriptors, readPictures } from './areas.mjs'
import { baseConfig } from './base-config.mjs'
import { DashboardPagePlugin, FIRST } from './dashboard-page-plugin.mjs'
import { devServer, refreshPlugins, withRefresh } from './dev-server.mjs'
import { DASHBOARD_CHUNKS, hostChunks } from './host-chunks.mjs'
import { HostSurfacePlugin, SURFACE_MARK } from './host-surface-plugin.mjs'
import { OwnLoaderPlugin } from './own-loader-plugin.mjs'
import { ENTRY, ReleasePlugin, VERSION_MARK, containerName } from './release-plugin.mjs'
import { ScriptDigestsPlugin } from './script-digests-plugin.mjs'
import { hostVersions, remoteShared } from './shared-modules.mjs'
import { undrawnParts } from './undrawn-parts.mjs'

/**
 * The configuration of a remote; an app's webpack config is this one call.
 * In production: one exposed module `./remote`, nothing shared of its own. In development: the remote alone, under
 * the stand-alone harness, with fast refresh.
 * @param {string} configUrl `import.meta.url` of the app's webpack.config.mjs
 */
export function defineRemoteConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl))
  const id = basename(folder)
  return (_env, { mode = 'development' }) =>
    mode === 'production' ? remoteBuild(folder, id) : standalone(folder, id)
}

/** The configuration of the host: a plain build that opens the containers of the areas. */
export function defineHostConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl))
  return (_env, { mode = 'development' }) => hostBuild(folder, mode)
}

function remoteBuild(folder, id) {
  const shared = remoteShared(folder)
  const base = baseConfig({ folder, mode: 'production', name: id, cacheKey: hashOf({ shared, version: 2 }) })
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: `/remotes/${id}/${VERSION_MARK}/`,
      // Two builds of one remote in a page must not share their chunk table (findings, section 1).
      uniqueName: containerName(id),
      clean: true,
    },
    plugins: [
      ...base.plugins,
      // webpack's own container (`init`, `get`): the joint of decision 122.
      new webpack.container.ModuleFederationPlugin({
        name: containerName(id),
        filename: ENTRY,
        library: { type: 'var', name: containerName(id) },
        exposes: { './remote': './src/remote.ts' },
        shared,
      }),
      new ReleasePlugin({
        id,
        folder,
        requires: Object.fromEntries(
          Object.entries(shared).map(([module, { requiredVersion }]) => [module, requiredVersion]),
        ),
      }),
    ],
  }
}

function standalone(folder, id) {
  const base = baseConfig({ folder, mode: 'development', name: `${id}-alone`, cacheKey: '1' })
  return withRefresh({
    ...base,
    entry: './src/standalone.tsx',
    output: { ...base.output, path: join(folder, 'dist-dev'), publicPath: '/' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        title: `${id} · Seleta`,
        meta: { viewport: 'width=device-width, initial-scale=1' },
      }),
      new webpack.DefinePlugin({ __SHARED_VERSIONS__: '{}' }),
      ...refreshPlugins(),
    ],
    devServer: {
      ...devServer(id, portOf(folder)),
      setupMiddlewares: serveArea(() => localBuild(folder, id)),
    },
  })
}

/** The area as a host runs it, from wherever it is served, quickly built anew. */
function localBuild(folder, id) {
  const build = remoteBuild(folder, id)
  return {
    ...build,
    output: { ...build.output, path: join(folder, 'dist-dev'), publicPath: 'auto', clean: false },
    optimization: { ...build.optimization, minimize: false, realContentHash: false },
    cache: { ...build.cache, name: `${id}-local` },
  }
}

function hostBuild(folder, mode) {
  const isProduction = mode === 'production'
  const versions = hostVersions(folder)
  const base = baseConfig({ folder, mode, name: 'host', cacheKey: hashOf({ versions }) })
  const config = {
    ...base,
    ...(isProduction
      ? { module: { ...base.module, rules: [...base.module.rules, ...undrawnParts(folder)] } }
      : {}),
    entry: { main: './src/main.ts', ...(isProduction ? { [FIRST]: './src/first.ts' } : {}) },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      uniqueName: 'seleta_host',
      clean: true,
    },
    plugins: [...base.plugins.map(intoAssets), ...hostPlugins(folder, versions, isProduction)],
    optimization: { ...base.optimization, splitChunks: hostChunks() },
    devServer: devServer('host', devPorts.host),
  }
  return isProduction ? config : withRefresh(config)
}

function hostPlugins(folder, versions, isProduction) {
  return [
    new webpack.DefinePlugin({
      __SHARED_VERSIONS__: JSON.stringify(versions),
      __AREAS__: JSON.stringify(readDescriptors()),
      __PICTURES__: JSON.stringify(readPictures()),
      __HOST_SURFACE__: JSON.stringify(SURFACE_MARK),
    }),
    new HtmlWebpackPlugin({
      template: join(folder, 'src/index.html'),
      chunks: ['main'],
      // Beside the page: browsers ask for it by this address whatever the page says.
      favicon: join(folder, 'src/favicon.ico'),
      scriptLoading: 'defer',
      minify: false,
    }),
    ...(isProduction
      ? [
          new OwnLoaderPlugin(),
          new ScriptDigestsPlugin(),
          new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          new HostSurfacePlugin({ contract: readContract(folder), versions }),
          new DashboardPagePlugin(DASHBOARD_CHUNKS),
        ]
      : refreshPlugins()),
  ]
}

/** The version of what the host promises, as shared/shell says it. */
function readContract(folder) {
  const source = readFileSync(join(folder, '../shared/shell/src/remote.ts'), 'utf8')
  return /HOST_CONTRACT = '([\d.]+)'/.exec(source)[1]
}

/** Styles of the host stand beside its scripts. */
function intoAssets(plugin) {
  if (plugin.constructor.name === 'MiniCssExtractPlugin') {
    plugin.options.filename = `assets/${plugin.options.filename}`
    plugin.options.chunkFilename = `assets/[name].[contenthash:10].css`
  }
  return plugin
}

const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

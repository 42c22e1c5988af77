import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { baseConfig, repository } from './base-config.mjs'
import { devServer, refreshPlugins, withRefresh } from './dev-server.mjs'
import { hostChunks } from './host-chunks.mjs'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { ProvidedModulesPlugin } from './provided-modules-plugin.mjs'
import { ScriptDigestsPlugin } from './script-digests-plugin.mjs'
import { hostVersions, remoteShared, sharedModules } from './shared-modules.mjs'
import { undrawnParts } from './undrawn-parts.mjs'

/**
 * The configuration of a remote; an app's webpack config is this one call.
 * In production: one exposed module `./remote`, nothing shared of its own. In development: the remote alone, under
 * the stand-alone harness, with fast refresh.
 * @param {string} configUrl `import.meta.url` of the app's webpack.config.mjs
 * @param {{ isPlain?: boolean }} [options] `isPlain`: a container of webpack's own kind, which the host opens without
 * the federation runtime (docs/decisions/070-public-pages.md)
 */
export function defineRemoteConfig(configUrl, { isPlain = false } = {}) {
  const folder = dirname(fileURLToPath(configUrl))
  const id = basename(folder)
  return (_env, { mode = 'development' }) =>
    mode === 'production' ? remoteBuild(folder, id, isPlain) : standalone(folder, id)
}

/** The configuration of the host: a plain build; the federation runtime is one of its lazy chunks. */
export function defineHostConfig(configUrl) {
  const folder = dirname(fileURLToPath(configUrl))
  return (_env, { mode = 'development' }) => hostBuild(folder, mode)
}

/** Name of the federation container: a global variable, so no hyphens. */
export const containerName = (id) => id.replaceAll('-', '_')

function remoteBuild(folder, id, isPlain) {
  const version = process.env.SELETA_BUILD_ID ?? 'dev'
  const shared = remoteShared(folder)
  const base = baseConfig({ folder, mode: 'production', name: id, cacheKey: hashOf({ shared, version: 1 }) })
  return {
    ...base,
    // Without it the runtime's logger calls a function that was shaken out: the first warning would throw.
    module: {
      ...base.module,
      rules: [...base.module.rules, { test: /@module-federation\/sdk\/dist\//, sideEffects: true }],
    },
    // Federation's modules cannot be written to a cache on disk, and a remote builds in seconds.
    cache: false,
    entry: {},
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: `/remotes/${id}/${version}/`,
      // Two builds of one remote in a page must not share their chunk table (findings, section 1).
      uniqueName: `${containerName(id)}_${version}`,
      clean: true,
    },
    plugins: [
      ...base.plugins,
      isPlain ? plainContainer(id, shared) : federatedContainer(id, shared),
      new IntegrityPlugin({ id, version, folder }),
    ],
  }
}

const exposes = { './remote': './src/remote.ts' }

function federatedContainer(id, shared) {
  return new ModuleFederationPlugin({
    name: containerName(id),
    filename: 'remoteEntry.js',
    exposes,
    shared,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { externalRuntime: true },
  })
}

/** The same protocol (`init`, `get`) in 2 kB: what the light frame of the public pages opens by itself. */
function plainContainer(id, shared) {
  return new webpack.container.ModuleFederationPlugin({
    name: containerName(id),
    filename: 'remoteEntry.js',
    library: { type: 'var', name: containerName(id) },
    exposes,
    shared,
  })
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
    devServer: devServer(id),
  })
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
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      uniqueName: 'seleta_host',
      clean: true,
    },
    plugins: [...base.plugins.map(intoAssets), ...hostPlugins(folder, versions, isProduction)],
    optimization: { ...base.optimization, splitChunks: hostChunks() },
    devServer: devServer('host'),
  }
  return isProduction ? config : withRefresh(config)
}

function hostPlugins(folder, versions, isProduction) {
  return [
    new webpack.DefinePlugin({
      __SHARED_VERSIONS__: JSON.stringify(versions),
      // Remotes are registered by their entry (decision 002): the manifest half of the runtime is left out.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: JSON.stringify('web'),
    }),
    new HtmlWebpackPlugin({
      template: join(folder, 'src/index.html'),
      // Beside the page: browsers ask for it by this address whatever the page says.
      favicon: join(folder, 'src/favicon.ico'),
      scriptLoading: 'defer',
      minify: false,
    }),
    ...(isProduction
      ? [
          new ScriptDigestsPlugin(),
          new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          new ProvidedModulesPlugin(),
        ]
      : refreshPlugins()),
  ]
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

export { repository, sharedModules }

import { createRequire } from 'node:module'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { hashConstants } from './constants.mjs'
import { CALLED_IN_PART } from './host-chunks.mjs'

const require = createRequire(import.meta.url)
export const repository = join(import.meta.dirname, '../../..')

/** What draws a PDF: its decoders are asked for by these names, in one folder (decision 161). */
const PDF_RULES = [
  { test: /pdfjs-dist[\\/]build/, loader: require.resolve('./page-address-loader.cjs') },
  {
    test: /pdfjs-dist[\\/]wasm[\\/].*\.wasm$/,
    type: 'asset/resource',
    generator: { filename: 'pdf/[name][ext]' },
  },
]

/** What every build of the house shares: TypeScript by swc, styles, fonts, one cache. */
export function baseConfig({ folder, mode, name, cacheKey }) {
  const isProduction = mode === 'production'
  return {
    mode: isProduction ? 'production' : 'development',
    context: folder,
    name,
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      strictExportPresence: true,
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules\/(?!@seleta)/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            isProduction ? MiniCssExtractPlugin.loader : require.resolve('style-loader'),
            require.resolve('css-loader'),
          ],
          sideEffects: true,
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        ...PDF_RULES,
      ],
    },
    // What libraries call by Node's word is the browser's own object: no code to find it.
    node: { global: false },
    plugins: plugins(isProduction),
    // A half-installed module must not look loaded on the second import (findings, webpack#19351).
    output: { strictModuleExceptionHandling: true, crossOriginLoading: 'anonymous' },
    optimization: isProduction
      ? { moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true }
      : {},
    cache: {
      type: 'filesystem',
      cacheDirectory: join(repository, '.cache/webpack'),
      name: `${name}-${mode}`,
      version: `${cacheKey}-${hashConstants([join(folder, 'src'), join(repository, 'shared')])}`,
      buildDependencies: { config: [import.meta.filename, join(folder, 'webpack.config.mjs')] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    // Containers cannot be written to the cache on disk, which webpack tells for each; all else can.
    infrastructureLogging: { level: 'error' },
  }
}

function plugins(isProduction) {
  const always = [new webpack.DefinePlugin({ global: 'globalThis' })]
  return isProduction
    ? [
        ...always,
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', ignoreOrder: true }),
        compileWhileLoading(),
      ]
    : [...always, ownSourceMaps()]
}

/** Of our own files only: what is evaluated from text is compiled anew by each loading of the page, libraries too. */
function ownSourceMaps() {
  return new webpack.EvalSourceMapDevToolPlugin({
    exclude: /node_modules\/(?!@seleta)/,
    module: true,
    columns: false,
  })
}

/**
 * Says to the browser that the functions of a script will be called: it then compiles them aside, while the script
 * loads, and not one by one when each is first called, which took a quarter of the first drawing of a page. A hint of
 * V8 since Chrome 136 (explicit compile hints); for others it is a comment. Not for files that are called in part.
 */
function compileWhileLoading() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: CALLED_IN_PART,
    // After the minifier, which drops comments, and before digests are taken.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
}

/**
 * Bundles the server and its commands: src/main.ts and src/commands/*.ts → dist/main.mjs and dist/commands/*.mjs;
 * packages stay outside. `node build.mjs FOLDER` writes into another folder under api/.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const commands = readdirSync(`${here}src/commands`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => `src/commands/${file}`)

/**
 * The workspace's own packages are TypeScript sources and belong into the bundle. So does the interface of OpenTelemetry,
 * which every start loads: a few lines of it are used (decision 112).
 */
const packagesOutside = {
  name: 'packages-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@seleta/') || path === '@opentelemetry/api') return null
      return { path, external: true }
    })
  },
}

await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts', ...commands],
  outbase: 'src',
  outdir: process.argv[2] ?? 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Not left to a tsconfig.json further up, which an image need not have.
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesOutside],
})

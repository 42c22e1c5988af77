import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * `node bench/surround.mjs --pasta DATA_DIR --fator 0.05`: puts the other companies around the one that bench/seed.mjs
 * wrote into that data folder, whose product has to be stopped.
 */
const here = import.meta.dirname
const outfile = join(here, 'dist/surround.mjs')
const api = pathToFileURL(join(here, '../api/src/main.ts')).href
mkdirSync(join(here, 'dist'), { recursive: true })
await build({
  absWorkingDir: here,
  entryPoints: ['src/imenso/surround.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  external: ['pg'],
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(api)});`,
  },
  // PostgreSQL's binaries are a package of the api.
  define: { 'import.meta.url': JSON.stringify(api) },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

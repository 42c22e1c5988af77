import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * `node bench/seed.mjs --banco postgres://… --tamanho grande|pequeno|minusculo`: bundles src/seed/seed.ts, which reads its
 * material from the api's sources, and runs it. What is written is one JSON line: company, campaign, sign-in.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const outfile = join(here, 'dist/seed.mjs')
mkdirSync(join(here, 'dist'), { recursive: true })
await build({
  absWorkingDir: here,
  entryPoints: ['src/seed/seed.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Native, or with optional parts that a bundle would miss; the rest of the api's packages goes into the bundle.
  external: ['@node-rs/argon2', 'pg', 'pg-copy-streams'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

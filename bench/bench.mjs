import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from '../scripts/browsers.mjs'
import { install } from '../scripts/install.mjs'
import { runOrThrow } from '../scripts/run.mjs'

/** `npm run bench`: builds the product and the same code as one bundle, then runs src/bench.ts. */
const here = import.meta.dirname
await install()
// Only now: the build needs what was installed.
const { build } = await import('esbuild')
const { build: buildProduct } = await import('../scripts/build.mjs')
const { buildBefore } = await import('./before.mjs')
const { compressFolder } = await import('../scripts/build/compress.mjs')
await buildProduct({ onProgress: console.log })
// The named areas alone are not compared with one bundle, nor is one company among many.
if (!process.argv.some((word) => ['--so', '--volume', '--antes'].includes(word))) {
  console.log('Construindo o pacote único…')
  await runOrThrow(join(here, 'node_modules/.bin/webpack'), ['--config', 'webpack.single.config.mjs'], {
    cwd: here,
    env: { NODE_ENV: 'production' },
  })
  await compressFolder(join(here, 'dist-single'))
}
/** `--antes` asks for another build, and the bench for where it lies. */
const words = []
for (const word of process.argv.slice(2)) {
  words.push(word)
  if (word === '--antes') words.push(await buildBefore())
}
const outfile = join(here, 'dist/bench.mjs')
mkdirSync(join(here, 'dist'), { recursive: true })
await build({
  absWorkingDir: here,
  entryPoints: ['src/bench.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  alias: { '@seleta/contract': join(here, '../shared/contract/src') },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, ...words], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await requireChromium() },
})
process.exit(status ?? 1)

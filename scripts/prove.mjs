import { join } from 'node:path'
import { install } from './install.mjs'
import { proofs } from './prove/proofs.mjs'
import { repository } from './repository.mjs'
import { run } from './run.mjs'

/**
 * `npm run prove`: the long forms of what `npm test` does shortly, one after another; `npm run prove -- mortes firefox`
 * runs those. Ends with `N passed, N failed`.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  console.error(`Não há a prova ${unknown.join(', ')}. As provas são: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}

await install()
// Only now: the build needs what was installed.
const { build } = await import('./build.mjs')
const { requireChromium, requireChromiumShell, requireFirefox } = await import('./browsers.mjs')
await build({ onProgress: console.log })

/** Other values than yesterday's, the same all day: printed, so that a failure can be run again. */
// That of a day that was red can be given again.
const seed = process.env.PROPERTY_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '')
const failed = []
const names = wanted.length > 0 ? wanted : Object.keys(proofs)
for (const name of names) {
  const begun = Date.now()
  console.log(`\n== ${name}: ${proofs[name].what}`)
  const isProven = await prove(proofs[name]).catch((error) => {
    console.error(error.message)
    return false
  })
  if (!isProven) failed.push(name)
  console.log(`${isProven ? '✓' : '✗'} ${name} (${Math.round((Date.now() - begun) / 1000)} s)`)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`${names.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

async function prove({ jest, node, browser, needs, env: more }) {
  // The whole suite through something else is the short one: its long forms are proofs of their own.
  const env = { PROPERTY_SEED: seed, ...(more ?? { PROVE: 'on' }) }
  if (jest !== undefined) {
    console.log(`PROPERTY_SEED=${seed}`)
    const { code } = await run('node_modules/.bin/jest', jest, { env, isLoud: true })
    if (code !== 0) return false
  }
  if (node !== undefined) {
    const { code } = await run(process.execPath, ['--test', ...node], { env, isLoud: true })
    if (code !== 0) return false
  }
  // What a browser opens may have been built by the step before.
  if (browser === undefined) return true
  if (needs === 'firefox') env.FIREFOX_PATH = await requireFirefox()
  env.CHROMIUM_PATH = await requireChromium()
  env.CHROMIUM_SHELL_PATH = await requireChromiumShell()
  const args = ['test', '--reporter=list', ...browser]
  const { code } = await run('node_modules/.bin/playwright', args, {
    env,
    cwd: join(repository, 'e2e'),
    isLoud: true,
  })
  return code === 0
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, requireNode } from './install.mjs'
import { cacheFolder, listFiles, repository } from './repository.mjs'
import { run } from './run.mjs'

/**
 * `npm test`: everything, from a bare clone. Installs what it needs, then types, lint, structure, unit, component, api
 * and browser tests. Its last line is `N passed, N failed`.
 */
requireNode()
const total = { passed: 0, failed: 0 }
const count = (name, passed, failed) => {
  total.passed += passed
  total.failed += failed
  console.log(`— ${name}: ${passed} passed, ${failed} failed`)
}
const reportFile = (name) => join(cacheFolder, `report-${name}.json`)

try {
  await install()
  mkdirSync(cacheFolder, { recursive: true })
  const { check, printResults } = await import('./check.mjs')

  step('Types, lint, structure')
  const results = await check()
  const broken = printResults(results)
  count('checks', results.length - broken, broken)

  step('The checks themselves, with planted faults')
  await nodeTests('planted faults', 'scripts/structure')

  step('Build')
  const { build } = await import('./build.mjs')
  await build({ onProgress: (text) => console.log(text) })
  const { checkBuilt } = await import('./structure/check-structure.mjs')
  const built = checkBuilt()
  const builtBroken = printResults(built)
  count('checks on the build', built.length - builtBroken, builtBroken)

  step('Unit and component tests')
  await jest('unit', ['--selectProjects', 'unit', 'components'])

  step('Api tests on a real PostgreSQL')
  await jest('api', ['--selectProjects', 'api'])

  step('Containers: statically, and every command in them')
  await compose()

  step('Browser tests through the real system')
  await browserTests()
} catch (error) {
  console.error(error)
  total.failed += 1
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function step(name) {
  console.log(`\n== ${name}`)
}

async function nodeTests(name, folder) {
  const { output } = await run('node', [
    '--test',
    ...listFiles([folder]).filter((file) => file.endsWith('.spec.mjs')),
  ])
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0)
  if (number('fail') > 0 || number('pass') === 0) console.log(output)
  count(name, number('pass'), number('pass') === 0 ? 1 : number('fail'))
}

async function jest(name, args) {
  const file = reportFile(name)
  rmSync(file, { force: true })
  await run('node_modules/.bin/jest', [...args, '--json', `--outputFile=${file}`, '--silent'], {
    isLoud: true,
  })
  if (!existsSync(file)) return count(name, 0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  // A suite that could not run at all is a failure too.
  count(name, report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites)
}

async function compose() {
  const { checkCompose } = await import('./compose/check-compose.mjs')
  const { printResults } = await import('./check.mjs')
  const results = await checkCompose()
  const broken = printResults(results)
  count('containers', results.length - broken, broken)
  await nodeTests('commands of the containers', 'scripts/compose')
}

async function browserTests() {
  const { requireChromium } = await import('./chromium.mjs')
  const chromium = await requireChromium()
  const file = reportFile('e2e')
  rmSync(file, { force: true })
  await run('node_modules/.bin/playwright', ['test'], {
    cwd: join(repository, 'e2e'),
    isLoud: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  if (!existsSync(file)) return count('browser', 0, 1)
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats.flaky > 0) console.log(`  ${stats.flaky} passed only at the second try`)
  count('browser', stats.expected + stats.flaky, stats.unexpected)
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { cacheFolder, listFiles, repository } from './repository.mjs'
import { run } from './run.mjs'
import { readBrowserReport, secondsByFile } from './test/browser-report.mjs'
import { quickFolder } from './test/quick-folder.mjs'

/**
 * `npm test`: everything, from a bare clone. Installs what it needs, then types, lint, structure, unit, component, api
 * and browser tests. Its last line is `N passed, N failed`.
 */
const total = { passed: 0, failed: 0 }
/** What failed, told again at the end: the run is long. */
const failures = []
/** Browser tests that passed only when tried again: told at the end, for their cause is to be found. */
const secondTries = []
/** Step → seconds. */
const spent = []
const count = (name, passed, failed) => {
  total.passed += passed
  total.failed += failed
  console.log(`— ${name}: ${passed} passed, ${failed} failed`)
}
const reportFile = (name) => join(cacheFolder, `report-${name}.json`)

try {
  await install()
  mkdirSync(cacheFolder, { recursive: true })
  await step('Types, lint, structure', checks)
  await step('Build', built)
  // What starts one thing after the other leaves a core to the tests that are many.
  await Promise.all([tests(), step('Commands and containers', commands)])
  await step('Browser tests through the real system', browserTests)
} catch (error) {
  console.error(error)
  total.failed += 1
}
console.log(`\nSeconds: ${spent.map(([name, seconds]) => `${name} ${seconds}`).join(' · ')}`)
if (secondTries.length > 0)
  console.log(`\nPassed only at the second try:\n${secondTries.map(toLine).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function step(name, work) {
  console.log(`\n== ${name}`)
  const begun = Date.now()
  await work()
  spent.push([name, Math.round((Date.now() - begun) / 1000)])
}

async function checks() {
  const { check, printResults } = await import('./check.mjs')
  const results = await check()
  const broken = printResults(results)
  count('checks', results.length - broken, broken)
  noteFailures('checks', results)
}

async function built() {
  const { build } = await import('./build.mjs')
  await build({ onProgress: (text) => console.log(text) })
  const { checkBuilt } = await import('./structure/check-structure.mjs')
  const { printResults } = await import('./check.mjs')
  const results = checkBuilt()
  const broken = printResults(results)
  count('checks on the build', results.length - broken, broken)
  noteFailures('checks on the build', results)
}

/** A check that found something is named at the end too. */
function noteFailures(kind, results) {
  failures.push(...results.filter(({ faults }) => faults.length > 0).map(({ name }) => `${kind}: ${name}`))
}

async function tests() {
  await step('Unit and component tests', () => jest('unit', ['--selectProjects', 'unit', 'components']))
  // They wait for databases and processes as often as they compute.
  await step('Api tests on a real PostgreSQL', () =>
    jest('api', ['--selectProjects', 'api', '--maxWorkers=3']),
  )
}

/** The checks themselves with planted faults, the commands that documents name, the containers. */
async function commands() {
  await nodeTests('planted faults', 'scripts/structure')
  await nodeTests('runtime', 'scripts/runtime')
  await nodeTests('reports of the tests', 'scripts/test')
  await nodeTests('proofs', 'scripts/prove')
  await nodeTests('the kit', 'scripts/kit')
  await nodeTests('releases', 'scripts/releases')
  await nodeTests('what is made of', 'scripts/build')
  await nodeTests('builds of other days', 'scripts/skew')
  await compose()
  // Every command that the README names.
  await nodeTests('commands', 'scripts/commands')
}

function toLine({ title, trace }) {
  return `  ${title}\n    ${trace === undefined ? 'without a trace' : `npx playwright show-trace ${trace}`}`
}

async function nodeTests(name, folder) {
  const { output } = await run(process.execPath, [
    '--test',
    '--test-reporter=tap',
    ...listFiles([folder]).filter((file) => file.endsWith('.spec.mjs')),
  ])
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0)
  if (number('fail') > 0 || number('pass') === 0) console.log(output)
  for (const [, title] of output.matchAll(/^not ok \d+ - (.*)$/gm)) failures.push(`${folder}: ${title}`)
  count(name, number('pass'), number('pass') === 0 ? 1 : number('fail'))
}

async function jest(name, args) {
  const file = reportFile(name)
  rmSync(file, { force: true })
  await run('node_modules/.bin/jest', [...args, '--json', `--outputFile=${file}`, '--silent'], {
    isLoud: true,
    env: { TMPDIR: quickFolder() },
  })
  if (!existsSync(file)) return count(name, 0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
    failures.push(...failed.map(({ fullName }) => `${suite.name}: ${fullName}`))
    if (suite.status === 'failed' && failed.length === 0) failures.push(suite.name)
  }
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
  const { requireChromium, requireChromiumShell } = await import('./browsers.mjs')
  const [chromium, shell] = [await requireChromium(), await requireChromiumShell()]
  const file = reportFile('e2e')
  rmSync(file, { force: true })
  await run('node_modules/.bin/playwright', ['test', '--retries=1'], {
    cwd: join(repository, 'e2e'),
    isLoud: true,
    env: { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  if (!existsSync(file)) return count('browser', 0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const read = readBrowserReport(report)
  failures.push(...read.failed)
  secondTries.push(...read.secondTries)
  const longest = secondsByFile(report).slice(0, 8)
  console.log(
    `  Longest: ${longest.map(([name, seconds]) => `${name} ${Math.round(seconds)} s`).join(' · ')}`,
  )
  count('browser', read.passed, read.failed.length)
}

import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { run } from './run.mjs'

/** A lint directive that allows nothing is a fault like any other. */
export const OXLINT_SEVERE = ['--quiet', '--report-unused-disable-directives-severity=error']

/** Dead code once more, as if there were no tests. What other packages' tests need is tagged `@public`, with why. */
export const KNIP_PRODUCT = [
  '-c',
  'knip.product.json',
  '--include',
  'files,exports,nsExports,types,duplicates',
]

/** Most of these tools work on one core. */
const AT_ONCE = 2

/**
 * `npm run check`: types, lint, format, dead code, structure. Each is one result; nothing is built.
 * `npm run check -- structure` looks at the structure alone, in seconds; `npm run check -- licences` writes
 * docs/licencas.md before it, `npm run check -- surface` shared/shell/surface.json from the built host.
 * @param {{ isStructureOnly?: boolean }} [options]
 * @returns {Promise<{ name: string, faults: string[] }[]>}
 */
export async function check({ isStructureOnly = false } = {}) {
  const bin = (name) => `node_modules/.bin/${name}`
  const commands = [
    ['types of the front end hold', bin('tsc'), ['-p', 'tsconfig.json']],
    ['types of the api hold', bin('tsc'), ['-p', 'api/tsconfig.json']],
    ['lint finds nothing', bin('oxlint'), ['--type-aware', ...OXLINT_SEVERE]],
    ['files are formatted', bin('oxfmt'), ['--check', '.']],
    ['there is no dead code', bin('knip'), ['--no-progress']],
    ['what only tests use is dead too', bin('knip'), [...KNIP_PRODUCT, '--no-progress']],
  ]
  const results = []
  const waiting = isStructureOnly ? [] : [...commands.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, [name, command, args]] = next
      const { code, output } = await run(command, args)
      results[index] = { name, faults: code === 0 ? [] : output.trim().split('\n').slice(0, 60) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const { checkStructure } = await import('./structure/check-structure.mjs')
  return [...results, ...checkStructure()]
}

/** Prints results as a list; answers how many failed. */
export function printResults(results) {
  for (const { name, faults } of results) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`)
    for (const fault of faults) console.log(`    ${fault}`)
  }
  return results.filter((one) => one.faults.length > 0).length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  if (process.argv[2] === 'licences') {
    const { writeLicencePage } = await import('./build/write-sbom.mjs')
    writeLicencePage()
  }
  if (process.argv[2] === 'surface') {
    const { writeSurface } = await import('./structure/write-surface.mjs')
    writeSurface()
  }
  const results = await check({
    isStructureOnly: ['structure', 'licences', 'surface'].includes(process.argv[2]),
  })
  const failed = printResults(results)
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

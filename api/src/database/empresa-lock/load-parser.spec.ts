import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What a process has held at most, in MiB, that reads statements without a pause for three seconds. */
const READING = `
const { loadParser } = require(${JSON.stringify(join(__dirname, 'load-parser.ts'))})
const { parseSync } = require(${JSON.stringify(createRequire(__filename).resolve('libpg-query'))})
const columns = Array.from({ length: 80 }, (_, n) => 't.c' + n).join(', ')
loadParser().then(() => {
  const until = performance.now() + 3000
  let most = 0
  while (performance.now() < until) {
    parseSync('select ' + columns + ' from talento t where t.empresa_id = $1 and t.id in (select id from b) limit 20')
    most = Math.max(most, process.memoryUsage.rss())
  }
  console.log(most / 1024 / 1024)
})`

test('who reads one statement after another keeps within a small container (512 MiB)', () => {
  const told = execFileSync(process.execPath, ['-e', READING], { encoding: 'utf8' })
  expect(Number(told)).toBeLessThan(200)
}, 60_000)

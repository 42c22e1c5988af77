import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, repository } from '../repository.mjs'
import { run, runOrThrow } from '../run.mjs'
import { findFreePort } from './free-port.mjs'

/** How long a team waits, from a changed line to what a new page runs: decision 148, `npm run prove -- areas`. */

const AREA = 'mfe-kanban'
const page = join(repository, AREA, 'src/pages/selecao-page.tsx')

/** What a machine takes for the same work every time: times beside it can be compared. */
function workFixedly() {
  const bytes = Buffer.alloc(64 * 1024 * 1024, 7)
  for (let round = 0; round < 4; round += 1) createHash('sha256').update(bytes).digest()
}

async function timed(work) {
  const begun = performance.now()
  await work()
  return Math.round(performance.now() - begun)
}

/**
 * @param {string} work an empty folder
 * @returns {Promise<{ fixed: number, noop: number, line: number, release: number, rollback: number }[]>} rounds, ms
 */
export async function measureTimes(work, rounds) {
  const folder = join(work, 'instalacao')
  cpSync(distFolder, folder, { recursive: true })
  const out = join(work, 'construida')
  mkdirSync(out, { recursive: true })
  const build = () =>
    runOrThrow(
      join(repository, AREA, 'node_modules/.bin/webpack'),
      ['--mode', 'production', '--output-path', out],
      { cwd: join(repository, AREA), env: { NODE_ENV: 'production' } },
    )
  const before = readFileSync(page, 'utf8')
  const product = await startProduct(folder, join(work, 'data'))
  const measured = []
  try {
    await build()
    for (let round = 1; round <= rounds; round += 1) {
      const fixed = await timed(workFixedly)
      const noop = await timed(build)
      writeFileSync(page, `${before}\nconsole.info('rodada ${round}')\n`)
      const line = await timed(build)
      writeFileSync(page, before)
      const former = await product.versionInUse()
      const said = await command('release', '--from', out, '--to', folder)
      const release = Number(/(\d+) ms depois da construção/.exec(said)[1])
      const rollback = await timed(async () => {
        await command('rollback', AREA, '--to', folder)
        if ((await product.versionInUse()) !== former) throw new Error('a new page does not have it')
      })
      await build()
      measured.push({ fixed, noop, line, release, rollback })
    }
  } finally {
    writeFileSync(page, before)
    await product.stop()
  }
  return measured
}

/** As it is typed, by the Node that is here. */
async function command(name, ...args) {
  const { code, output } = await run(process.execPath, [join(repository, `scripts/${name}.mjs`), ...args])
  if (code !== 0) throw new Error(output)
  return output
}

/** The product on that folder: what a new page is told. */
async function startProduct(folder, data) {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(repository, 'api/dist/main.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, STATIC_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Seleta pronta') && resolve())
    child.on('exit', (code) => reject(new Error(`the product stopped with ${code}`)))
  })
  return {
    versionInUse: async () => {
      const answer = await fetch(`http://localhost:${port}/registry.json`)
      return (await answer.json()).remotes[AREA].current.version
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { devPorts } from '../shared/build/src/areas.mjs'
import { askFirst, readApi } from './ask-first.mjs'
import { sentenceOf, throwIfUnbuiltAndForeign } from './foreign-clone.mjs'
import { install } from './install.mjs'
import { repository } from './repository.mjs'

/**
 * `npm run dev`: the built product at PORT, and each area alone on its own port with fast refresh.
 * `npm run dev -- mfe-kanban host` starts only those areas. A product that runs already is used and no second one is
 * started: at `API_URL`, else the one of this `DATA_DIR`, whatever its port, else at PORT.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !(id in devPorts))
if (unknown.length > 0) {
  console.error(`Não há a área ${unknown.join(', ')}. As áreas são: ${Object.keys(devPorts).join(', ')}.`)
  process.exit(1)
}
const areas = Object.entries(devPorts).filter(([id]) => wanted.length === 0 || wanted.includes(id))
const { readAddress } = await readApi('command-line/running-address.ts')
const running = process.env.API_URL ?? readAddress(process.env.DATA_DIR ?? join(repository, '.data'))
const port = process.env.PORT ?? (await freePort(3000))
const ours = `http://localhost:${port}`

const isRunning = await isAnswering(running ?? ours)
const apiUrl = isRunning || process.env.API_URL !== undefined ? (running ?? ours) : ours
try {
  throwIfUnbuiltAndForeign()
  if (!isRunning) await askFirst({ ...process.env, PORT: String(port) })
  await install()
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
const children = isRunning ? [] : [startProduct()]
for (const [id, port] of areas) children.push(startArea(id, port))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}

function startProduct() {
  return spawn(process.execPath, [join(repository, 'scripts/start.mjs')], {
    stdio: 'inherit',
    cwd: repository,
    env: { ...process.env, PORT: String(port) },
  })
}

/** The port where a product listens or nothing does; where somebody else does, any other. */
async function freePort(wanted) {
  if (await isAnswering(`http://localhost:${wanted}`)) return wanted
  const { findFreePort, isFree } = await import('./commands/free-port.mjs')
  return (await isFree(wanted)) ? wanted : findFreePort()
}

function startArea(id, port) {
  console.log(`${id}: http://localhost:${process.env.DEV_PORT ?? port}`)
  const cwd = join(repository, id)
  return spawn(join(cwd, 'node_modules/.bin/webpack'), ['serve', '--mode', 'development'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, API_URL: apiUrl },
  })
}

async function isAnswering(address) {
  const response = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  return response?.ok === true
}

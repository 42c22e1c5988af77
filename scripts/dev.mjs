import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { devPorts } from '../shared/build/src/dev-server.mjs'
import { repository } from './repository.mjs'

/**
 * `npm run dev`: the api with the built product at PORT, and each area alone on its own port with fast refresh.
 * `npm run dev -- mfe-kanban host` starts only those areas.
 */
const wanted = process.argv.slice(2)
const areas = Object.entries(devPorts).filter(([id]) => wanted.length === 0 || wanted.includes(id))
const children = [
  spawn(process.execPath, [join(repository, 'scripts/start.mjs')], { stdio: 'inherit', cwd: repository }),
  ...areas.map(([id, port]) => {
    console.log(`${id}: http://localhost:${port}`)
    const cwd = join(repository, id)
    return spawn(join(cwd, 'node_modules/.bin/webpack'), ['serve', '--mode', 'development'], {
      cwd,
      stdio: 'inherit',
    })
  }),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}

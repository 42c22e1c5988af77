import { cpSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `node docker/build/keep-manifests.mjs FOLDER`: copies what the installation reads, and nothing else, so that it is
 * done again only when that changes: the manifests of all packages, the lockfile, and the scripts that install. What the
 * areas declare goes to `declared/` beside it.
 */
const [target = ''] = process.argv.slice(2)
const install = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.npmrc',
  'scripts/install-only.mjs',
  'scripts/install.mjs',
  'scripts/repository.mjs',
  'scripts/run.mjs',
  'shared/build/src/areas.mjs',
]

copy([...install, ...globSync('{*,shared/*}/package.json')], target)
copy(globSync('*/remote.json'), join(dirname(target), 'declared'))

function copy(paths, folder) {
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(path, join(folder, path))
  }
}

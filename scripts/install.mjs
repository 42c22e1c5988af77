import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM, cacheFolder, repository } from './repository.mjs'
import { runOrThrow } from './run.mjs'

const stamp = join(cacheFolder, 'installed')

/** What the lockfile names, in one word; null when that is installed. */
export function uninstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(repository, 'pnpm-lock.yaml')))
    .digest('hex')
  const isThere = existsSync(join(repository, 'node_modules/.modules.yaml'))
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted ? null : wanted
}

/** Installs what the frozen lockfile names, when it is not there yet. Answers whether anything was done. */
export async function install() {
  const wanted = uninstalled()
  if (wanted === null) return false
  await runOrThrow('npm', ['exec', '--yes', '--', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
    env: { CI: 'true' },
  })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

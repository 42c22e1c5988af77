import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM, cacheFolder, repository } from '../scripts/repository.mjs'
import { runOrThrow } from '../scripts/run.mjs'

/** The product as the audit saw it: the last commit before the second round of work. */
const BEFORE = '5e3a806a90fc2e8bd8964b2497ed849877133e46'

/**
 * Its server, built from its own lockfile and kept in `.cache/antes`; only the server, pages are not asked for.
 * @returns {Promise<string>} its repository
 * @throws when this clone does not have the commit, or its packages cannot be had
 */
export async function buildBefore() {
  const folder = join(cacheFolder, 'antes', BEFORE)
  if (existsSync(join(folder, 'api/dist/main.mjs'))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await runOrThrow('sh', ['-c', `git -C '${repository}' archive ${BEFORE} | tar -x`], { cwd: folder })
  await runOrThrow('npm', ['exec', '--yes', '--', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    env: { CI: 'true' },
  })
  await runOrThrow(process.execPath, ['build.mjs'], { cwd: join(folder, 'api') })
  return folder
}

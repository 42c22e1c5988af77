import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from '../database-error'
import type { ClusterHome } from './cluster-home'
import { hand, isThere, PGDATA } from './cluster-home'
import { isForeign } from './foreign-file'
import { fullDisk, noSpace, saysNoSpace } from './full-disk'
import { clientLine, clientOf, IDENTITIES } from './identities'
import { isAlive } from './is-alive'
import { refuseOtherInstance } from './other-instance'
import type { NativeFiles } from './native-files'
import type { RunAs } from './run-as'

const PARTIAL = 'pgdata.new-'

/**
 * Makes sure that `pgdata` holds a cluster of our major. A new one is made in a folder of this process and renamed
 * when whole, so an interrupted or doubled first start is simply repeated.
 * @returns absolute path of the cluster
 * @throws DatabaseError for a cluster of another major, account or instance, a damaged one, or a failing initdb
 */
export async function ensureCluster(home: ClusterHome, native: NativeFiles, runAs: RunAs): Promise<string> {
  const pgdata = join(home.folder, PGDATA)
  const isNew = !isThere(pgdata)
  if (!isNew) checkMajor(pgdata, native.major)
  removePartials(home.folder)
  const full = fullDisk(home.folder, isNew)
  if (full !== null) throw new DatabaseError(full)
  if (isNew) await createCluster(home.folder, pgdata, native, runAs)
  // What another instance has open is not touched.
  await refuseOtherInstance(pgdata)
  handCopied(pgdata, runAs)
  closeToOthers(pgdata)
  writeAccess(pgdata, runAs)
  return pgdata
}

async function createCluster(
  folder: string,
  pgdata: string,
  native: NativeFiles,
  runAs: RunAs,
): Promise<void> {
  const partial = join(folder, `${PARTIAL}${process.pid}`)
  mkdirSync(partial, { mode: 0o700 })
  hand(partial, runAs)
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = ['-U', 'postgres', '-A', 'peer', '-E', 'UTF8', `--locale=${locale}`, '--no-instructions']
  const { code, output } = await run(native.initdb, ['-D', partial, ...options], runAs)
  if (code !== 0) {
    rmSync(partial, { recursive: true, force: true })
    if (saysNoSpace(output)) throw new DatabaseError(noSpace(folder))
    throw new DatabaseError(`Não foi possível criar o banco em ${folder}: ${lastLine(output)}`)
  }
  try {
    renameSync(partial, pgdata)
  } catch {
    // A second first start won the race; its cluster is whole too.
    rmSync(partial, { recursive: true, force: true })
  }
}

/** What interrupted starts left behind; a folder of a living process is its own business. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(PARTIAL)) continue
    const pid = Number(name.slice(PARTIAL.length))
    if (pid === process.pid || !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function checkMajor(pgdata: string, major: number): void {
  const found = readMajor(pgdata)
  if (found === String(major)) return
  if (/^\d+$/.test(found)) {
    throw new DatabaseError(
      `O banco em ${pgdata} é do PostgreSQL ${found} e este programa usa o ${major}: faça um backup com a versão anterior (npm run backup), mude DATA_DIR e restaure (npm run restore).`,
    )
  }
  throw new DatabaseError(damaged(pgdata))
}

/** Empty where nothing says so. @throws DatabaseError where this account may not look: what it cannot see may be whole */
function readMajor(pgdata: string): string {
  try {
    return readFileSync(join(pgdata, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    if (isForeign(error)) throw new DatabaseError(foreignCluster(pgdata))
    return ''
  }
}

/**
 * PostgreSQL never runs as root: a cluster of root's is a copy that root made. That of its own goes to whom it lends a new
 * one; that of an account is the account's.
 * @throws DatabaseError for the latter
 */
function handCopied(pgdata: string, { ids, clientName }: RunAs): void {
  if (ids === null || statSync(pgdata).uid !== 0) return
  const owner = clientOf(pgdata) ?? clientName
  if (owner !== clientName)
    throw new DatabaseError(
      `O banco em ${pgdata} é uma cópia do banco do usuário ${owner}, e o dono dela é o root: rode chown -R ${owner} na pasta de DATA_DIR e comece de novo como ele.`,
    )
  const paths = readdirSync(pgdata, { recursive: true, encoding: 'utf8' }).map((name) => join(pgdata, name))
  // The folder last: cut off before, it is done again.
  for (const path of [...paths, pgdata]) lchownSync(path, ids.uid, ids.gid)
}

/** PostgreSQL starts on a folder that nobody else may enter, or only a group that reads: a copied one is mended. */
function closeToOthers(pgdata: string): void {
  if ((statSync(pgdata).mode & 0o027) === 0) return
  try {
    chmodSync(pgdata, 0o700)
  } catch {
    throw new DatabaseError(openToOthers(pgdata))
  }
}

/** The sentence for a folder whose permissions are not ours to mend. */
export const openToOthers = (pgdata: string) =>
  `A pasta ${pgdata} está aberta a outros usuários, e o PostgreSQL pede permissão 700 ou 750: peça ao dono dela chmod 700 ${pgdata}.`

/** The sentence for a cluster of another account. */
export const foreignCluster = (pgdata: string) =>
  `O banco em ${pgdata} não pode ser lido ou escrito por este usuário: acerte o dono da pasta, ou use outra em DATA_DIR.`

/** The sentence for a folder that cannot be opened as a database. */
export const damaged = (pgdata: string) =>
  `O banco em ${pgdata} está danificado e não abre: mova essa pasta para outro lugar e restaure o último backup com npm run restore.`

/** Only the account that starts the server may connect: peer authentication over the Unix socket. */
function writeAccess(pgdata: string, runAs: RunAs): void {
  writeWhole(join(pgdata, 'pg_hba.conf'), 'local all all peer map=seleta\n')
  writeWhole(join(pgdata, IDENTITIES), clientLine(runAs.clientName))
}

/** A disk that is full at this moment leaves the file as it was, not empty. */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function run(
  command: string,
  args: string[],
  runAs: RunAs,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...runAs.ids,
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''

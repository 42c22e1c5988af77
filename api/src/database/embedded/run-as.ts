import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { DatabaseError } from '../database-error.ts'

/** A line of /etc/passwd. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Who runs PostgreSQL: it refuses root, so root lends it to nobody (findings section 7). */
export interface RunAs {
  /** Set only when it differs from this process. */
  readonly ids: { readonly uid: number; readonly gid: number } | null
  /** Operating-system account that this process connects as. */
  readonly clientName: string
}

/** Whom root lends a new cluster to. */
export const NOBODY = 'nobody'

/**
 * @throws DatabaseError when root has nobody to lend to, or the current uid has no passwd entry
 */
export function chooseAccount(): RunAs {
  const clientName = accountName()
  if (process.getuid?.() !== 0) return { ids: null, clientName }
  const nobody = findAccount(({ name }) => name === NOBODY)
  if (nobody === null) {
    throw new DatabaseError(
      'O PostgreSQL embutido não roda como root e não há usuário nobody: crie um, ou informe DATABASE_URL.',
    )
  }
  return { ids: { uid: nobody.uid, gid: nobody.gid }, clientName }
}

function accountName(): string {
  try {
    return userInfo().username
  } catch {
    throw new DatabaseError(
      `O usuário ${process.getuid?.() ?? '?'} não está em /etc/passwd: acrescente uma linha, ou informe DATABASE_URL.`,
    )
  }
}

export function findAccount(isMeant: (account: Account) => boolean): Account | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid, gid] = line.split(':')
    const account = { name, uid: Number(uid), gid: Number(gid) }
    if (uid !== undefined && gid !== undefined && isMeant(account)) return account
  }
  return null
}

/** True when that account can enter the folder through all of its parents. */
export function canEnter(folder: string, runAs: Pick<RunAs, 'ids'>): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...runAs.ids,
    cwd: '/',
    stdio: 'ignore',
  })
  return status === 0
}

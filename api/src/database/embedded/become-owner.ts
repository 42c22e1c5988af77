import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseError } from '../database-error'
import { findHome, PGDATA } from './cluster-home'
import { clientOf } from './identities'
import { type Account, canEnter, findAccount, NOBODY } from './run-as'

/**
 * A database belongs to the account that its cluster is of. Root becomes that account for good: whatever it writes from
 * here on, in the cluster and beside it, is what that account would have written (decision 013).
 * @throws DatabaseError, before anything is touched, for an account that this machine does not know or that cannot reach
 *   the program
 */
export function becomeOwner(dataDir: string, report: (line: string) => void = () => {}): void {
  if (process.getuid?.() !== 0) return
  const pgdata = join(findHome(dataDir).folder, PGDATA)
  const uid = statSync(pgdata, { throwIfNoEntry: false })?.uid
  if (uid === undefined || uid === 0) return
  const account = findAccount((one) => one.uid === uid)
  if (account === null) {
    throw new DatabaseError(
      `O banco em ${pgdata} é do usuário ${uid}, que não está em /etc/passwd: acrescente uma linha, ou use outra pasta em DATA_DIR.`,
    )
  }
  // Root's own cluster is of nobody as well, and lets root in.
  if (account.name === NOBODY && clientOf(pgdata) !== NOBODY) return
  become(account, pgdata)
  report(`Seguindo como o usuário ${account.name}, de quem é o banco em ${pgdata}.`)
}

function become({ name, uid, gid }: Account, pgdata: string): void {
  const program = dirname(fileURLToPath(import.meta.url))
  const refusal = `O banco em ${pgdata} é do usuário ${name}: rode este comando como ele`
  if (!canEnter(program, { ids: { uid, gid } })) {
    throw new DatabaseError(`${refusal}, com o programa numa pasta que ele alcance (${program} não é).`)
  }
  try {
    // Node's types leave it out.
    const { initgroups } = process as { readonly initgroups?: (user: string, group: number) => void }
    initgroups?.(name, gid)
    process.setgid?.(gid)
    process.setuid?.(uid)
  } catch {
    throw new DatabaseError(`${refusal}.`)
  }
  process.env['HOME'] = userInfo().homedir
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a cluster that says which account of the system may connect. */
export const IDENTITIES = 'pg_ident.conf'

/** Its only line. */
export const clientLine = (clientName: string) => `seleta "${clientName}" postgres\n`

const CLIENT = /^seleta "(.*)" postgres$/m

/** The account in it: whose the cluster was when it last ran. Undefined where nothing says so. */
export function clientOf(pgdata: string): string | undefined {
  try {
    return CLIENT.exec(readFileSync(join(pgdata, IDENTITIES), 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

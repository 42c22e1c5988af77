/** The file of a cluster that says which account of the system may connect. */
export const IDENTITIES = 'pg_ident.conf'

/** Its only line. */
export const clientLine = (clientName: string) => `seleta "${clientName}" postgres\n`

/** The account in it. */
export const CLIENT = /^seleta "(.*)" postgres$/m

import { PREFERENCIAS } from '@seleta/contract/dashboard-addresses'
import { pararEmailsAddress } from '@seleta/public-pages/data/parar-emails-address'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { openPararChaves, type Parada } from '../../../ground/parar-emails-repository'

/** How a mail to a colleague ends: what ends its kind without signing in, and where all of them are chosen. */
export interface EndOfMail {
  readonly pararUrl: string
  readonly lines: string
}

export async function endOfMail(db: Kysely<Database>, publicUrl: string, parada: Parada): Promise<EndOfMail> {
  const pararUrl = publicUrl + pararEmailsAddress((await openPararChaves(db)).sign(parada))
  return {
    pararUrl,
    lines: `Para não receber mais este e-mail: ${pararUrl}\nPara escolher o que chega: ${publicUrl}${PREFERENCIAS}`,
  }
}

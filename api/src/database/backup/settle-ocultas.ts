import { RETENCAO } from '@seleta/contract/prazos'
import type { PoolClient } from 'pg'

/** Days in which a person can look at who is about to go. */
const DIAS_TO_LOOK = 7

/**
 * Whoever is hidden in the backup may have been brought back since. The first night would erase those whose time is over,
 * and the ledger would keep them out of a newer backup too: nobody goes within a week of a restore.
 */
export async function settleOcultas(client: PoolClient): Promise<void> {
  await client.query(
    `update talento set oculta_em = now() - make_interval(days => $1)
     where oculta_em < now() - make_interval(days => $1)`,
    [RETENCAO.ocultaDias - DIAS_TO_LOOK],
  )
}

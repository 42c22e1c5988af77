import type { PoolClient } from 'pg'
import { WITHOUT_CELLS } from '../sql/forgotten-columns'

const ENDED = 'A importação parou numa restauração de backup: envie o arquivo de novo.'

/**
 * Whoever was erased after the backup may have come in by an import that had not ended in it, or stand there in a row that
 * failed. The ledger holds random ids alone, and no row bears them before its person is there: none tells whose it is. So
 * in the companies of those people imports that could still bring somebody in end, and what files held of people whom the
 * database does not know goes (security R13, L6). A restore says the same as a month that is over (`forgetOld`).
 * @param empresaIds of whoever was erased since
 * @returns how many imports ended: their files have to be sent again
 */
export async function endImportacoes(client: PoolClient, empresaIds: readonly number[]): Promise<number> {
  if (empresaIds.length === 0) return 0
  await client.query(
    `update importacao_linha set nome = '', valores = '[]', motivos = '{}'
     where empresa_id = any($1::bigint[]) and (valores <> '[]' or nome <> '')
       and (talento_id is null or situacao in ('lida', 'nova', 'unir', 'erro'))`,
    [empresaIds],
  )
  await client.query(
    `update importacao i set colunas = ${WITHOUT_CELLS} where empresa_id = any($1::bigint[])`,
    [empresaIds],
  )
  const { rows } = await client.query<{ id: number }>(
    `update importacao set estado = 'concluida', processadas = total, alterada_em = now()
     where empresa_id = any($1::bigint[]) and estado in ('lida', 'conferindo', 'conferida', 'importando') returning id`,
    [empresaIds],
  )
  await client.query(
    `update importacao_linha set situacao = 'erro', motivos = jsonb_build_object('linha', $2::text), talento_id = null
     where importacao_id = any($1::bigint[]) and situacao in ('lida', 'nova', 'unir', 'erro')`,
    [rows.map(({ id }) => id), ENDED],
  )
  return rows.length
}

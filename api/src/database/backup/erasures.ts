import type { PoolClient } from 'pg'
import { FORGET_ELSEWHERE } from '../sql/forget-elsewhere'
import { NOMES_DE_ARQUIVOS } from '../sql/nomes-de-arquivo'

/** One line of the erasure ledger. */
export interface Erasure {
  readonly identificador: string
  readonly empresa_id: number
  readonly motivo: string
  readonly apagado_em: Date
}

/**
 * Erases again everybody in the backup's ledger and in the given one, with the files that were theirs and what imported
 * files said of them.
 * @returns how many of them the backup had brought back
 */
export async function replayErasures(client: PoolClient, erasures: readonly Erasure[]): Promise<number> {
  for (const { identificador, empresa_id, motivo, apagado_em } of erasures) {
    await client.query(
      `insert into apagamento (identificador, empresa_id, motivo, apagado_em) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [identificador, empresa_id, motivo, apagado_em],
    )
  }
  const { rows } = await client.query<{ ids: number[] | null; hasFiles: boolean }>(
    `select array_agg(id) as ids, to_regclass('importacao_linha') is not null as "hasFiles"
     from talento where identificador in (select identificador from apagamento)`,
  )
  const { ids, hasFiles } = rows[0] ?? { ids: null, hasFiles: false }
  if (ids === null) return 0
  const { rows: arquivos } = await client.query<{ arquivo_id: number }>(
    `select n.arquivo_id from (${NOMES_DE_ARQUIVOS}) n where n.talento_id = any($1::bigint[])`,
    [ids],
  )
  if (hasFiles) for (const statement of FORGET_ELSEWHERE) await client.query(statement, [ids])
  await client.query('delete from talento where id = any($1::bigint[])', [ids])
  // A backup from before migration 165 brings no triggers for it.
  await client.query(
    `delete from arquivo a where a.id = any($1::bigint[])
       and not exists (select from (${NOMES_DE_ARQUIVOS}) n where n.arquivo_id = a.id)`,
    [arquivos.map(({ arquivo_id }) => arquivo_id)],
  )
  return ids.length
}

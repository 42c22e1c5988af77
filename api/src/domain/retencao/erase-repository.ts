import { CompiledQuery, sql, type Kysely } from 'kysely'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import type { Database } from '../../database/schema'
import { FORGET_ELSEWHERE } from '../../database/sql/forget-elsewhere'

/**
 * Takes a person out of every table: applications, answers, notes, results, messages and notices go with the row of
 * the person; files are told apart and deleted; the ledger keeps the random id alone, so that a restored backup does
 * not bring them back (security L6, R13).
 * @returns the random ids that the ledger has now
 */
export async function deleteTalento(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  motivo: string,
): Promise<string[]> {
  const { rows: arquivos } = await sql<{ id: number }>`
    select curriculo_id as id from talento where id = ${talentoId} and empresa_id = ${empresaId} and curriculo_id is not null
    union select r.arquivo_id from resposta r join inscricao i on i.id = r.inscricao_id
      where i.talento_id = ${talentoId} and r.empresa_id = ${empresaId} and r.arquivo_id is not null
    union select arquivo_id from resultado_teste
      where talento_id = ${talentoId} and empresa_id = ${empresaId} and arquivo_id is not null
    -- Résumés that a newer one replaced are kept for taking a merge apart; what came with whoever was taken apart is theirs.
    union select f.id from fusao, lateral (values ((antes->>'curriculoId')::bigint),
        (case when desfeita_em is null then (depois->>'curriculoId')::bigint end)) f (id)
      where talento_id = ${talentoId} and empresa_id = ${empresaId} and f.id is not null and not exists (
        select from talento o where o.curriculo_id = f.id and o.empresa_id = ${empresaId} and o.id <> ${talentoId})
    -- What came with applications that wait for their person's word.
    union select unnest(arquivo_ids) from declaracao where talento_id = ${talentoId} and empresa_id = ${empresaId}
  `.execute(trx)
  const { rows: apagadas } = await sql<{ identificador: string }>`
    insert into apagamento (identificador, empresa_id, motivo)
    select identificador, empresa_id, ${motivo} from talento where id = ${talentoId} and empresa_id = ${empresaId}
    -- Whoever was joined to the person, too: a backup may hold both.
    union select (unida->'talento'->>'identificador')::uuid, empresa_id, ${motivo} from fusao
      where talento_id = ${talentoId} and empresa_id = ${empresaId} and unida is not null and desfeita_em is null
    on conflict do nothing returning identificador
  `.execute(trx)
  // Restoring a backup says the same of many companies: each statement finds its own by the person, who is this one's.
  for (const statement of FORGET_ELSEWHERE)
    await forEverybody(() => trx.executeQuery(CompiledQuery.raw(statement, [[talentoId]])))
  await trx.deleteFrom('talento').where('empresaId', '=', empresaId).where('id', '=', talentoId).execute()
  const identificadores = apagadas.map(({ identificador }) => identificador)
  if (arquivos.length === 0) return identificadores
  await trx
    .deleteFrom('arquivo')
    .where('empresaId', '=', empresaId)
    .where(
      'id',
      'in',
      arquivos.map(({ id }) => id),
    )
    .execute()
  return identificadores
}

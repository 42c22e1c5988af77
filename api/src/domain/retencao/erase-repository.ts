import { CompiledQuery, sql, type Kysely } from 'kysely'
import { forEverybody } from '../../database/empresa-lock/empresa-lock'
import { caixaOf, ficaOf, fusaoOf } from '../../database/backup/erasures'
import type { Database } from '../../database/schema'
import { foldedOf } from '../../database/sql/folded-name'
import { FORGET_ELSEWHERE, LIST_APART } from '../../database/sql/forget-elsewhere'
import { isWhoWent } from '../../database/sql/talento-devolvido'

/**
 * Holds the imports that brought somebody, and others that told of them, before their campaigns are held: whoever works
 * through one of them holds it first as well, and what it says of the person goes with them.
 */
export async function lockImportacoesOf(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  others: readonly number[],
): Promise<void> {
  await sql`
    select from importacao where empresa_id = ${empresaId} and (id = any(${others}::bigint[]) or id in (
      select importacao_id from importacao_linha where empresa_id = ${empresaId} and talento_id = ${talentoId}))
    order by id for no key update
  `.execute(trx)
}

/** A merge, as f, told under the name of somebody, as p. */
const isUnderName = sql.raw(
  `f.empresa_id = p.empresa_id and ${foldedOf("f.chegou->>'nome'")} = ${foldedOf('p.nome')}`,
)

/**
 * Takes a person out of every table: applications, answers, notes, results, messages and notices go with the row of
 * the person; files with the last row that names them, when the transaction ends (decision 230). The ledger keeps
 * random ids alone, theirs, of what they sent and of what was told of them in somebody else, so that a restored backup does
 * not bring them back (security L6, R13); and those of whoever they were in a file that was taken back.
 * @param toldIds merges of them into somebody else that were taken back just now
 * @returns the random ids that the ledger has now
 */
export async function deleteTalento(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  motivo: string,
  toldIds: readonly number[],
): Promise<string[]> {
  const { rows: apart } = await forEverybody(() =>
    trx.executeQuery<{ id: number }>(CompiledQuery.raw(LIST_APART, [[talentoId]])),
  )
  const { rows: apagadas } = await sql<{ identificador: string }>`
    with pessoas as (
      select id, empresa_id, identificador, nome, email::text, telefone, cpf from talento
      where id = ${talentoId} and empresa_id = ${empresaId}
      -- Whoever was joined to the person, too: a backup may hold both.
      union all select f.talento_id, f.empresa_id, u.identificador, u.nome, u.email::text, u.telefone, u.cpf
      from fusao f cross join lateral jsonb_populate_record(null::talento, f.unida->'talento') u
      where f.talento_id = ${talentoId} and f.empresa_id = ${empresaId} and f.unida is not null and f.desfeita_em is null
    )
    insert into apagamento (identificador, empresa_id, motivo)
    select identificador, empresa_id, ${motivo} from pessoas
    union select d.identificador, d.empresa_id, ${motivo} from talento_devolvido d
      where d.empresa_id = ${empresaId} and exists (select from pessoas p where ${isWhoWent})
    -- And what they have sent: a backup may have it with another one, from whom they came apart since.
    union select e.id, d.empresa_id, ${motivo} from declaracao d join talento t on t.id = d.talento_id
      cross join lateral (values (d.identificador), (case when t.email = (d.pessoa->>'email')::citext
        then ${sql.raw(caixaOf('d.identificador'))} end)) e (id)
      where d.empresa_id = ${empresaId} and d.talento_id = ${talentoId} and e.id is not null
    union select ${sql.raw(fusaoOf('f'))}, f.empresa_id, ${motivo} from fusao f
      where f.empresa_id = ${empresaId} and f.id = any(${[...toldIds, ...apart.map(({ id }) => id)]}::bigint[])
    -- What is left of namesakes in others, or came out of them, stays: a backup may know these people by other keys.
    union select ${sql.raw(ficaOf('f'))}, f.empresa_id, ${motivo} from pessoas p join fusao f on ${isUnderName}
      where f.empresa_id = ${empresaId} and f.unida is null and f.desfeita_em is null and f.talento_id <> ${talentoId}
    union select ${sql.raw(ficaOf('f'))}, f.empresa_id, ${motivo} from pessoas p join fusao f on ${isUnderName}
      where f.empresa_id = ${empresaId} and f.unida is null and f.desfeita_em is not null and f.chegou ? 'nome'
        and f.id <> all(${apart.map(({ id }) => id)}::bigint[])
    union select d.identificador, d.empresa_id, ${motivo} from pessoas p join talento_devolvido d
      on d.empresa_id = p.empresa_id and d.voltou_como = p.identificador
    on conflict do nothing returning identificador
  `.execute(trx)
  const identificadores = apagadas.map(({ identificador }) => identificador)
  await sql`
    delete from talento_devolvido where empresa_id = ${empresaId} and identificador = any(${identificadores}::uuid[])
  `.execute(trx)
  // Restoring a backup says the same of many companies: each statement finds its own by the person, who is this one's.
  for (const statement of FORGET_ELSEWHERE)
    await forEverybody(() => trx.executeQuery(CompiledQuery.raw(statement, [[talentoId]])))
  await trx.deleteFrom('talento').where('empresaId', '=', empresaId).where('id', '=', talentoId).execute()
  return identificadores
}

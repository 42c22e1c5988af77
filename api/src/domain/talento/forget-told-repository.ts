import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Snapshot } from './snapshot-repository'

const without = (portrait: 'g.antes' | 'g.depois') => {
  const is = sql.raw(portrait)
  return sql`${is} || (
    select coalesce(jsonb_object_agg(d.key, f.antes->d.key), '{}') from jsonb_each(f.depois) d
    where f.antes->d.key is distinct from d.value and ${is}->d.key = d.value)`
}

/** What a merge told, as f, may stand in the portraits of g, which was taken apart. */
const IS_AROUND = sql`g.empresa_id = f.empresa_id and g.talento_id = f.talento_id and g.id > f.id
  and g.desfeita_em is not null and g.depois <> '{}'`

/**
 * Merges that were taken back with what told them say nothing any more, nor do portraits around others of the same people
 * that were taken apart (`forgetAround`).
 * @param fusaoIds of people who are held
 */
export async function forgetTold(
  trx: Kysely<Database>,
  empresaId: number,
  fusaoIds: readonly number[],
): Promise<void> {
  await forgetAround(trx, empresaId, fusaoIds)
  await sql`
    update fusao set antes = jsonb_strip_nulls(jsonb_build_object('curriculoId', antes->'curriculoId')),
      depois = '{}', chegou = '{}'
    where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])
  `.execute(trx)
}

/**
 * What these merges told is in no portrait around later ones of the same people that were taken apart before, also of
 * whoever has been erased since. A file that the portrait of one that says nothing any more names stays named: it may be all
 * that does (decision 220).
 * @param fusaoIds of people who are held
 */
export async function forgetAround(
  trx: Kysely<Database>,
  empresaId: number,
  fusaoIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select f.id from fusao f where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[])
      and exists (select from fusao g where g.id <> all(${fusaoIds}::bigint[]) and ${IS_AROUND})
    order by f.id desc
  `.execute(trx)
  for (const { id } of rows)
    await sql`
      update fusao g set antes = ${without('g.antes')}, depois = ${without('g.depois')} from fusao f
      where f.empresa_id = ${empresaId} and f.id = ${id} and ${IS_AROUND}
    `.execute(trx)
}

/**
 * Two are two again, and this phone is the other's: nothing is noted of it, unless this one had it before, or has it still
 * (`noteTelefoneProprio`).
 * @param antes before they were one
 */
export async function forgetTelefone(
  trx: Kysely<Database>,
  empresaId: number,
  { talentoId, antes }: { readonly talentoId: number; readonly antes: Snapshot },
  telefone: unknown,
): Promise<void> {
  if (typeof telefone !== 'string' || telefone === antes['telefone']) return
  await sql`
    update talento set telefones_proprios = nullif(array_remove(telefones_proprios, ${telefone}), '{}')
    where empresa_id = ${empresaId} and id = ${talentoId} and ${telefone} = any(telefones_proprios)
      and telefone is distinct from ${telefone}
  `.execute(trx)
}

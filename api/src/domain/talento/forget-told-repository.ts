import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

const without = (portrait: 'g.antes' | 'g.depois') => {
  const is = sql.raw(portrait)
  return sql`${is} || (
    select coalesce(jsonb_object_agg(d.key, f.antes->d.key), '{}') from jsonb_each(f.depois) d
    where f.antes->d.key is distinct from d.value and ${is}->d.key = d.value)`
}

/**
 * Merges that were taken back with what told them say nothing any more, nor do portraits around others of the same people
 * that were taken apart. A file that a portrait names stays named: the portrait may be all that does (decision 220).
 * @param fusaoIds of people who are held
 */
export async function forgetTold(
  trx: Kysely<Database>,
  empresaId: number,
  fusaoIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select f.id from fusao f where f.empresa_id = ${empresaId} and f.id = any(${fusaoIds}::bigint[])
      and exists (select from fusao g where g.empresa_id = f.empresa_id and g.talento_id = f.talento_id
        and g.id <> all(${fusaoIds}::bigint[]) and g.desfeita_em is not null and g.chegou <> '{}')
    order by f.id desc
  `.execute(trx)
  for (const { id } of rows)
    await sql`
      update fusao g set antes = ${without('g.antes')}, depois = ${without('g.depois')} from fusao f
      where f.empresa_id = ${empresaId} and f.id = ${id} and g.empresa_id = f.empresa_id
        and g.talento_id = f.talento_id and g.id <> f.id and g.desfeita_em is not null and g.chegou <> '{}'
    `.execute(trx)
  await sql`
    update fusao set antes = jsonb_strip_nulls(jsonb_build_object('curriculoId', antes->'curriculoId')),
      depois = '{}', chegou = '{}'
    where empresa_id = ${empresaId} and id = any(${fusaoIds}::bigint[])
  `.execute(trx)
}

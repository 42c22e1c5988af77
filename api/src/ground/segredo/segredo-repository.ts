import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** A secret of the server, kept by the database; made on first use, by whoever comes first. */
export async function readSegredo(db: Kysely<Database>, nome: string): Promise<Buffer> {
  const find = () => db.selectFrom('segredo').select('valor').where('nome', '=', nome).executeTakeFirst()
  const kept = await find()
  if (kept !== undefined) return kept.valor
  await db
    .insertInto('segredo')
    .values({ nome, valor: randomBytes(32) })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const made = await find()
  if (made === undefined) throw new Error(`the secret ${nome} cannot be kept`)
  return made.valor
}

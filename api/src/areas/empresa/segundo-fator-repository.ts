import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** A secret that nobody is asked for yet; one that was begun before is over. */
export async function saveSegredo(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  segredo: Buffer,
): Promise<void> {
  await trx
    .insertInto('segundoFator')
    .values({ empresaId, usuarioId, segredo })
    .onConflict((conflict) =>
      conflict.columns(['empresaId', 'usuarioId']).doUpdateSet({ segredo, ultimoPasso: 0 }),
    )
    .execute()
}

export async function findSegredo(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('segundoFator')
    .select('segredo')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row?.segredo ?? null
}

/**
 * Uses a time step up, with all before it.
 * @returns false when it was used already
 */
export async function spendPasso(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  passo: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('segundoFator')
    .set({ ultimoPasso: passo })
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('ultimoPasso', '<', passo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when there is no such recovery code, or it was used */
export async function spendRecuperacao(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  codigoHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codigoRecuperacao')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('codigoHash', '=', codigoHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** New recovery codes; those of before are over. */
export async function replaceRecuperacao(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx
    .deleteFrom('codigoRecuperacao')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .execute()
  await trx
    .insertInto('codigoRecuperacao')
    .values(hashes.map((codigoHash) => ({ empresaId, usuarioId, codigoHash })))
    .execute()
}

/** From now on it is asked for. */
export async function activateSegundoFator(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<void> {
  await trx
    .updateTable('usuario')
    .set({ segundoFatorEm: sql<Date>`now()` })
    .where('empresaId', '=', empresaId)
    .where('id', '=', usuarioId)
    .execute()
}

/** Secret and recovery codes go. */
export async function removeSegundoFator(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<void> {
  await trx
    .deleteFrom('segundoFator')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .execute()
  await trx
    .updateTable('usuario')
    .set({ segundoFatorEm: null })
    .where('empresaId', '=', empresaId)
    .where('id', '=', usuarioId)
    .execute()
}

/** How a colleague's second factor stands, and whether the company asks for one. */
export async function readSegundoFator(db: Kysely<Database>, empresaId: number, usuarioId: number) {
  return db
    .selectFrom('usuario as u')
    .innerJoin('empresa as e', 'e.id', 'u.empresaId')
    .select([
      'u.segundoFatorEm',
      'e.exigeSegundoFator',
      sql<number>`(select count(*) from codigo_recuperacao c
        where c.empresa_id = u.empresa_id and c.usuario_id = u.id)`.as('codigosRestantes'),
    ])
    .where('u.empresaId', '=', empresaId)
    .where('u.id', '=', usuarioId)
    .executeTakeFirst()
}

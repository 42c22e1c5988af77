import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** `conta`: by a command of the terminal, for who has no password yet; nobody who asks for a password ends it. */
type TipoToken = 'recuperacao' | 'convite' | 'conta'

/** A one-use token that sets a password; the colleague's former one of that kind dies. `segundos` is its life. */
export async function insertToken(
  db: Kysely<Database>,
  usuarioId: number,
  tipo: TipoToken,
  tokenHash: Buffer,
  seconds: number,
): Promise<void> {
  const expiraEm = sql<Date>`now() + make_interval(secs => ${seconds})`
  await db
    .insertInto('tokenSenha')
    .values({ usuarioId, tipo, tokenHash, expiraEm })
    .onConflict((conflict) => conflict.columns(['usuarioId', 'tipo']).doUpdateSet({ tokenHash, expiraEm }))
    .execute()
}

/**
 * Takes a living token out, so that it works once, and says whose it is. They are held first, as whoever dismisses them,
 * and with them their tokens, does.
 */
export async function takeToken(trx: Kysely<Database>, tipos: readonly TipoToken[], tokenHash: Buffer) {
  const whose = await trx
    .selectFrom('tokenSenha')
    .innerJoin('usuario', 'usuario.id', 'tokenSenha.usuarioId')
    .innerJoin('empresa', 'empresa.id', 'usuario.empresaId')
    .select(['usuario.id', 'usuario.empresaId', 'usuario.email', 'usuario.nome', 'empresa.nome as empresa'])
    .where('tokenHash', '=', tokenHash)
    .where('tipo', 'in', tipos)
    .where('expiraEm', '>', sql<Date>`now()`)
    .where('removidoEm', 'is', null)
    .forNoKeyUpdate('usuario')
    .executeTakeFirst()
  const { numDeletedRows } = await trx
    .deleteFrom('tokenSenha')
    .where('tokenHash', '=', tokenHash)
    .where('tipo', 'in', tipos)
    .executeTakeFirst()
  return numDeletedRows > 0n ? whose : undefined
}

/** Whether a token still opens what it was made for. */
export async function isTokenLiving(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('tokenSenha')
    .select('usuarioId')
    .where('tokenHash', '=', tokenHash)
    .where('expiraEm', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Drops what is over. */
export async function deleteExpired(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('tokenSenha')
    .where('expiraEm', '<', sql<Date>`now()`)
    .execute()
  await db
    .deleteFrom('sessao')
    .where('expiraEm', '<', sql<Date>`now()`)
    .execute()
  await db
    .deleteFrom('respostaIdempotente')
    .where('criadaEm', '<', sql<Date>`now() - interval '48 hours'`)
    .execute()
}

/** Every link of a colleague: they are over. */
export async function deleteTokens(db: Kysely<Database>, usuarioId: number): Promise<void> {
  await db.deleteFrom('tokenSenha').where('usuarioId', '=', usuarioId).execute()
}

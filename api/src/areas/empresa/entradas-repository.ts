import { CODIGO_MINUTES } from '@seleta/contract/prazos'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Who has shown the password and not yet the code. */

interface Entrada {
  readonly usuarioId: number
  readonly tokenHash: Buffer
  readonly lembrar: boolean
  /** The company's provider has said who it is; no code of ours is asked for. */
  readonly pelaEmpresa?: boolean
}

export async function insertEntrada(
  db: Kysely<Database>,
  empresaId: number,
  entrada: Entrada,
): Promise<void> {
  const expiraEm = sql<Date>`now() + make_interval(mins => ${CODIGO_MINUTES})`
  await db
    .insertInto('entradaPendente')
    .values({ ...entrada, empresaId, expiraEm })
    .execute()
}

/** Whose it is, while it lives; the company is not known yet. */
export async function findEntrada(db: Kysely<Database>, tokenHash: Buffer) {
  return db
    .selectFrom('entradaPendente as p')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.empresaId', '=', 'p.empresaId').onRef('u.id', '=', 'p.usuarioId'),
    )
    .select([
      'p.empresaId',
      'p.usuarioId',
      'p.lembrar',
      'p.pelaEmpresa',
      'u.email',
      'u.senhaHash',
      'u.segundoFatorEm',
    ])
    .where('p.tokenHash', '=', tokenHash)
    .where('p.expiraEm', '>', sql<Date>`now()`)
    .where('u.removidoEm', 'is', null)
    .executeTakeFirst()
}

/** @returns false when somebody has come in with it already */
export async function takeEntrada(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('entradaPendente')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whoever is on the way in begins anew. */
export async function deleteEntradas(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
): Promise<void> {
  await db
    .deleteFrom('entradaPendente')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .execute()
}

export async function deleteExpiredEntradas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('entradaPendente')
    .where('expiraEm', '<', sql<Date>`now()`)
    .execute()
}

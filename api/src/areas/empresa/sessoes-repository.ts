import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** A colleague keeps this many sessions; the least used goes first. */
const MAX_SESSOES = 5

export interface NewSessao {
  readonly usuarioId: number
  readonly tokenHash: Buffer
  readonly lembrar: boolean
  readonly agente: string
  readonly endereco: string
  /** Seconds. */
  readonly duracao: number
}

export async function insertSessao(
  db: Kysely<Database>,
  empresaId: number,
  sessao: NewSessao,
): Promise<void> {
  const { duracao, ...columns } = sessao
  await db
    .insertInto('sessao')
    .values({ ...columns, empresaId, expiraEm: sql<Date>`now() + make_interval(secs => ${duracao})` })
    .execute()
  await db
    .deleteFrom('sessao')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', sessao.usuarioId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessao')
        .select('id')
        .where('usuarioId', '=', sessao.usuarioId)
        .where('expiraEm', '>', sql<Date>`now()`)
        .orderBy('ultimoUso', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SESSOES),
    )
    .execute()
}

/** Living sessions of one colleague, last used first. */
export async function listSessoes(db: Kysely<Database>, empresaId: number, usuarioId: number) {
  return db
    .selectFrom('sessao')
    .select(['id', 'criadaEm', 'ultimoUso', 'agente'])
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('expiraEm', '>', sql<Date>`now()`)
    .orderBy('ultimoUso', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns false when the colleague has no such session */
export async function deleteSessao(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessao')
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a colleague but one. */
export async function deleteOtherSessoes(
  db: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  exceptId: number | null,
): Promise<void> {
  let query = db.deleteFrom('sessao').where('empresaId', '=', empresaId).where('usuarioId', '=', usuarioId)
  if (exceptId !== null) query = query.where('id', '<>', exceptId)
  await query.execute()
}

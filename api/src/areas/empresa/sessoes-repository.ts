import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Convidado } from '../../ground/autor'
import { SESSAO_VIVA } from '../../ground/sessao-repository'

/** A colleague keeps this many sessions; the least used goes first. */
const MAX_SESSOES = 5

export interface NewSessao {
  readonly usuarioId: number
  readonly tokenHash: Buffer
  readonly lembrar: boolean
  /** See `Sessao`. */
  readonly limitada: boolean
  readonly agente: string
  readonly endereco: string
  /** Seconds. */
  readonly duracao: number
}

const sessoesVivas = (db: Kysely<Database>) =>
  db
    .selectFrom('sessao as s')
    .innerJoin('usuario as u', 'u.id', 's.usuarioId')
    .where(sql<boolean>`${sql.raw(SESSAO_VIVA)}`)

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
    .where(
      'id',
      'not in',
      sessoesVivas(db)
        .select('s.id')
        .where('s.usuarioId', '=', sessao.usuarioId)
        .orderBy('s.ultimoUso', 'desc')
        .orderBy('s.id', 'desc')
        .limit(MAX_SESSOES),
    )
    .execute()
}

/** Living sessions of one colleague, last used first. */
export async function listSessoes(db: Kysely<Database>, empresaId: number, usuarioId: number) {
  return sessoesVivas(db)
    .select(['s.id', 's.criadaEm', 's.ultimoUso', 's.agente'])
    .where('s.empresaId', '=', empresaId)
    .where('s.usuarioId', '=', usuarioId)
    .orderBy('s.ultimoUso', 'desc')
    .orderBy('s.id', 'desc')
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

/** Of a guest, who came by a link (decision 188). */
export async function deleteVisita(
  db: Kysely<Database>,
  empresaId: number,
  { linkId, tokenHash }: Pick<Convidado, 'linkId' | 'tokenHash'>,
): Promise<void> {
  await db
    .deleteFrom('avaliacaoSessao')
    .where('empresaId', '=', empresaId)
    .where('linkId', '=', linkId)
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/**
 * A session goes on under another token, and opens everything: whoever knew the former one has nothing.
 * @returns seconds that are left of it; 0 when there is none
 */
export async function renewSessao(
  trx: Kysely<Database>,
  empresaId: number,
  usuarioId: number,
  id: number,
  tokenHash: Buffer,
): Promise<number> {
  const row = await trx
    .updateTable('sessao')
    .set({ tokenHash, limitada: false })
    .where('empresaId', '=', empresaId)
    .where('usuarioId', '=', usuarioId)
    .where('id', '=', id)
    .returning(sql<number>`extract(epoch from expira_em - now())::int`.as('duracao'))
    .executeTakeFirst()
  return row?.duracao ?? 0
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

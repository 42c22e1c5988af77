import { canonicalEmail } from '@seleta/regras/email'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { addressKey } from '../../ground/limits/address-key'
import { addFalha, REGRA_CONHECIDO, REGRA_CONTA, REGRA_ENDERECO } from './tentativas-rules'

/** Failures of sign-in, kept in the database so that all replicas slow guessing together. No company is known yet. */

const REGRAS = { conta: REGRA_CONTA, conhecido: REGRA_CONHECIDO, endereco: REGRA_ENDERECO }

export interface ChaveTentativa {
  readonly regra: keyof typeof REGRAS
  readonly chave: string
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url')

/** E-mails are kept as a digest: the table names nobody. */
const conhecidoDe = (email: string, endereco: string) =>
  `visto:${digest(canonicalEmail(email), addressKey(endereco))}`

/** The counters that a try touches: the account (own counter for known places) and the address. */
export async function chavesOf(
  db: Kysely<Database>,
  email: string,
  endereco: string,
): Promise<ChaveTentativa[]> {
  const visto = await db
    .selectFrom('tentativaLogin')
    .select('chave')
    .where('chave', '=', conhecidoDe(email, endereco))
    .executeTakeFirst()
  const conta: ChaveTentativa =
    visto === undefined
      ? { regra: 'conta', chave: `conta:${digest(canonicalEmail(email))}` }
      : { regra: 'conhecido', chave: `conhecido:${digest(canonicalEmail(email), addressKey(endereco))}` }
  return [conta, { regra: 'endereco', chave: `endereco:${addressKey(endereco)}` }]
}

/** Seconds until these may try again; 0 when they may now. */
export async function secondsBlocked(
  db: Kysely<Database>,
  chaves: readonly ChaveTentativa[],
): Promise<number> {
  const rows = await db
    .selectFrom('tentativaLogin')
    .select('bloqueadoAte')
    .where(
      'chave',
      'in',
      chaves.map(({ chave }) => chave),
    )
    .where('bloqueadoAte', '>', new Date())
    .execute()
  const until = Math.max(0, ...rows.map(({ bloqueadoAte }) => bloqueadoAte?.getTime() ?? 0))
  return until === 0 ? 0 : Math.max(1, Math.ceil((until - Date.now()) / 1000))
}

/** Counts one failure on each counter. */
export async function noteFalha(db: Kysely<Database>, chaves: readonly ChaveTentativa[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { regra, chave } of chaves) {
      // The row is locked first, so that failures at the same moment are all counted.
      await trx
        .insertInto('tentativaLogin')
        .values({ chave })
        .onConflict((conflict) => conflict.column('chave').doNothing())
        .execute()
      const antes = await trx
        .selectFrom('tentativaLogin')
        .select(['falhas', 'ultimaEm'])
        .where('chave', '=', chave)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const agora = new Date()
      await trx
        .updateTable('tentativaLogin')
        .set({ ...addFalha(REGRAS[regra], antes, agora), ultimaEm: agora })
        .where('chave', '=', chave)
        .execute()
    }
  })
}

/** The owner is in: the account's counter starts anew and this place is known from now on. */
export async function noteEntrada(
  db: Kysely<Database>,
  chaves: readonly ChaveTentativa[],
  email: string,
  endereco: string,
): Promise<void> {
  const contas = chaves.filter(({ regra }) => regra !== 'endereco').map(({ chave }) => chave)
  await db.deleteFrom('tentativaLogin').where('chave', 'in', contas).execute()
  await db
    .insertInto('tentativaLogin')
    .values({ chave: conhecidoDe(email, endereco) })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ ultimaEm: new Date() }))
    .execute()
}

/** Drops what no rule remembers any more; known places after 180 days. */
export async function forgetTentativas(db: Kysely<Database>, agora: Date): Promise<void> {
  const day = 24 * 3600 * 1000
  await db
    .deleteFrom('tentativaLogin')
    .where('ultimaEm', '<', new Date(agora.getTime() - day))
    .where('chave', 'not like', 'visto:%')
    .execute()
  await db
    .deleteFrom('tentativaLogin')
    .where('ultimaEm', '<', new Date(agora.getTime() - 180 * day))
    .execute()
}

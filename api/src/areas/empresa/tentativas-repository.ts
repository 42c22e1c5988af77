import { canonicalEmail } from '@seleta/regras/email'
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { addressKey } from '../../ground/limits/address-key'
import { addFalha, KNOWN_RULE, ACCOUNT_RULE, ADDRESS_RULE, type Tentativas } from './tentativas-rules'

/** Failures of sign-in, kept in the database so that all replicas slow guessing together. No company is known yet. */

const RULES = { conta: ACCOUNT_RULE, conhecido: KNOWN_RULE, endereco: ADDRESS_RULE }

export interface ChaveTentativa {
  readonly rule: keyof typeof RULES
  readonly chave: string
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url')

/** E-mails are kept as a digest: the table names nobody. */
const knownChaveOf = (email: string, endereco: string) =>
  `visto:${digest(canonicalEmail(email), addressKey(endereco))}`

/** Whether an account has signed in from there before. */
async function isKnownLugar(db: Kysely<Database>, email: string, endereco: string): Promise<boolean> {
  const seen = await db
    .selectFrom('tentativaLogin')
    .select('chave')
    .where('chave', '=', knownChaveOf(email, endereco))
    .executeTakeFirst()
  return seen !== undefined
}

const ofEndereco = (endereco: string): ChaveTentativa => ({
  rule: 'endereco',
  chave: `endereco:${addressKey(endereco)}`,
})

/** The counters that a try touches: the account (own counter for known places) and the address. */
export async function chavesOf(
  db: Kysely<Database>,
  email: string,
  endereco: string,
): Promise<ChaveTentativa[]> {
  const conta: ChaveTentativa = (await isKnownLugar(db, email, endereco))
    ? { rule: 'conhecido', chave: `conhecido:${digest(canonicalEmail(email), addressKey(endereco))}` }
    : { rule: 'conta', chave: `conta:${digest(canonicalEmail(email))}` }
  return [conta, ofEndereco(endereco)]
}

/** Whose code is tried, and from where. */
interface TryDeCodigo {
  readonly usuarioId: number
  readonly email: string
  readonly endereco: string
  /** A recovery code. */
  readonly isRecuperacao: boolean
}

/**
 * The counters of a second factor's codes, as for passwords: whoever knows the password alone must not shut its owner out
 * (security S03). So a place where the code has been given before has a counter of its own, and a recovery code touches the
 * address alone: nobody guesses its 80 bits.
 */
export async function chavesDoCodigo(
  db: Kysely<Database>,
  { usuarioId, email, endereco, isRecuperacao }: TryDeCodigo,
): Promise<ChaveTentativa[]> {
  if (isRecuperacao) return [ofEndereco(endereco)]
  const conta: ChaveTentativa = (await isKnownLugar(db, email, endereco))
    ? { rule: 'conhecido', chave: `codigo-conhecido:${digest(String(usuarioId), addressKey(endereco))}` }
    : { rule: 'conta', chave: `codigo:${usuarioId}` }
  return [conta, ofEndereco(endereco)]
}

/** Seconds until these may try again; 0 when they may now. */
export async function secondsBlocked(
  db: Kysely<Database>,
  chaves: readonly ChaveTentativa[],
): Promise<number> {
  const { seconds } = await db
    .selectFrom('tentativaLogin')
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from max(bloqueado_ate) - clock_timestamp())))::int`.as(
        'seconds',
      ),
    )
    .where(
      'chave',
      'in',
      chaves.map(({ chave }) => chave),
    )
    .executeTakeFirstOrThrow()
  return seconds
}

/** Whether a try may look at its password, and what was counted for it already. */
export type Try =
  | { readonly isBlocked: true; readonly seconds: number }
  | { readonly isBlocked: false; readonly counted: readonly ChaveTentativa[] }

/**
 * Where the free failures are used up, a try counts as failed before its password is looked at, so that of many at once
 * over all processes exactly as many are looked at as the rules allow. Before that nothing is counted: a colleague who
 * comes in many times at once is no guesser.
 */
export function takeTry(db: Kysely<Database>, chaves: readonly ChaveTentativa[]): Promise<Try> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .selectFrom('tentativaLogin')
      .select(['chave', 'falhas'])
      .where(
        'chave',
        'in',
        chaves.map(({ chave }) => chave),
      )
      .execute()
    const counted = chaves.filter(({ rule, chave }) =>
      used.some((one) => one.chave === chave && one.falhas >= RULES[rule].free),
    )
    // Locked in the order of the rules, so that tries of one account from one address wait for each other.
    const former: Counted[] = []
    for (const { rule, chave } of counted) former.push({ rule, chave, ...(await lock(trx, chave)) })
    const left = Math.max(...former.map(({ bloqueadoAte, agora }) => msUntil(bloqueadoAte, agora)))
    if (left > 0) return { isBlocked: true, seconds: Math.ceil(left / 1000) }
    for (const one of former) await countOne(trx, one, one)
    return { isBlocked: false, counted }
  })
}

/** Counts one failure on each counter that had none counted for this try. */
export async function noteFalha(db: Kysely<Database>, chaves: readonly ChaveTentativa[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const one of chaves) await countOne(trx, one, await lock(trx, one.chave))
  })
}

async function countOne(
  trx: Kysely<Database>,
  { rule, chave }: ChaveTentativa,
  { agora, ...former }: Held,
): Promise<void> {
  await trx
    .updateTable('tentativaLogin')
    .set({ ...addFalha(RULES[rule], former, agora), ultimaEm: agora })
    .where('chave', '=', chave)
    .execute()
}

/** A counter that is held. */
interface Held extends Tentativas {
  readonly bloqueadoAte: Date | null
  /** By the database's clock, which all processes share. */
  readonly agora: Date
}

interface Counted extends ChaveTentativa, Held {}

/** 0 or less when it is over. */
const msUntil = (until: Date | null, agora: Date) => (until?.getTime() ?? 0) - agora.getTime()

/** In one statement: between two of them who has just come in may have taken the row away. */
const lock = (trx: Kysely<Database>, chave: string) =>
  trx
    .insertInto('tentativaLogin')
    .values({ chave })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ chave }))
    .returning(['falhas', 'ultimaEm', 'bloqueadoAte', sql<Date>`clock_timestamp()`.as('agora')])
    .executeTakeFirstOrThrow()

/**
 * It was right: the account's counter starts anew.
 * @param counted what was counted for this try: it was none of its address's failures
 */
export async function forgiveTentativas(
  db: Kysely<Database>,
  chaves: readonly ChaveTentativa[],
  counted: readonly ChaveTentativa[],
): Promise<void> {
  for (const { rule, chave } of chaves)
    if (rule !== 'endereco') await db.deleteFrom('tentativaLogin').where('chave', '=', chave).execute()
  for (const { rule, chave } of counted)
    if (rule === 'endereco')
      await db
        .updateTable('tentativaLogin')
        .set({
          falhas: sql<number>`greatest(falhas - 1, 0)`,
          bloqueadoAte: sql<Date | null>`case when falhas - 1 > ${RULES.endereco.free} then bloqueado_ate end`,
        })
        .where('chave', '=', chave)
        .execute()
}

/** The owner is in: this place is known from now on. */
export async function rememberLugar(db: Kysely<Database>, email: string, endereco: string): Promise<void> {
  await db
    .insertInto('tentativaLogin')
    .values({ chave: knownChaveOf(email, endereco) })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ ultimaEm: sql<Date>`now()` }))
    .execute()
}

/** Drops what no rule remembers any more; known places after 180 days. */
export async function forgetTentativas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('tentativaLogin')
    .where('ultimaEm', '<', sql<Date>`now() - interval '1 day'`)
    .where('chave', 'not like', 'visto:%')
    .execute()
  await db
    .deleteFrom('tentativaLogin')
    .where('ultimaEm', '<', sql<Date>`now() - interval '180 days'`)
    .execute()
}

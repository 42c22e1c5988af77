import { CHAVE_HOURS } from '@seleta/contract/prazos'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { againAfterOthers } from '../collision'
import { InvalidError } from '../domain-error'
import type { Pedido } from './pedido'

/**
 * Does a piece of work in one transaction, and once per key: a repeated call gets the first one's answer, for at least
 * `CHAVE_HOURS` (product 22, security R05, audit S7). A concurrent call with the same key waits for the first to end. When
 * the work fails, the key is free again; when somebody else came in between, it is done again.
 * @param work gives what is kept to answer by: ids and outcomes, nothing of a person, whom nobody would look for here
 * when they are erased
 * @throws InvalidError when the key was used for something else
 */
export function doOnce<T>(
  db: Kysely<Database>,
  empresaId: number,
  pedido: Pedido,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return againAfterOthers(() =>
    db.transaction().execute((trx) => {
      const { rota, chave, corpoHash } = pedido
      return chave === null
        ? work(trx)
        : answerOnce(trx, empresaId, { rota, chave, corpoHash }, () => work(trx))
    }),
  )
}

/**
 * For work whose parts have a transaction each: one content per key for the whole, and each part once, whatever became of
 * the others.
 * @returns what to do a part by, with its name
 * @throws InvalidError when the key was used for something else
 */
export async function openParts(
  db: Kysely<Database>,
  empresaId: number,
  pedido: Pedido,
): Promise<(part: string) => Pedido> {
  const { chave } = pedido
  if (chave === null) return () => pedido
  await doOnce(db, empresaId, pedido, () => Promise.resolve({}))
  // No key that a caller sends has a space.
  return (part) => ({ ...pedido, chave: `${chave} ${part}` })
}

async function answerOnce<T>(
  trx: Kysely<Database>,
  empresaId: number,
  { rota, chave, corpoHash }: Pedido & { readonly chave: string },
  work: () => Promise<T>,
): Promise<T> {
  const ofKey = { empresaId, rota, chave }
  await trx
    .deleteFrom('respostaIdempotente')
    .where((eb) => eb.and(ofKey))
    .where('criadaEm', '<', sql<Date>`now() - make_interval(hours => ${CHAVE_HOURS})`)
    .execute()
  const claimed = await trx
    .insertInto('respostaIdempotente')
    .values({ ...ofKey, corpoHash, resposta: '{}' })
    .onConflict((oc) => oc.doNothing())
    .returning('chave')
    .executeTakeFirst()
  if (claimed === undefined) {
    const first = await trx
      .selectFrom('respostaIdempotente')
      .select(['corpoHash', 'resposta'])
      .where((eb) => eb.and(ofKey))
      .executeTakeFirstOrThrow()
    if (!first.corpoHash.equals(corpoHash)) {
      throw new InvalidError('Este pedido já foi enviado com outro conteúdo.', undefined, 'chave_reutilizada')
    }
    // What this very operation kept; its schema is held against the answer once more on the way out.
    return first.resposta as T
  }
  const answer = await work()
  await trx
    .updateTable('respostaIdempotente')
    .set({ resposta: JSON.stringify(answer) })
    .where((eb) => eb.and(ofKey))
    .execute()
  return answer
}

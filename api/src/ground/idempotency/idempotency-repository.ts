import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { InvalidError } from '../domain-error'

interface Pedido<T> {
  /** Operation of routes.ts. */
  readonly rota: string
  /** What the caller sent as `Idempotency-Key`. */
  readonly chave: string
  readonly corpo: unknown
  /** The stored answer is read back through it. */
  readonly schema: z.ZodType<T>
}

/**
 * Does a piece of work once per key: a repeated call gets the first one's answer, for at least 24 hours
 * (product 22, security R05). A concurrent call with the same key waits for the first to end.
 * @param trx the transaction of the work; when it fails, the key is free again
 * @throws InvalidError when the key was used for another body
 */
export async function answerOnce<T>(
  trx: Kysely<Database>,
  empresaId: number,
  { rota, chave, corpo, schema }: Pedido<T>,
  work: () => Promise<T>,
): Promise<T> {
  const corpoHash = createHash('sha256').update(JSON.stringify(corpo)).digest()
  const ofKey = { empresaId, rota, chave }
  await trx
    .deleteFrom('respostaIdempotente')
    .where((eb) => eb.and(ofKey))
    .where('criadaEm', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
  const claimed = await trx
    .insertInto('respostaIdempotente')
    .values({ ...ofKey, corpoHash, status: 200, resposta: '{}' })
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
      throw new InvalidError(
        'Esta publicação já foi enviada com outro conteúdo.',
        undefined,
        'chave_reutilizada',
      )
    }
    return schema.parse(first.resposta)
  }
  const answer = await work()
  await trx
    .updateTable('respostaIdempotente')
    .set({ resposta: JSON.stringify(answer) })
    .where((eb) => eb.and(ofKey))
    .execute()
  return answer
}

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../../ground/limits/turns'

/** argon2id, OWASP's parameters: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A core is left to everybody else, so that hashing never stalls the server (security S04). */
const inTurn = createTurns({
  running: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 100,
})

/** Kept for an account until its link sets the first password: nobody can sign in. */
export const NO_SENHA = '!'

/** A hash that no password has: checking against it costs what a real check costs. */
let nobodys: Promise<string> | undefined

/** @throws TooManyError when a hundred are already waiting */
export const hashSenha = (senha: string): Promise<string> => inTurn(() => hash(senha, OPTIONS))

/**
 * @param senhaHash null for an account that does not exist; for it, and for one without a password yet: false, in the
 *   same time
 * @throws TooManyError when a hundred are already waiting
 */
export async function isSenhaOf(senhaHash: string | null, senha: string): Promise<boolean> {
  nobodys ??= hash(randomBytes(32).toString('hex'), OPTIONS)
  const own = senhaHash === NO_SENHA ? null : senhaHash
  const against = own ?? (await nobodys)
  const isRight = await inTurn(() => verify(against, senha))
  return isRight && own !== null
}

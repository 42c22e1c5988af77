import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { TooManyError } from '../../domain-error'

/** argon2id, OWASP's parameters: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at a time, so that hashing never stalls the server (security S04). */
const MAX_RUNNING = 2
const MAX_WAITING = 100

let running = 0
const waiting: (() => void)[] = []

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

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new TooManyError(5)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

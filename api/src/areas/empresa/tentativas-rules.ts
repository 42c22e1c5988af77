/** How guessing is slowed down: pure rules, no clock and no database (product 2, security S03). */

export interface Tentativas {
  readonly falhas: number
  readonly ultimaEm: Date
}

interface Rule {
  /** Failures that cost nothing. */
  readonly free: number
  /** Wait after the first failure beyond them; it doubles with each further one. */
  readonly startMs: number
  readonly maximumMs: number
  /** A pause this long forgets everything. */
  readonly forgetMs: number
}

const MINUTE = 60_000

/** An account, as seen from places that never signed in to it: 64 s by the tenth try, 15 min at most. */
export const ACCOUNT_RULE: Rule = { free: 3, startMs: 1000, maximumMs: 15 * MINUTE, forgetMs: 60 * MINUTE }
/** An account from a place that has signed in to it before: its owner is not shut out by strangers. */
export const KNOWN_RULE: Rule = {
  free: 5,
  startMs: 1000,
  maximumMs: 5 * MINUTE,
  forgetMs: 30 * MINUTE,
}
/** One address over all accounts: an office shares one. */
export const ADDRESS_RULE: Rule = {
  free: 30,
  startMs: 5000,
  maximumMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
}

/** What stands after one more failure, and until when nobody may try. */
export function addFalha(
  rule: Rule,
  before: Tentativas | null,
  agora: Date,
): { falhas: number; bloqueadoAte: Date | null } {
  const isForgotten = before === null || agora.getTime() - before.ultimaEm.getTime() > rule.forgetMs
  const falhas = isForgotten ? 1 : before.falhas + 1
  const beyond = falhas - rule.free
  if (beyond <= 0) return { falhas, bloqueadoAte: null }
  const wait = Math.min(rule.maximumMs, rule.startMs * 2 ** Math.min(beyond - 1, 30))
  return { falhas, bloqueadoAte: new Date(agora.getTime() + wait) }
}

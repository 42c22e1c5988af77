/** How guessing is slowed down: pure rules, no clock and no database (product 2, security S03). */

export interface Tentativas {
  readonly falhas: number
  readonly ultimaEm: Date
}

interface Regra {
  /** Failures that cost nothing. */
  readonly livres: number
  /** Wait after the first failure beyond them; it doubles with each further one. */
  readonly inicioMs: number
  readonly maximoMs: number
  /** A pause this long forgets everything. */
  readonly esqueceMs: number
}

const MINUTE = 60_000

/** An account, as seen from places that never signed in to it: 64 s by the tenth try, 15 min at most. */
export const REGRA_CONTA: Regra = { livres: 3, inicioMs: 1000, maximoMs: 15 * MINUTE, esqueceMs: 60 * MINUTE }
/** An account from a place that has signed in to it before: its owner is not shut out by strangers. */
export const REGRA_CONHECIDO: Regra = {
  livres: 5,
  inicioMs: 1000,
  maximoMs: 5 * MINUTE,
  esqueceMs: 30 * MINUTE,
}
/** One address over all accounts: an office shares one. */
export const REGRA_ENDERECO: Regra = {
  livres: 30,
  inicioMs: 5000,
  maximoMs: 15 * MINUTE,
  esqueceMs: 15 * MINUTE,
}

/** What stands after one more failure, and until when nobody may try. */
export function addFalha(
  regra: Regra,
  antes: Tentativas | null,
  agora: Date,
): { falhas: number; bloqueadoAte: Date | null } {
  const isForgotten = antes === null || agora.getTime() - antes.ultimaEm.getTime() > regra.esqueceMs
  const falhas = isForgotten ? 1 : antes.falhas + 1
  const beyond = falhas - regra.livres
  if (beyond <= 0) return { falhas, bloqueadoAte: null }
  const wait = Math.min(regra.maximoMs, regra.inicioMs * 2 ** Math.min(beyond - 1, 30))
  return { falhas, bloqueadoAte: new Date(agora.getTime() + wait) }
}

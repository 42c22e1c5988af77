import { inFours } from '@seleta/regras/groups'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../../ground/tokens'

/** The codes of a second factor (product 75): those of an app, RFC 6238, and those for when the phone is gone. */

const PERIOD_MS = 30_000
/** Clocks of phones are this many steps off at most. */
const WINDOW = 1
/** Recovery codes of one set; 80 bits each. */
const RECOVERY = { count: 10, bytes: 10 }

const totpOf = (segredo: string, conta = '') =>
  new TOTP({
    issuer: 'Seleta',
    label: conta,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_MS / 1000,
    secret: segredo,
  })

/** A new secret: 160 bits in base32. */
export const createSegredo = (): string => new Secret({ size: 20 }).base32

/** What an app reads off the screen. @param conta as the app names it: the e-mail */
export const otpauthOf = (segredo: string, conta: string): string => totpOf(segredo, conta).toString()

/**
 * The time step that a code belongs to; whoever accepts it remembers the step, so that a code works once.
 * @returns null for a code that is none of the three steps around now
 */
export function passoOf(segredo: string, codigo: string, agora: Date): number | null {
  const timestamp = agora.getTime()
  const delta = totpOf(segredo).validate({ token: codigo, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta
}

/** What somebody typed: an app's six digits, a recovery code, or neither. */
export type Digitado =
  | { readonly tipo: 'app'; readonly codigo: string }
  | { readonly tipo: 'recuperacao'; readonly codigoHash: Buffer }
  | { readonly tipo: 'nenhum' }

export function readDigitado(texto: string): Digitado {
  const signs = texto.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  if (/^\d{6}$/.test(signs)) return { tipo: 'app', codigo: signs }
  // Base32 has neither: what looks like it was meant.
  const recovery = signs.replaceAll('0', 'O').replaceAll('1', 'I')
  return recovery.length === 16
    ? { tipo: 'recuperacao', codigoHash: hashToken(recovery) }
    : { tipo: 'nenhum' }
}

/** Ten codes as people keep them, and what the database keeps. */
export function createRecuperacao(): { readonly codigos: string[]; readonly hashes: Buffer[] } {
  const raw = Array.from({ length: RECOVERY.count }, () => new Secret({ size: RECOVERY.bytes }).base32)
  return { codigos: raw.map((one) => inFours(one, '-')), hashes: raw.map(hashToken) }
}

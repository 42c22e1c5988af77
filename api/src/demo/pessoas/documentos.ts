import { pisCheckDigit } from '@seleta/regras/pis'
import { cpfCheckDigits } from '@seleta/regras/cpf'
import type { Draw } from '../draw/draw'

/** The region that the ninth digit of a CPF stands for. */
const REGIAO_FISCAL: Readonly<Record<string, number>> = {
  DF: 1,
  GO: 1,
  MS: 1,
  MT: 1,
  TO: 1,
  AC: 2,
  AM: 2,
  AP: 2,
  PA: 2,
  RO: 2,
  RR: 2,
  CE: 3,
  MA: 3,
  PI: 3,
  AL: 4,
  PB: 4,
  PE: 4,
  RN: 4,
  BA: 5,
  SE: 5,
  MG: 6,
  ES: 7,
  RJ: 7,
  SP: 8,
  PR: 9,
  SC: 9,
  RS: 0,
}

/**
 * An invented CPF with right check digits.
 * @param uf state that issued it
 * @returns eleven digits
 */
export function drawCpf(draw: Draw, uf: string): string {
  const base = [...Array.from({ length: 8 }, () => draw.int(0, 9)), REGIAO_FISCAL[uf] ?? 8].join('')
  return base + cpfCheckDigits(base)
}

/** An invented PIS with a right check digit: eleven digits. */
export function drawPis(draw: Draw): string {
  const base = [1, draw.int(2, 3), ...Array.from({ length: 8 }, () => draw.int(0, 9))].join('')
  return `${base}${pisCheckDigit(base)}`
}

/**
 * An invented mobile number of the city's area. It begins with 90, which no operator hands out, so that a
 * WhatsApp link of the demo never reaches a stranger.
 * @returns eleven digits: area code and number
 */
export function drawCelular(draw: Draw, ddd: number): string {
  return `${ddd}90${String(draw.int(0, 9_999_999)).padStart(7, '0')}`
}

/** An invented land line of the city's area: ten digits. */
export function drawTelefoneFixo(draw: Draw, ddd: number): string {
  return `${ddd}${draw.int(20, 39)}${String(draw.int(0, 999_999)).padStart(6, '0')}`
}

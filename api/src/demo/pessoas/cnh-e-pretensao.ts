import type { Cnh } from '@seleta/regras/cnh'
import type { PessoaDemo } from './pessoa'

/** What follows from the rest of a person, so that nothing else of the demo is drawn otherwise. */

/** Drivers have theirs; of the others two in five. @param n which person it is */
export function toCnh({ sobre, habilidades }: PessoaDemo, n: number): Cnh | null {
  const text = `${sobre} ${habilidades.join(' ')}`
  if (text.includes('CNH E')) return 'E'
  if (text.includes('CNH D')) return 'D'
  if (text.includes('CNH B')) return 'B'
  return n % 5 === 0 ? 'B' : n % 5 === 3 ? 'AB' : null
}

/** A little more than they last earned, in hundreds; two in three say it. */
export function toPretensao({ experiencias }: PessoaDemo, n: number): number | null {
  const ultimo = experiencias.find(({ ultimoSalario }) => ultimoSalario !== null)?.ultimoSalario ?? null
  return ultimo === null || n % 3 === 0 ? null : Math.ceil((ultimo * 1.1) / 100) * 100
}

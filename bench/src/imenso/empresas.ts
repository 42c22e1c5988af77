/** Companies of the enormous volume. */
export interface Grandeza {
  readonly empresas: number
  readonly pessoas: number
  /** People of the largest company. */
  readonly maior: number
  /** People of the company that is measured; the same in any volume. */
  readonly medida: number
}

/** What the server of one volume says when it answers. */
export const SERVING = 'servindo'

/** Product 105: 5,000,000 people in 1,000 companies. */
export const IMENSO: Grandeza = { empresas: 1000, pessoas: 5_000_000, maior: 500_000, medida: 20_000 }

/**
 * The same shape with fewer people: a hundredth of them in a tenth of the companies. The measured one keeps its size.
 * @param fator above 0, at most 1
 */
export function shrink({ empresas, pessoas, maior, medida }: Grandeza, fator: number): Grandeza {
  return {
    empresas: Math.max(3, Math.round(empresas * Math.sqrt(fator))),
    pessoas: Math.round(pessoas * fator),
    maior: Math.round(maior * fator),
    medida,
  }
}

/**
 * Sizes of the other companies: each a power of its rank smaller than the largest, so that they add up to all people.
 * @returns largest first
 */
export function sizesOfOthers({ empresas, pessoas, maior, medida }: Grandeza): number[] {
  const sizes = (power: number) =>
    Array.from({ length: empresas - 1 }, (_, n) => Math.max(1, Math.round(maior / (n + 1) ** power)))
  const sum = (power: number) => sizes(power).reduce((total, size) => total + size, 0)
  let [low, high] = [0, 4]
  for (let turn = 0; turn < 50; turn += 1) {
    const middle = (low + high) / 2
    if (sum(middle) > pessoas - medida) low = middle
    else high = middle
  }
  return sizes(high)
}

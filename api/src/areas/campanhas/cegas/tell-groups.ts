import { type TriagemAsCegas } from '@seleta/contract/as-cegas'
import { SMALLEST_GROUP } from '@seleta/contract/limits'
import type { GroupRow } from './triagem-cega-repository'

/**
 * Numbers of groups without those that would tell of few: below `SMALLEST_GROUP` none is said, and where one alone were left
 * out the next smaller one is too, or whoever knows the sum knew it (product 76).
 * @returns null where a number is not said, in the same order
 */
export function tellNumbers(numbers: readonly number[]): (number | null)[] {
  const few = numbers.flatMap((number, n) => (number < SMALLEST_GROUP ? [n] : []))
  const others = numbers.flatMap((number, n) => (few.includes(n) ? [] : [{ number, n }]))
  const smallest = others.toSorted((a, b) => a.number - b.number)[0]
  const left = few.length === 1 && smallest !== undefined ? [...few, smallest.n] : few
  return numbers.map((number, n) => (left.includes(n) ? null : number))
}

/** Groups as the report tells them; whoever is of a small one stands together with all of those, without their name. */
export function tellGroups(rows: readonly GroupRow[]): TriagemAsCegas['dimensoes'][number]['grupos'] {
  const antes = tellNumbers(rows.map((row) => row.antes))
  const depois = tellNumbers(rows.map((row) => row.depois))
  const grupos = rows.map(({ grupo }, n) => ({
    nome: grupo === '' ? 'Não informado' : grupo,
    antes: antes[n] ?? null,
    depois: depois[n] ?? null,
  }))
  const large = grupos.filter((one) => one.antes !== null)
  return large.length === grupos.length
    ? large
    : [...large, { nome: 'Grupos pequenos', antes: null, depois: null }]
}

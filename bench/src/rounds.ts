import { timeFixedWork } from './machine'
import type { Limit } from './report'

/** A figure is held when it holds in two of three rounds: then its middle holds. */
const ROUNDS = 3

/** One round, and how long the fixed piece of work took in the same minute, ms. */
export interface Round<T> {
  readonly work: number
  readonly figures: T
}

/** @param count of rounds: fewer where nothing is to be said about time */
export async function measureRounds<T>(
  say: (text: string) => void,
  measure: () => Promise<T>,
  count = ROUNDS,
): Promise<readonly Round<T>[]> {
  const rounds: Round<T>[] = []
  for (let n = 1; n <= count; n += 1) {
    if (count > 1) say(`Rodada ${n} de ${count}…`)
    const before = timeFixedWork()
    const figures = await measure()
    rounds.push({ work: (before + timeFixedWork()) / 2, figures })
  }
  return rounds
}

/** @throws RangeError of no rounds */
export function middleOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new RangeError('nothing has a middle')
  return middle
}

/** The figures of some rounds as one: the middle of each, and each beside the fixed piece of work of its minute. */
export function joinRounds(rounds: readonly Round<readonly Limit[]>[]): Limit[] {
  const [first] = rounds
  return (first?.figures ?? []).map((figure) => {
    const taken = rounds.flatMap(({ work, figures }) => {
      const same = figures.find(({ name }) => name === figure.name)
      return same === undefined ? [] : [{ value: same.value, work }]
    })
    return { ...figure, value: middleOf(taken.map(({ value }) => value)), rounds: taken }
  })
}

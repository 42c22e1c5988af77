/** People of one call, where each is written in a transaction of their own: a call answers within seconds. */
const PIECE = 200

export const firstPiece = <T>(all: readonly T[]): readonly T[] => all.slice(0, PIECE)

/** What became of a piece of work that was done in several calls. */
export interface Pieces<T, A> {
  /** In the order of the pieces; never none. */
  readonly answers: readonly [A, ...A[]]
  /** Those of the piece that failed and of all after it, and why; nobody when all went well. */
  readonly rest: readonly T[]
  readonly error: unknown
}

/**
 * Does with many, one piece after the other, what a call does with some (decision 154). What was done before a piece
 * failed stands.
 * @param onDone how many have been done so far
 * @throws what the first piece throws: then nothing was done that is known of
 */
export async function inPieces<T, A>(
  all: readonly T[],
  send: (piece: readonly T[]) => Promise<A>,
  onDone: (done: number) => void = () => undefined,
): Promise<Pieces<T, A>> {
  const answers: [A, ...A[]] = [await send(firstPiece(all))]
  for (let done = PIECE; done < all.length; done += PIECE) {
    onDone(done)
    try {
      answers.push(await send(all.slice(done, done + PIECE)))
    } catch (error) {
      return { answers, rest: all.slice(done), error }
    }
  }
  return { answers, rest: [], error: null }
}

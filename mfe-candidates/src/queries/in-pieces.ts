import { isUnanswered } from '@seleta/api-client'

/** People of one call, where each is written in a transaction of their own: a call answers within seconds. */
const PIECE = 200

export const piecesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / PIECE) }, (_, n) => all.slice(n * PIECE, (n + 1) * PIECE))

/** What became of a piece of work that was done in several calls. */
export interface Pieces<T, A> {
  /** In the order of the pieces; never none. */
  readonly answers: readonly [A, ...A[]]
  /** Those of the piece that failed, which may have been done all the same, and why; nobody when all went well. */
  readonly failed: readonly T[]
  readonly error: unknown
  /** Those after it, of whom nothing was sent. */
  readonly after: readonly T[]
}

/**
 * Does with many, one piece after the other, what a call does with some (decision 154). What was done before a piece
 * failed stands. One without an answer is tried again, once and at once: what is sent here is the same thing once more.
 * @param onDone how many have been done so far
 * @throws what the first piece throws: then nothing was done that is known of
 */
export async function inPieces<T, A>(
  all: readonly T[],
  send: (piece: readonly T[]) => Promise<A>,
  onDone: (done: number) => void = () => undefined,
): Promise<Pieces<T, A>> {
  const [first = [], ...others] = piecesOf(all)
  const answers: [A, ...A[]] = [await sendSurely(first, send)]
  let done = first.length
  for (const piece of others) {
    onDone(done)
    try {
      answers.push(await sendSurely(piece, send))
    } catch (error) {
      return { answers, failed: piece, error, after: all.slice(done + piece.length) }
    }
    done += piece.length
  }
  return { answers, failed: [], error: null, after: [] }
}

const sendSurely = <T, A>(piece: readonly T[], send: (piece: readonly T[]) => Promise<A>): Promise<A> =>
  send(piece).catch((error: unknown) => {
    if (isUnanswered(error)) return send(piece)
    throw error
  })

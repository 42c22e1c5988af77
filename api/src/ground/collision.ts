const CODES: readonly unknown[] = ['40P01', '40001']

/** Two writes that waited for each other: the database let one of them go. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code)

/** Somebody who was read is erased meanwhile: what is written of them belongs to nobody. */
const GONE = '23503'
const ATTEMPTS = 3

/**
 * Does a piece of work that is taken back whole when it fails, and does it again when somebody else came in between: it
 * then sees what they have done.
 * @param work one transaction
 */
export async function againAfterOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isOvertaken =
        isCollision(error) || (error instanceof Error && 'code' in error && error.code === GONE)
      if (!isOvertaken || attempt === ATTEMPTS) throw error
    }
  }
}

export const COLLISION_WORDS =
  'Outra pessoa mudou a mesma coisa neste instante, e a sua mudança não foi gravada. Tente de novo.'

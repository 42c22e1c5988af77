const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

const CODES: readonly unknown[] = ['40P01', '40001']

/** Two writes that waited for each other: the database let one of them go. */
export const isCollision = (error: unknown): boolean => CODES.includes(codeOf(error))

/** Another has by now what there is once: a name, an address. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505'

/** Somebody who was read is erased meanwhile: what is written of them belongs to nobody. */
const isGone = (error: unknown): boolean => codeOf(error) === '23503'
const ATTEMPTS = 3

/**
 * Does a piece of work that is taken back whole when it fails, and does it again when somebody else came in between: it
 * then sees what they have done, so that its looks before it writes answer as if they had been first.
 * @param work one transaction
 */
export async function againAfterOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isOvertaken = isCollision(error) || isTaken(error) || isGone(error)
      if (!isOvertaken || attempt === ATTEMPTS) throw error
    }
  }
}

export const COLLISION_WORDS =
  'Outra pessoa mudou a mesma coisa neste instante, e a sua mudança não foi gravada. Tente de novo.'

const CODES: readonly unknown[] = ['40P01', '40001']

/** Two writes that waited for each other: the database let one of them go. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code)

export const COLLISION_WORDS =
  'Outra pessoa mudou a mesma coisa neste instante, e a sua mudança não foi gravada. Tente de novo.'

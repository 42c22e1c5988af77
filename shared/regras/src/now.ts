import { diaInBrazil } from './dia'

/**
 * The one clock of whoever looks at a screen; what decides gets a moment handed in. The server has a clock of its own,
 * handed in too.
 */

export const now = (): Date => new Date()

/** Brazil's day there: `yyyy-mm-dd`. */
export const hoje = (): string => diaInBrazil(now())

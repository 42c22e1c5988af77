import { UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import { sql } from 'kysely'

/**
 * Whether what was done then can still be taken back.
 * @param moment column that says when
 */
export const isWithinUndo = (moment: string) =>
  sql<boolean>`${sql.ref(moment)} > now() - make_interval(secs => ${UNDO_WINDOW_SECONDS})`

/** Seconds after which what is kept for a taking back is forgotten: a while after it cannot be taken back any more. */
export const FORGET_SECONDS = UNDO_WINDOW_SECONDS + 30

/** Milliseconds until a skeleton shows, and until the wait is put into words (design.md section 2). */
export const LOADING_DELAY = 300
export const LOADING_SLOW = 5000
/** The wait in words. */
export const STILL_LOADING = 'Ainda carregando…'

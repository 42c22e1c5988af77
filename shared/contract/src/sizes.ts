/** How large a file may be, for who sends it and the server (product 7, 54). */

/** 5 MiB: a résumé. */
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024
/** 40 MiB: a recorded answer. */
export const VIDEO_MAX_BYTES = 40 * 1024 * 1024
/** 1 MiB: a picture of the company (product 7). */
export const LOGO_MAX_BYTES = 1024 * 1024

/** How large a file of a person may be, for the form, the server and the recruiter's own entry (product 54). */

/** 5 MiB: a résumé. */
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024
/** 40 MiB: a recorded answer. */
export const VIDEO_MAX_BYTES = 40 * 1024 * 1024

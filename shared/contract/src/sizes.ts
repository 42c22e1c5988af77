/**
 * How large a file may be, for who sends it and the server, what both say of a larger one, and which kinds a field lets
 * choose (product 7, 54).
 */

/** A résumé. */
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024
export const CURRICULO_MAX = '5 MB'
export const CURRICULO_TYPES = '.pdf,.docx'
/** What proves the result of a test. */
export const PROOF_TYPES = `${CURRICULO_TYPES},.png,.jpg,.jpeg`
export const CURRICULO_TOO_LARGE = `O arquivo passa de ${CURRICULO_MAX}.`
/** A recorded answer. */
export const VIDEO_MAX_BYTES = 40 * 1024 * 1024
export const VIDEO_MAX = '40 MB'
/** What a phone or a desktop browser records. */
export const VIDEO_TYPES = 'video/webm,video/mp4,video/quicktime'
export const VIDEO_TOO_LARGE = `O vídeo passa de ${VIDEO_MAX}.`
/** A picture of the company (product 7). */
export const LOGO_MAX_BYTES = 1024 * 1024
export const LOGO_MAX = '1 MB'
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp'
export const LOGO_TOO_LARGE = `A imagem passa de ${LOGO_MAX}.`
/** People of a file. */
export const IMPORTACAO_MAX_BYTES = 20 * 1024 * 1024
export const IMPORTACAO_MAX = '20 MB'
export const IMPORTACAO_TYPES = '.csv,.txt,text/csv'
export const IMPORTACAO_TOO_LARGE = `O arquivo passa de ${IMPORTACAO_MAX}.`

/** How large a file may be, for who sends it and the server, and what both say of a larger one (product 7, 54). */

/** 5 MiB: a résumé. */
export const CURRICULO_MAX_BYTES = 5 * 1024 * 1024
export const CURRICULO_TOO_LARGE = 'O arquivo passa de 5 MB.'
/** 40 MiB: a recorded answer. */
export const VIDEO_MAX_BYTES = 40 * 1024 * 1024
export const VIDEO_TOO_LARGE = 'O vídeo passa de 40 MB.'
/** 1 MiB: a picture of the company (product 7). */
export const LOGO_MAX_BYTES = 1024 * 1024
export const LOGO_TOO_LARGE = 'A imagem passa de 1 MB.'
/** 20 MiB: people of a file. */
export const IMPORTACAO_MAX_BYTES = 20 * 1024 * 1024
export const IMPORTACAO_TOO_LARGE = 'O arquivo passa de 20 MB.'

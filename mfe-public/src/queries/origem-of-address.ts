import { readOrigem } from '@seleta/regras/origem'

/** The word of the link that this document was opened by. */
export const origemOfAddress = () => readOrigem(new URLSearchParams(location.search).get('origem'))

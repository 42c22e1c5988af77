import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'

/** What a person reads when no answer came, or one that says nothing (spec section 8, product 58). */
export const OFFLINE = 'Sem conexão. Confira a internet e tente de novo.'
export const TIMEOUT = `O servidor demorou mais de ${HTTP_TIMEOUT_MS / 1000} segundos para responder. Tente de novo.`
export const GENERIC = 'Não foi possível concluir agora. Tente de novo em instantes.'

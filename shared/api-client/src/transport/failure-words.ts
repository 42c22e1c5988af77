import { HTTP_TIMEOUT_MS } from '@seleta/contract/limits'

/** What a person reads when no answer came, or one that says nothing (spec section 8, product 58). */
export const OFFLINE = 'Sem conexão. Confira a internet e tente de novo.'
export const TIMEOUT = `O servidor demorou mais de ${HTTP_TIMEOUT_MS / 1000} segundos para responder. Tente de novo.`
export const GENERIC = 'Não foi possível concluir agora. Tente de novo em instantes.'

/** Only the server knows that it has no room, and whether less of it would do: no sentence of ours says as much. */
const TOLD_BY_SERVER: ReadonlySet<string | undefined> = new Set(['disco_quase_cheio', 'disco_cheio'])

/** Whether what the server says of a failure of its own is read by the person; of any other it is for its log. */
export const isToldByServer = (status: number, codigo: string | undefined): boolean =>
  status === 503 && TOLD_BY_SERVER.has(codigo)

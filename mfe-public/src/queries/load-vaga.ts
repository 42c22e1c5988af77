import { callPublico } from '@seleta/api-client/publico'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { readOrigem } from '@seleta/regras/origem'

/** The job of this document's address. @throws PublicCallError */
export async function loadVaga(): Promise<CampanhaPublica> {
  const id = Number(/^\/campanha\/(\d+)/.exec(location.pathname)?.[1])
  return (await callPublico('getCampanhaPublica', { params: { id } })).data
}

export const origemOfAddress = () => readOrigem(new URLSearchParams(location.search).get('origem'))

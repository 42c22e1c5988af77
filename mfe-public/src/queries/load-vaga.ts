import { callPublico } from '@seleta/api-client/publico'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { readPublicAddress } from '@seleta/shell/public-address'

/** The job of this document's address: fetched with its code where no server drew the page. @throws PublicCallError */
export async function loadVaga(): Promise<CampanhaPublica> {
  const id = readPublicAddress(location.pathname).vagaId ?? Number.NaN
  return (await callPublico('getCampanhaPublica', { params: { id } })).data
}

import { PublicCallError, callPublico } from '@seleta/api-client/publico'
import type { CampanhaPublica } from '@seleta/contract/publico'
import { readOrigem } from '@seleta/public-pages/data/addresses'

/** The job of this document's address; null when there is none. */
export async function loadVaga(): Promise<CampanhaPublica | null> {
  const id = Number(/^\/campanha\/(\d+)/.exec(location.pathname)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(id) || id <= 0) return null
  try {
    return (await callPublico('getCampanhaPublica', { params: { id } })).data
  } catch (error) {
    if (error instanceof PublicCallError && error.status === 404) return null
    throw error
  }
}

export const origemOfAddress = () => readOrigem(new URLSearchParams(location.search).get('origem'))

import { callPublico } from '@seleta/api-client/publico'
import { PAGE_SIZE } from '@seleta/contract/limits'
import { askedOf } from '@seleta/public-pages/data/list-address'
import type { Pages } from '@seleta/public-pages/data/pages'

/**
 * The page of open jobs that this document's address asks for.
 * @param empresa address of their company; missing for all companies'
 * @throws PublicCallError
 */
export async function loadVagas(empresa?: string): Promise<Pages['vagas']> {
  const { busca, page } = askedOf(Object.fromEntries(new URLSearchParams(location.search)))
  const { data, totalElements, totalPages } = await callPublico('listVagasPublicas', {
    query: {
      page: page - 1,
      size: PAGE_SIZE.vagas,
      ...(busca === '' ? {} : { busca }),
      ...(empresa === undefined ? {} : { empresa }),
    },
  })
  return { vagas: data, total: totalElements, page, pages: totalPages, busca }
}

import { callPublico } from '@seleta/api-client/publico'
import type { Pages } from '@seleta/public-pages/data/pages'

const PAGE_SIZE = 20

/**
 * The page of open jobs that this document's address asks for.
 * @param empresa address of their company; missing for all companies'
 * @throws PublicCallError
 */
export async function loadVagas(empresa?: string): Promise<Pages['vagas']> {
  const search = new URLSearchParams(location.search)
  const page = Math.max(1, Number(search.get('pagina') ?? 1) || 1)
  const busca = search.get('busca') ?? ''
  const { data, totalElements, totalPages } = await callPublico('listVagasPublicas', {
    query: {
      page: page - 1,
      size: PAGE_SIZE,
      ...(busca === '' ? {} : { busca }),
      ...(empresa === undefined ? {} : { empresa }),
    },
  })
  return { vagas: data, total: totalElements, page, pages: totalPages, busca }
}

import type { QueryClient } from '@seleta/api-client'
import { callQuery, useCall, useQueryClient } from '@seleta/api-client'
import type { Cidade, Funcao, ItemDescricao, ItemNome } from '@seleta/contract/catalogos'
import type { OptionSearch } from '@seleta/ui/form'
import { useCallback } from 'react'

/** Catalogues, kept for the visit; the pickers search on the server, accents and case ignored. */

const FRESH = { staleTime: Infinity } as const
/** More than is listed, so that it can be said how many more there are. */
const SEARCH_LIMIT = 100

const funcoes = (client: QueryClient, busca: string): Promise<Funcao[]> =>
  client.fetchQuery({
    ...callQuery('listFuncoesAtivas', { query: { busca, limite: SEARCH_LIMIT } }),
    ...FRESH,
  })
const cidades = (client: QueryClient, busca: string): Promise<Cidade[]> =>
  client.fetchQuery({ ...callQuery('listCidades', { query: { busca, limite: SEARCH_LIMIT } }), ...FRESH })
const cursos = (client: QueryClient, busca: string): Promise<ItemNome[]> =>
  client.fetchQuery({ ...callQuery('listCursos', { query: { busca, limite: SEARCH_LIMIT } }), ...FRESH })
const beneficios = (client: QueryClient, busca: string): Promise<ItemDescricao[]> =>
  client.fetchQuery({ ...callQuery('listBeneficios', { query: { busca, limite: SEARCH_LIMIT } }), ...FRESH })
const tiposContratacao = (client: QueryClient, busca: string): Promise<ItemDescricao[]> =>
  client.fetchQuery({
    ...callQuery('listTiposContratacao', { query: { busca, limite: SEARCH_LIMIT } }),
    ...FRESH,
  })

export const useTestes = () => useCall('listTestes', {}, { freshFor: Infinity })
export const useBeneficios = () => useCall('listBeneficios', { query: {} }, { freshFor: Infinity })

/** What the later steps wait for: asked for at once by what this gives. */
export function useListsAhead(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void client.prefetchQuery({ ...callQuery('listTestes', {}), ...FRESH })
    void client.prefetchQuery({ ...callQuery('listBeneficios', { query: {} }), ...FRESH })
    void client.prefetchQuery({ ...callQuery('listVagaModelos', {}), ...FRESH })
  }, [client])
}

function useSearchOf<T>(ask: (client: QueryClient, busca: string) => Promise<T[]>): OptionSearch<T> {
  const client = useQueryClient()
  return useCallback((text) => ask(client, text.trim()), [ask, client])
}

export const useFuncaoSearch = () => useSearchOf(funcoes)
export const useCidadeSearch = () => useSearchOf(cidades)
export const useCursoSearch = () => useSearchOf(cursos)
export const useBeneficioSearch = () => useSearchOf(beneficios)
export const useTipoContratacaoSearch = () => useSearchOf(tiposContratacao)

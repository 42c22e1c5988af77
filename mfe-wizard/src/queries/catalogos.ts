import type { QueryClient } from '@seleta/api-client'
import { callQuery, useQueryClient } from '@seleta/api-client'
import type { Cidade, Funcao, ItemDescricao, ItemNome } from '@seleta/contract/catalogos'
import { PAGE_SIZE } from '@seleta/contract/limits'
import type { OptionSearch } from '@seleta/ui/form'
import { useCallback } from 'react'

/** Searches of the pickers: on the server, accents and case ignored; an answer is kept for the visit. */

const FRESH = { staleTime: Infinity } as const

const funcoes = (client: QueryClient, busca: string): Promise<Funcao[]> =>
  client.fetchQuery({
    ...callQuery('listFuncoesAtivas', { query: { busca, limite: PAGE_SIZE.funcoes } }),
    ...FRESH,
  })
const cidades = async (client: QueryClient, busca: string): Promise<Cidade[]> =>
  groupByUf(
    await client.fetchQuery({
      ...callQuery('listCidades', { query: { busca, limite: PAGE_SIZE.cidades } }),
      ...FRESH,
    }),
  )
const cursos = (client: QueryClient, busca: string): Promise<ItemNome[]> =>
  client.fetchQuery({ ...callQuery('listCursos', { query: { busca, limite: 30 } }), ...FRESH })
const beneficios = (client: QueryClient, busca: string): Promise<ItemDescricao[]> =>
  client.fetchQuery({ ...callQuery('listBeneficios', { query: { busca, limite: 50 } }), ...FRESH })
const tiposContratacao = (client: QueryClient, busca: string): Promise<ItemDescricao[]> =>
  client.fetchQuery({ ...callQuery('listTiposContratacao', { query: { busca, limite: 50 } }), ...FRESH })

function useSearchOf<T>(ask: (client: QueryClient, busca: string) => Promise<T[]>): OptionSearch<T> {
  const client = useQueryClient()
  return useCallback((text) => ask(client, text.trim()), [ask, client])
}

export const useFuncaoSearch = () => useSearchOf(funcoes)
export const useCidadeSearch = () => useSearchOf(cidades)
export const useCursoSearch = () => useSearchOf(cursos)
export const useBeneficioSearch = () => useSearchOf(beneficios)
export const useTipoContratacaoSearch = () => useSearchOf(tiposContratacao)

/** States in the order of their best hit, cities of one state together. */
export function groupByUf(found: readonly Cidade[]): Cidade[] {
  const byUf = new Map<string, Cidade[]>()
  for (const cidade of found) byUf.set(cidade.uf, [...(byUf.get(cidade.uf) ?? []), cidade])
  return [...byUf.values()].flat()
}

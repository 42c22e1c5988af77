import { callQuery, useCall, useQuery } from '@seleta/api-client'
import type { Campanha } from '@seleta/contract/campanhas'
import { FILTRO_ENDERECO } from '@seleta/contract/filtro-endereco'
import { categoryParts, group } from '@seleta/shell/list-address'
import { paths } from '@seleta/shell'

const POLL_MS = 2000

/** A published campaign; asked again while a job board is still waited for. */
export function usePublicada(id: number) {
  return useQuery({
    ...callQuery('getCampanha', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.publicacoes.some(({ estado }) => estado === 'LIGADO') === true ? POLL_MS : false,
  })
}

const categories = group(categoryParts(FILTRO_ENDERECO))

/**
 * People of the basket who want one of the campaign's functions in one of its cities: how many, and where they are.
 * @returns `total` undefined while it is not known
 */
export function useMatches({ vaga, cidades }: Campanha) {
  const filtro = {
    funcoes: vaga.funcoes.map(({ funcao }) => funcao.id),
    cidades: cidades.map(({ cidade }) => cidade.id),
  }
  const found = useCall('filterTalentos', { query: { page: 0, size: 1 }, body: filtro })
  const address = new URLSearchParams(categories.write(filtro))
  return { total: found.data?.totalElements, to: `${paths.cesta()}?${address.toString()}` }
}

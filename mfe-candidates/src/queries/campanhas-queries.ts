import { useCall } from '@seleta/api-client'

const SHOWN = 6

/** Published campaigns whose name has the text, by name: where a person can be added. */
export function useCampanhasAbertas(busca: string) {
  const nome = busca.trim()
  return useCall(
    'filterCampanhas',
    {
      query: { page: 0, size: SHOWN },
      body: {
        filtros: [
          { path: 'campanha.situacao', value: 'PUBLICADA' },
          ...(nome === '' ? [] : [{ path: 'campanha.nome' as const, value: nome }]),
        ],
        orders: [{ path: 'campanha.nome', order: 'ASC' }],
      },
    },
    { isKeepingPrevious: true },
  )
}

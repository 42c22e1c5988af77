import { useCall } from '@seleta/api-client'
import { situacoesFor } from '@seleta/contract/situacao-transitions'

const SHOWN = 6

/** Campaigns that people can be brought into, whose name has the text, by name. */
export function useCampanhasToReceive(busca: string) {
  const nome = busca.trim()
  return useCall(
    'filterCampanhas',
    {
      query: { page: 0, size: SHOWN },
      body: {
        filtros: [
          ...situacoesFor('receber').map((value) => ({ path: 'campanha.situacao' as const, value })),
          ...(nome === '' ? [] : [{ path: 'campanha.nome' as const, value: nome }]),
        ],
        orders: [{ path: 'campanha.nome', order: 'ASC' }],
      },
    },
    { isKeepingPrevious: true },
  )
}

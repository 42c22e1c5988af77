import { useCampanha } from '@seleta/campanha/campanha'
import { useCall, useCan } from '@seleta/api-client'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import type { CallInput } from '@seleta/contract/calls'
import { SITUACOES_PUBLICADAS } from '@seleta/contract/limits'
import type { Figura } from '@seleta/contract/figuras'
import type { Opcao, Opcoes } from '../rules/recorte-words'

/** How it goes; the former figures while others are on their way (product 69). */
export const useIndicadores = (query: NonNullable<CallInput<'getIndicadores'>['query']>) =>
  useCall('getIndicadores', { query }, { isKeepingPrevious: true })

/** Of which campaigns those are whom a number of the company counts. */
export const useCampanhasDaFigura = (figura: Figura) => useCall('listCampanhasDaFigura', { query: figura })

/** Campaigns in sight; whoever misses one writes more of it. */
const SHOWN = 20

/**
 * Campaigns that were published, which a text finds as the list's own search does: name, function, city, company, code
 * (product 66); the former ones while others are on their way.
 * @returns `campanhas` null when they could not be read
 */
export function useCampanhasToChoose(busca: string, isEnabled: boolean) {
  const nome = busca.trim()
  const { data, isError, isPlaceholderData, isPending } = useCall(
    'filterCampanhas',
    {
      query: { page: 0, size: SHOWN },
      body: {
        filtros: [
          ...SITUACOES_PUBLICADAS.map((value) => ({ path: 'campanha.situacao' as const, value })),
          ...(nome === '' ? [] : [{ path: 'campanha.nome' as const, value: nome }]),
        ],
        orders: [],
      },
    },
    { isEnabled, isKeepingPrevious: true },
  )
  const campanhas: Opcoes = isError ? null : data?.data
  return { campanhas, total: data?.totalElements ?? 0, isLoading: isPending || isPlaceholderData }
}

/** The campaign that figures are narrowed to; undefined while nobody knows its name. */
export function useChosenCampanha(id: number | null): Opcao | undefined {
  const { data } = useCampanha(id ?? 0, id !== null)
  return id === null || data === undefined ? undefined : { id, nome: campanhaTitle(data) }
}

/** Colleagues whose work the figures can be narrowed to. */
export function useColegas(): {
  readonly usuarios: Opcoes
  /** Colleagues are not for everybody to know. */
  readonly hasUsuarios: boolean
} {
  const hasUsuarios = useCan()('listUsuarios')
  const usuarios = useCall('listUsuarios', {}, { isEnabled: hasUsuarios })
  return {
    usuarios: usuarios.isError ? null : usuarios.data?.filter(({ situacao }) => situacao === 'ATIVA'),
    hasUsuarios,
  }
}

/** Whose report it is. */
export const useEmpresaNome = () => useCall('getEmpresa', {}).data?.nome ?? ''

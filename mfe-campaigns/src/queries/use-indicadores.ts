import { useCall } from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'

/** How it goes; the former figures while others are on their way (product 69). */
export const useIndicadores = (query: NonNullable<CallInput<'getIndicadores'>['query']>) =>
  useCall('getIndicadores', { query }, { isKeepingPrevious: true })

/** What the figures can be narrowed to: campaigns that were published, and colleagues. */
export function useRecortes(hasCampanhas: boolean) {
  const campanhas = useCall(
    'filterCampanhas',
    { query: { page: 0, size: 100 }, body: { filtros: [], orders: [] } },
    { isEnabled: hasCampanhas },
  )
  const usuarios = useCall('listUsuarios', {})
  return {
    campanhas: (campanhas.data?.data ?? []).filter(({ situacao }) => situacao !== 'RASCUNHO'),
    usuarios: (usuarios.data ?? []).filter(({ situacao }) => situacao === 'ATIVA'),
  }
}

/** Whose report it is. */
export const useEmpresaNome = () => useCall('getEmpresa', {}).data?.nome ?? ''

import { MAX_PAGE_SIZE } from '@seleta/contract/limits'
import { useCall, useCan } from '@seleta/api-client'
import { hasLink } from '@seleta/campanha/campanha-words'
import type { CallInput } from '@seleta/contract/calls'
import type { Opcoes } from '../rules/recorte-words'

/** How it goes; the former figures while others are on their way (product 69). */
export const useIndicadores = (query: NonNullable<CallInput<'getIndicadores'>['query']>) =>
  useCall('getIndicadores', { query }, { isKeepingPrevious: true })

/** What the figures can be narrowed to: campaigns that were published, and colleagues. */
export function useRecortes(hasCampanhas: boolean): {
  readonly campanhas: Opcoes
  readonly usuarios: Opcoes
  /** Colleagues are not for everybody to know. */
  readonly hasUsuarios: boolean
} {
  const campanhas = useCall(
    'filterCampanhas',
    { query: { page: 0, size: MAX_PAGE_SIZE }, body: { filtros: [], orders: [] } },
    { isEnabled: hasCampanhas },
  )
  const hasUsuarios = useCan()('listUsuarios')
  const usuarios = useCall('listUsuarios', {}, { isEnabled: hasUsuarios })
  return {
    campanhas: campanhas.isError ? null : campanhas.data?.data.filter(hasLink),
    usuarios: usuarios.isError ? null : usuarios.data?.filter(({ situacao }) => situacao === 'ATIVA'),
    hasUsuarios,
  }
}

/** Whose report it is. */
export const useEmpresaNome = () => useCall('getEmpresa', {}).data?.nome ?? ''

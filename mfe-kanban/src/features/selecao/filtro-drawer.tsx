import { FiltrosDrawer } from '@seleta/campanha/filtros/filtros-side'
import { useFiltrosDraft } from '@seleta/campanha/filtros/use-filtros-draft'
import { useFacetasDoQuadro } from '../../queries/use-facetas'
import { readFiltros, writeFiltros } from '../../rules/filtro-address'

interface Props {
  readonly campanhaId: number
  readonly params: URLSearchParams
  readonly onParams: (params: URLSearchParams) => void
  readonly onClose: () => void
}

/** The panel over the board. */
export function FiltroDrawer({ campanhaId, params, onParams, onClose }: Props) {
  const applied = readFiltros(params)
  const filtros = useFiltrosDraft(applied, (next) => onParams(writeFiltros(params, next)))
  return (
    <FiltrosDrawer
      isOpen
      onClose={onClose}
      tela="selecao"
      origens={[]}
      filtros={filtros}
      facetas={useFacetasDoQuadro(campanhaId, applied)}
    />
  )
}

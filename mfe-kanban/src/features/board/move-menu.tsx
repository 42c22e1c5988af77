import { askAviso } from '@seleta/campanha/ask-aviso'
import { toEtapaChoice } from '@seleta/campanha/etapa-choice'
import { useOfferedMotivos } from '@seleta/campanha/motivos'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { EtapasMenu } from '@seleta/ui/form'

export interface MoveMenuProps {
  readonly campanhaId: number
  readonly cartao: Cartao
  /** `NO_ETAPA`: in none. */
  readonly etapaId: number
  readonly etapas: readonly Etapa[]
  readonly anchor: HTMLElement
  readonly onMove: (paraEtapaId: number, avisar: boolean, motivoId: number | null) => void
  readonly onClose: () => void
}

/** «Mover para» of a card: no dragging needed (product 47). The present stage is marked and stays. */
export function MoveMenu({ campanhaId, cartao, etapaId, etapas, anchor, onMove, onClose }: MoveMenuProps) {
  const motivos = useOfferedMotivos()
  const { identificador, nome } = cartao
  return (
    <EtapasMenu
      nome={nome}
      anchor={anchor}
      etapas={etapas.map(toEtapaChoice)}
      etapaId={etapaId}
      motivos={motivos}
      askAviso={(kanbanId) => askAviso(campanhaId, kanbanId, [identificador])}
      onMove={onMove}
      onClose={onClose}
    />
  )
}

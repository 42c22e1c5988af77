import { useCan } from '@seleta/api-client'
import { askAviso } from '@seleta/campanha/ask-aviso'
import { DonoMenu } from '@seleta/campanha/dono-menu'
import { toEtapaChoice } from '@seleta/campanha/etapa-choice'
import { useOfferedMotivos } from '@seleta/campanha/motivos'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { ASSIGN_TO } from '@seleta/contract/screen-words'
import { EtapasMenu } from '@seleta/ui/form'
import { useState } from 'react'

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

/** «Mover para» of a card: no dragging needed (product 47), and who takes care of the person. The present stage is marked and stays. */
export function MoveMenu({ campanhaId, cartao, etapaId, etapas, anchor, onMove, onClose }: MoveMenuProps) {
  const motivos = useOfferedMotivos()
  const { identificador, nome, dono } = cartao
  const [isAssigning, setIsAssigning] = useState(false)
  const canAssign = useCan()('setDono')
  if (isAssigning)
    return (
      <DonoMenu {...{ campanhaId, anchor, dono, onClose }} identificadores={[identificador]} quem={nome} />
    )
  return (
    <EtapasMenu
      nome={nome}
      anchor={anchor}
      etapas={etapas.map(toEtapaChoice)}
      etapaId={etapaId}
      motivos={motivos}
      askAviso={(kanbanId) => askAviso(campanhaId, kanbanId, [identificador])}
      {...(canAssign && { others: [{ label: ASSIGN_TO, onChoose: () => setIsAssigning(true) }] })}
      onMove={onMove}
      onClose={onClose}
    />
  )
}

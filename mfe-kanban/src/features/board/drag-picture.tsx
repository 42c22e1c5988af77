import { DragOverlay } from '@dnd-kit/core'
import type { Etapa } from '@seleta/contract/kanban'
import { media, useMediaQuery } from '@seleta/ui/core'
import { motion } from '@seleta/ui/tokens'
import type { DragState } from '../../rules/drag-state'
import { CartaoFace } from './cartao-face'
import { EtapaGhost } from './etapa-ghost'

/** What is under the hand is a picture of its own: moving it paints nothing else again. */
const ON_TOP = { willChange: 'transform' } as const
const FLIGHT = { duration: motion.base, easing: motion.easing }

export interface DragPictureProps {
  readonly drag: DragState
  readonly etapas: readonly Etapa[]
  readonly isCompact: boolean
}

/** What is under the hand, a card or the head of a column. Dropped by the pointer it flies to its place. */
export function DragPicture({ drag, etapas, isCompact }: DragPictureProps) {
  const isStill = useMediaQuery(media.reducedMotion.replace('@media ', ''))
  const etapa = drag.kind === 'etapa' ? etapas.find(({ id }) => id === drag.etapaId) : undefined
  return (
    <DragOverlay style={ON_TOP} dropAnimation={isStill || drag.by === 'keys' ? null : FLIGHT}>
      {drag.kind === 'cartao' ? (
        <CartaoFace cartao={drag.cartao} limiteDias={null} isCompact={isCompact} look="ghost" />
      ) : null}
      {etapa === undefined ? null : <EtapaGhost etapa={etapa} />}
    </DragOverlay>
  )
}

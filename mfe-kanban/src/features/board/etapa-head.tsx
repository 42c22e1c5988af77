import { optionsOf } from '../../rules/sentences'
import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import type { EtapaItem } from '@seleta/contract/kanban'
import { isEscritora } from '@seleta/contract/tell-avisos'
import { IconButton, paint, styled } from '@seleta/ui/core'
import { EditIcon, GripIcon, MailIcon, MoreIcon } from '@seleta/ui/icons'
import { ETAPA_INSTRUCTIONS_ID } from './announcements'
import { useBoardActions, useBoardRights } from './board-actions'
import { splitListeners } from './split-listeners'

export const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  padding: '6px 4px 6px 2px',
  cursor: 'grab',
  touchAction: 'manipulation',
  userSelect: 'none',
  '& h3': {
    margin: 0,
    minWidth: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.375rem',
    fontWeight: 680,
    overflowWrap: 'anywhere',
  },
})

export const Count = styled('span')({
  flex: 'none',
  marginInline: '8px 6px',
  padding: '1px 8px',
  borderRadius: 10,
  backgroundColor: paint.surface,
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
})

const Envelope = styled('span')({ display: 'inline-flex', flex: 'none', color: paint.textSecondary })
const Tools = styled('span')({ display: 'flex', flex: 'none', marginLeft: 'auto' })

/** A head that nothing can be done with. */
export const FIXED_HEAD = { cursor: 'default', minHeight: 44, paddingLeft: 14 } as const

export interface EtapaHeadProps {
  readonly etapa: EtapaItem
  readonly titleId: string
  readonly contagem: string
  readonly gripRef: (node: HTMLElement | null) => void
  readonly listeners: DraggableSyntheticListeners
}

/** The head of a column: its handle, name, count, and what can be done with the stage. */
export function EtapaHead({ etapa, titleId, contagem, gripRef, listeners }: EtapaHeadProps) {
  const actions = useBoardActions()
  const { canChangeEtapas } = useBoardRights()
  const { pointer, keyDown } = splitListeners(listeners)
  return (
    <Head {...pointer} {...(canChangeEtapas ? {} : { style: FIXED_HEAD })}>
      {canChangeEtapas ? (
        <IconButton
          ref={gripRef}
          size="small"
          aria-label={`Mover etapa ${etapa.nome}`}
          aria-haspopup="menu"
          aria-describedby={ETAPA_INSTRUCTIONS_ID}
          onKeyDown={keyDown}
          onClick={(event) => actions.openOrder(etapa.id, event.currentTarget)}
        >
          <GripIcon size={18} />
        </IconButton>
      ) : null}
      <h3 id={titleId}>{etapa.nome}</h3>
      <Count>{contagem}</Count>
      {isEscritora(etapa) ? (
        <Envelope
          role="img"
          aria-label="Avisa quem entra"
          title={`Quem entra recebe: “${etapa.mensagemNotificacao}”`}
        >
          <MailIcon size={16} />
        </Envelope>
      ) : null}
      {canChangeEtapas ? (
        <Tools>
          <IconButton
            size="small"
            aria-label={`Editar etapa ${etapa.nome}`}
            onClick={() => actions.openEtapaEdit(etapa.id)}
          >
            <EditIcon size={18} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={optionsOf(etapa.nome)}
            aria-haspopup="menu"
            onClick={(event) => actions.openEtapaMenu(etapa.id, event.currentTarget)}
          >
            <MoreIcon size={18} />
          </IconButton>
        </Tools>
      ) : null}
    </Head>
  )
}

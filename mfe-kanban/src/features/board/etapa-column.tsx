import { useSortable } from '@dnd-kit/sortable'
import { MotivoButton } from '@seleta/campanha/motivo-button'
import { useOfferedMotivos } from '@seleta/campanha/motivos'
import type { Etapa } from '@seleta/contract/kanban'
import { asksMotivo } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { paint, styled } from '@seleta/ui/core'
import { motion, radius } from '@seleta/ui/tokens'
import { memo } from 'react'
import type { Column } from '../../rules/columns'
import type { Move } from '../../rules/moves-types'
import { corRules, corStyle } from '../etapas/cor-style'
import type { EtapaDragData } from '../../rules/drag-state'
import { dragIdOfEtapa } from '../../rules/drag-state'
import type { CartaoMarks } from './cartao-list'
import { useBoardRights } from './board-actions'
import { CartaoList } from './cartao-list'
import { EtapaHead } from './etapa-head'
import { UnplacedHead } from './unplaced-head'
import { isUnplaced } from '../../rules/unplaced-column'
import { formatInteger } from '@seleta/regras/numbers'

export const COLUMN_WIDTH = 296
/** On wide screens columns take the width there is, up to this, px. */
export const COLUMN_WIDEST = 400

const Root = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: `1 0 ${COLUMN_WIDTH}px`,
  maxWidth: COLUMN_WIDEST,
  minHeight: 0,
  border: `1px solid ${paint.border}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: paint.sunken,
  transition: `background-color ${motion.fast}ms`,
  scrollSnapAlign: 'start',
  // What changes in one column is laid out in it alone.
  contain: 'layout style',
  '&[data-is-target="true"]': { backgroundColor: paint.primarySoft, borderColor: paint.primary },
  '&[data-is-dragging="true"]': { opacity: 0.45 },
})

export const Strip = styled('div')({
  flex: 'none',
  height: 4,
  marginInline: -1,
  borderRadius: '2px 2px 0 0',
  ...corRules,
})

const Slot = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetInline: 8,
  top: 56,
  padding: '14px 12px',
  border: `2px dashed ${paint.primary}`,
  borderRadius: radius.card,
  backgroundColor: paint.surface,
  color: paint.primary,
  fontSize: '0.875rem',
  fontWeight: 550,
  textAlign: 'center',
  pointerEvents: 'none',
})

const Empty = styled('p')({
  margin: 0,
  padding: '16px 16px 24px',
  color: paint.textSecondary,
  fontSize: '0.8125rem',
  textAlign: 'center',
})

const Foot = styled('p')({
  margin: 0,
  padding: '8px 14px 10px',
  borderTop: `1px solid ${paint.border}`,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& button': {
    padding: '4px 2px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: paint.primary,
    font: 'inherit',
    fontWeight: 550,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
})

export interface EtapaColumnProps extends Column {
  readonly isCompact: boolean
  readonly marks: CartaoMarks
}

/** A stage: dragged by its head, target of cards. The shell follows a drag; what is inside is drawn when it changes. */
export const EtapaColumn = memo(function EtapaColumn({ isTarget, ...props }: EtapaColumnProps) {
  const { etapa } = props
  const data: EtapaDragData = { kind: 'etapa', etapaId: etapa.id }
  const isFixed = isUnplaced(etapa)
  const { canChangeEtapas } = useBoardRights()
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: dragIdOfEtapa(etapa.id),
    data,
    disabled: isFixed || !canChangeEtapas,
  })
  return (
    <Root
      ref={setNodeRef}
      aria-labelledby={titleId(etapa.id)}
      data-etapa={etapa.id}
      data-is-target={isTarget}
      data-is-dragging={isDragging}
      style={{
        ...corStyle(etapa.cor),
        ...(transform === null ? {} : { transform: `translateX(${transform.x}px)`, transition }),
      }}
    >
      <Strip />
      {isFixed ? (
        <UnplacedHead
          campanhaId={etapa.campanhaId}
          titleId={titleId(etapa.id)}
          contagem={contagem(props.hits, props.total)}
        />
      ) : (
        <EtapaHead
          etapa={etapa}
          titleId={titleId(etapa.id)}
          contagem={contagem(props.hits, props.total)}
          gripRef={setActivatorNodeRef}
          listeners={listeners}
        />
      )}
      {isTarget ? <Slot>Solte em {etapa.nome}</Slot> : null}
      <EtapaBody {...props} />
    </Root>
  )
})

const titleId = (etapaId: number) => `etapa-${etapaId}-titulo`

function contagem(hits: number | null, total: number): string {
  const all = formatInteger(total)
  return hits === null ? all : `${formatInteger(hits)} de ${all}`
}

const EtapaBody = memo(function EtapaBody(props: Omit<EtapaColumnProps, 'isTarget'>) {
  const { etapa, cartoes, hits, total, isCompact, marks, last } = props
  const { canMove } = useBoardRights()
  return (
    <>
      {total === 0 ? (
        <Empty>{canMove ? 'Arraste ou mova alguém para cá.' : 'Ninguém nesta etapa.'}</Empty>
      ) : null}
      {hits === 0 && total > 0 ? <Empty>Ninguém com este filtro.</Empty> : null}
      <CartaoList etapa={etapa} cartoes={cartoes} total={hits ?? total} isCompact={isCompact} marks={marks} />
      {last === null ? null : <LastMove key={last.numero} etapa={etapa} move={last} />}
    </>
  )
})

/** The last move, and what can be done about it for as long as the toast's words hold. */
function LastMove({ etapa, move }: { readonly etapa: Etapa; readonly move: Move }) {
  const motivos = useOfferedMotivos(move.motivoId !== null)
  const { undo } = useHostServices()
  if (undo.latest === null) return null
  const { text, besides } = undo.latest
  return (
    <Foot>
      {text}{' '}
      {besides === undefined ? null : (
        <>
          <button type="button" onClick={besides.run}>
            {besides.label}
          </button>{' '}
        </>
      )}
      {asksMotivo(etapa.tipo) ? (
        <>
          <MotivoButton
            campanhaId={etapa.campanhaId}
            identificadores={[move.cartao.identificador]}
            motivo={motivos?.find(({ id }) => id === move.motivoId) ?? null}
          />{' '}
        </>
      ) : null}
      <button type="button" onClick={undo.takeBack}>
        Desfazer
      </button>
    </Foot>
  )
}

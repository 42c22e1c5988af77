import { useDroppable } from '@dnd-kit/core'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { IconButton, paint, styled } from '@seleta/ui/core'
import { MoreIcon } from '@seleta/ui/icons'
import { motion, radius } from '@seleta/ui/tokens'
import { memo } from 'react'
import type { PendingMove } from '../../kanban/apply-moves'
import { corRules, corStyle } from '../../kanban/cor-style'
import type { EtapaDropData } from '../../kanban/drag-state'
import { dropIdOfEtapa } from '../../kanban/drag-state'
import { useBoardActions } from './board-actions'
import type { CartaoMarks } from './cartao-list'
import { CartaoList } from './cartao-list'

export const COLUMN_WIDTH = 296

const Root = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: `0 0 ${COLUMN_WIDTH}px`,
  minHeight: 0,
  border: `1px solid ${paint.border}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: paint.sunken,
  transition: `background-color ${motion.fast}ms`,
  scrollSnapAlign: 'start',
  '&[data-is-target="true"]': { backgroundColor: paint.primarySoft, borderColor: paint.primary },
})

const Faixa = styled('div')({
  flex: 'none',
  height: 4,
  marginInline: -1,
  borderRadius: '2px 2px 0 0',
  ...corRules,
})

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 6px 6px 14px',
  '& h3': {
    margin: 0,
    minWidth: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.375rem',
    fontWeight: 680,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

const Count = styled('span')({
  marginRight: 'auto',
  padding: '1px 8px',
  borderRadius: 10,
  backgroundColor: paint.surface,
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
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

export interface EtapaColumnProps {
  readonly etapa: Etapa
  readonly cartoes: readonly Cartao[]
  readonly isFiltered: boolean
  readonly isCompact: boolean
  /** A card from another stage is over this one. */
  readonly isTarget: boolean
  readonly marks: CartaoMarks
  /** The last saved move, when it ended here. */
  readonly last: PendingMove | null
}

export const EtapaColumn = memo(function EtapaColumn(props: EtapaColumnProps) {
  const { etapa, cartoes, isFiltered, isCompact, isTarget, marks, last } = props
  const actions = useBoardActions()
  const data: EtapaDropData = { kind: 'etapa', etapaId: etapa.id }
  const { setNodeRef } = useDroppable({ id: dropIdOfEtapa(etapa.id), data })
  const tituloId = `etapa-${etapa.id}-titulo`
  return (
    <Root
      ref={setNodeRef}
      aria-labelledby={tituloId}
      data-etapa={etapa.id}
      data-is-target={isTarget}
      style={corStyle(etapa.cor)}
    >
      <Faixa />
      <Head>
        <h3 id={tituloId} title={etapa.nome}>
          {etapa.nome}
        </h3>
        <Count>
          {isFiltered ? `${cartoes.length.toLocaleString('pt-BR')} de ` : ''}
          {etapa.qtdTalentos.toLocaleString('pt-BR')}
        </Count>
        <IconButton
          aria-label={`Opções da etapa ${etapa.nome}`}
          aria-haspopup="menu"
          onClick={(event) => {
            actions.openEtapaMenu(etapa.id, event.currentTarget)
          }}
        >
          <MoreIcon />
        </IconButton>
      </Head>
      {isTarget ? <Slot>Solte em {etapa.nome}</Slot> : null}
      {etapa.qtdTalentos === 0 ? <Empty>Arraste ou mova alguém para cá.</Empty> : null}
      {isFiltered && etapa.qtdTalentos > 0 && cartoes.length === 0 ? (
        <Empty>Ninguém com este nome.</Empty>
      ) : null}
      <CartaoList
        etapa={etapa}
        cartoes={cartoes}
        total={isFiltered ? cartoes.length : etapa.qtdTalentos}
        isCompact={isCompact}
        marks={marks}
      />
      {last === null ? null : (
        <Foot>
          {last.cartao.nome} agora em {etapa.nome}.{' '}
          <button type="button" onClick={actions.undo}>
            Desfazer
          </button>
        </Foot>
      )}
    </Root>
  )
})

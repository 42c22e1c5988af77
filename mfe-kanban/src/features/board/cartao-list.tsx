import { limiteOf } from '@seleta/contract/parada'
import type { Cartao, Etapa } from '@seleta/contract/kanban'
import { media, styled } from '@seleta/ui/core'
import type { Range } from '@tanstack/react-virtual'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { FailedMove } from '../../rules/moves-types'
import { CartaoItem } from './cartao-item'
import type { Focus } from './use-cartao-focus'
import { LoadMore } from './load-more'

const GAP = 8
/** Heights in px before a card is measured. */
const HEIGHT = { comfortable: 104, compact: 56 } as const
/** Cards left below the window when the next ones are asked for. */
const AHEAD = 20

const Scroller = styled('div')({
  flex: '1 1 auto',
  minHeight: 96,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  padding: '4px 8px 8px',
  scrollbarWidth: 'thin',
  // Positions of cards are ours: the browser must not correct them.
  overflowAnchor: 'none',
})
/** Also the looks of each item and of the shell in it: one styled element for the whole column. */
const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'absolute', insetInline: 0, contain: 'layout style' },
  '& [data-cartao]': {
    touchAction: 'manipulation',
    cursor: 'grab',
    userSelect: 'none',
    scrollMargin: 12,
    WebkitTouchCallout: 'none',
  },
  '& [data-is-saving="true"]': { animation: 'seleta-pulso 900ms ease-in-out infinite alternate' },
  '@keyframes seleta-pulso': { from: { opacity: 1 }, to: { opacity: 0.62 } },
  [media.reducedMotion]: { '& [data-is-saving="true"]': { animation: 'none', opacity: 0.75 } },
})

export interface CartaoMarks {
  readonly saving: ReadonlySet<number>
  readonly failed: ReadonlyMap<number, FailedMove>
  /** Card that the focus has to come to. */
  readonly focus: Focus | null
  /** Cards that stay drawn wherever the column is scrolled: under the hand, in focus. */
  readonly pinned: readonly number[]
}

export interface CartaoListProps {
  readonly etapa: Etapa
  /** Those of the stage that the filter leaves. */
  readonly cartoes: readonly Cartao[]
  /** How many there are, loaded or not. */
  readonly total: number
  readonly isCompact: boolean
  readonly marks: CartaoMarks
}

/** The cards of a stage, only those in sight (product 51); the next pages are asked for before the end is seen. */
export function CartaoList({ etapa, cartoes, total, isCompact, marks }: CartaoListProps) {
  const scroller = useRef<HTMLDivElement | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions are read in this component only, nothing is memoised
  const virtualizer = useVirtualizer({
    count: cartoes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCompact ? HEIGHT.compact : HEIGHT.comfortable),
    getItemKey: (index) => cartoes[index]?.id ?? index,
    gap: GAP,
    overscan: 3,
    // Before the column is measured it is taken to be as tall as the window: cards stand in the first drawing.
    initialRect: { width: 0, height: window.innerHeight },
    rangeExtractor: (range) => withPinned(range, cartoes, marks.pinned),
  })
  const rows = virtualizer.getVirtualItems()
  const hasRest = etapa.talentos.length < etapa.qtdTalentos
  const isNearEnd = hasRest && (rows.at(-1)?.index ?? -1) >= cartoes.length - AHEAD
  return (
    <Scroller ref={scroller}>
      <List style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const cartao = cartoes[row.index]
          if (cartao === undefined) return null
          return (
            <li
              key={row.key}
              data-index={row.index}
              ref={virtualizer.measureElement}
              style={{ top: row.start }}
              aria-setsize={total}
              aria-posinset={row.index + 1}
            >
              <CartaoItem
                cartao={cartao}
                etapaId={etapa.id}
                limiteDias={limiteOf(etapa)}
                isCompact={isCompact}
                isSaving={marks.saving.has(cartao.id)}
                failed={marks.failed.get(cartao.id) ?? null}
                focusRequest={marks.focus?.cartaoId === cartao.id ? marks.focus.request : 0}
                isViewKept={marks.focus?.isStill === true}
              />
            </li>
          )
        })}
      </List>
      {hasRest ? <LoadMore etapa={etapa} isNeeded={isNearEnd} /> : null}
    </Scroller>
  )
}

function withPinned(range: Range, cartoes: readonly Cartao[], pinned: readonly number[]): number[] {
  const indexes = new Set(defaultRangeExtractor(range))
  for (const id of pinned) {
    const index = cartoes.findIndex((cartao) => cartao.id === id)
    if (index >= 0) indexes.add(index)
  }
  return [...indexes].toSorted((a, b) => a - b)
}

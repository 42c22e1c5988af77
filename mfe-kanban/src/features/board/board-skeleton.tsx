import { Skeleton, VisuallyHidden, styled, useElapsed } from '@seleta/ui/core'
import { LOADING_DELAY, LOADING_SLOW, STILL_LOADING } from '@seleta/ui/still-loading'
import { COLUMN_WIDEST, COLUMN_WIDTH } from './etapa-column'

const Row = styled('div')({ display: 'flex', gap: 12, overflow: 'hidden', minHeight: 420 })
const Column = styled('div')({
  flex: `1 0 ${COLUMN_WIDTH}px`,
  maxWidth: COLUMN_WIDEST,
  display: 'grid',
  gap: 8,
  alignContent: 'start',
})

/** The room of the coming board at once, its shapes after 300 ms, «Ainda carregando…» after 5 s. */
export function BoardSkeleton() {
  const isVisible = useElapsed(LOADING_DELAY)
  const isSlow = useElapsed(LOADING_SLOW)
  return (
    <>
      <output>{isSlow ? STILL_LOADING : <VisuallyHidden>Carregando a seleção…</VisuallyHidden>}</output>
      <Row aria-hidden>
        {isVisible
          ? [3, 2, 4, 1, 2, 1].map((cards, column) => (
              // Shapes without identity.
              <Column key={column}>
                <Skeleton variant="rounded" height={44} />
                {Array.from({ length: cards }, (_, card) => (
                  // Shapes without identity.
                  <Skeleton key={card} variant="rounded" height={96} />
                ))}
              </Column>
            ))
          : null}
      </Row>
    </>
  )
}

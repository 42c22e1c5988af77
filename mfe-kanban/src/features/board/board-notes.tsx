import type { FollowState } from '@seleta/api-client'
import { Button, paint, styled } from '@seleta/ui/core'
import { OfflineIcon } from '@seleta/ui/icons'
import { isWriting } from '@seleta/ui/is-typing'
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RemovedEtapa } from './use-board-work'

const Note = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  fontSize: '0.8125rem',
  '&[data-tone="warning"]': { color: paint.warning.text },
})

/** What others do is not seen now; the connection comes back by itself. */
function LostNote() {
  return (
    <Note data-tone="warning">
      <OfflineIcon size={16} />
      Sem atualizações ao vivo. Reconectando…
    </Note>
  )
}

interface RemovedNoteProps extends RemovedEtapa {
  /** Where the focus goes when it was here and there is nothing left to undo. */
  readonly board: RefObject<HTMLElement | null>
}

/**
 * A removal can be undone on the page too, not only in its toast. The column that had the focus is gone, so the focus
 * comes here.
 */
function RemovedNote({ nome, onUndo, board }: RemovedNoteProps) {
  const button = useRef<HTMLButtonElement | null>(null)
  // Later than the dialog, which gives the focus back to the column as it closes.
  // Not from whoever has gone on to write something meanwhile.
  useEffect(() => {
    if (!isWriting(document.activeElement)) button.current?.focus()
  }, [])
  useLayoutEffect(() => {
    const here = button.current
    const region = board.current
    return () => {
      if (here !== null && here === document.activeElement) region?.focus({ preventScroll: true })
    }
  }, [board])
  return (
    <Note>
      Etapa “{nome}” removida.
      <Button ref={button} size="small" onClick={onUndo}>
        Desfazer
      </Button>
    </Note>
  )
}

interface BoardNotesProps {
  /** Whether changes of others are heard. */
  readonly live: FollowState
  readonly removed: RemovedEtapa | null
  readonly board: RefObject<HTMLElement | null>
}

/** What is said above the board. */
export function BoardNotes({ live, removed, board }: BoardNotesProps) {
  return (
    <>
      {live === 'lost' ? <LostNote /> : null}
      {removed === null ? null : <RemovedNote key={removed.id} {...removed} board={board} />}
    </>
  )
}

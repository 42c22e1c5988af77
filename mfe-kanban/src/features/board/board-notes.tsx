import { Button, paint, styled } from '@seleta/ui/core'
import { OfflineIcon } from '@seleta/ui/icons'

const Note = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  fontSize: '0.8125rem',
  '&[data-tone="warning"]': { color: paint.warning.text },
})

/** What others do is not seen now; the connection comes back by itself. */
export function LostNote() {
  return (
    <Note data-tone="warning">
      <OfflineIcon size={16} />
      Sem atualizações ao vivo. Reconectando…
    </Note>
  )
}

export interface RemovedNoteProps {
  /** Name of the stage. */
  readonly nome: string
  readonly onUndo: () => void
}

/** A removal can be undone on the page too, not only in its toast. */
export function RemovedNote({ nome, onUndo }: RemovedNoteProps) {
  return (
    <Note>
      Etapa “{nome}” removida.
      <Button size="small" onClick={onUndo}>
        Desfazer
      </Button>
    </Note>
  )
}

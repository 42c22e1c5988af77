import { BusyButton } from '@seleta/ui/core'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { usePublishing } from '../../queries/use-publishing'

/** The green button: in the place of Save-and-continue on the last step. */
export function PublicarButton() {
  const { publishing, publish } = usePublishing()
  const isUpdate = useRascunho((state) => state.origin.kind === 'campanha')
  return (
    <BusyButton
      variant="contained"
      color="success"
      busy={publishing.kind === 'sending'}
      busyLabel="Publicando…"
      onClick={() => void publish()}
    >
      {isUpdate ? 'Publicar alterações' : 'Publicar'}
    </BusyButton>
  )
}

import type { CampanhaItem } from '@seleta/contract/campanhas'
import { Alert, Button } from '@seleta/ui/core'
import { campanhaTitle } from '@seleta/contract/campanha-title'

interface Props {
  readonly campanha: CampanhaItem
  readonly onRestore: () => void
  readonly onClose: () => void
}

/**
 * The toast's 'Desfazer' on the page itself (design 2, 'Toasts'). The row that had the focus is gone, so the focus
 * comes here.
 */
export function ExcluidaNotice({ campanha, onRestore, onClose }: Props) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 4, alignItems: 'center' }}
      action={
        <>
          <Button size="small" autoFocus onClick={onRestore}>
            Desfazer
          </Button>
          <Button size="small" onClick={onClose}>
            Dispensar
          </Button>
        </>
      }
    >
      “{campanhaTitle(campanha)}” foi excluída.
    </Alert>
  )
}

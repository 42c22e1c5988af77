import { BusyButton } from '@seleta/ui/core'
import { WizardFrame } from '../frame/wizard-frame'
import { useRascunho } from '../rascunho/use-rascunho'
import { PublicarForm } from '../steps/publicar/publicar-form'
import { usePublishing } from '../steps/publicar/use-publishing'

/** /dashboard/publicar-campanha */
export default function PublicarCampanhaPage() {
  const { publishing, publish } = usePublishing()
  const isUpdate = useRascunho((state) => state.origin.kind === 'campanha')
  return (
    <WizardFrame
      passo="publicar-campanha"
      primary={{
        run: () => void publish(),
        button: (
          <BusyButton
            variant="contained"
            color="success"
            busy={publishing.kind === 'sending'}
            busyLabel="Publicando…"
            onClick={() => void publish()}
          >
            {isUpdate ? 'Publicar alterações' : 'Publicar'}
          </BusyButton>
        ),
      }}
    >
      <PublicarForm publishing={publishing} onRetry={() => void publish()} />
    </WizardFrame>
  )
}

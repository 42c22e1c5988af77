import { WizardFrame } from '../frame/wizard-frame'
import { EliminatoriasForm } from '../steps/triagem/eliminatorias-form'

/** /dashboard/nova-campanha/questoes-provas */
export default function QuestoesProvasPage() {
  return (
    <WizardFrame passo="questoes-provas">
      <EliminatoriasForm />
    </WizardFrame>
  )
}

import { WizardFrame } from '../frame/wizard-frame'
import { AbertasForm } from '../steps/triagem/abertas-form'

/** /dashboard/nova-campanha/questoes-provas2 */
export default function QuestoesProvas2Page() {
  return (
    <WizardFrame passo="questoes-provas2">
      <AbertasForm />
    </WizardFrame>
  )
}

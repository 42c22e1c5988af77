import { WizardFrame } from '../frame/wizard-frame'
import { TestesForm } from '../steps/testes/testes-form'

/** /dashboard/nova-campanha/questoes-provas3 */
export default function QuestoesProvas3Page() {
  return (
    <WizardFrame passo="questoes-provas3">
      <TestesForm />
    </WizardFrame>
  )
}

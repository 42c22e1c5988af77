import { WizardFrame } from '../frame/wizard-frame'
import { DetalhesForm } from '../steps/detalhes/detalhes-form'

/** /dashboard/nova-campanha/detalhes */
export default function DetalhesPage() {
  return (
    <WizardFrame passo="detalhes">
      <DetalhesForm />
    </WizardFrame>
  )
}

import { WizardFrame } from '../frame/wizard-frame'
import { RequisitosForm } from '../steps/requisitos/requisitos-form'

/** /dashboard/nova-campanha/requisitos */
export default function RequisitosPage() {
  return (
    <WizardFrame passo="requisitos">
      <RequisitosForm />
    </WizardFrame>
  )
}

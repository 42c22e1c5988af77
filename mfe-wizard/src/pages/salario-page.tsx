import { WizardFrame } from '../frame/wizard-frame'
import { SalarioForm } from '../steps/salario/salario-form'

/** /dashboard/nova-campanha/salario */
export default function SalarioPage() {
  return (
    <WizardFrame passo="salario">
      <SalarioForm />
    </WizardFrame>
  )
}

import { WizardFrame } from '../frame/wizard-frame'
import { ContatoForm } from '../steps/contato/contato-form'

/** /dashboard/nova-campanha/contato */
export default function ContatoPage() {
  return (
    <WizardFrame passo="contato">
      <ContatoForm />
    </WizardFrame>
  )
}

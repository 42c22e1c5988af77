import { WizardFrame } from '../frame/wizard-frame'
import { ResumoForm } from '../steps/resumo/resumo-form'

/** /dashboard/resumo-da-vaga */
export default function ResumoDaVagaPage() {
  return (
    <WizardFrame passo="resumo-da-vaga">
      <ResumoForm />
    </WizardFrame>
  )
}

import { WizardFrame } from '../frame/wizard-frame'
import { LocalizacaoForm } from '../steps/localizacao/localizacao-form'

/** /dashboard/nova-campanha/localizacao */
export default function LocalizacaoPage() {
  return (
    <WizardFrame passo="localizacao">
      <LocalizacaoForm />
    </WizardFrame>
  )
}

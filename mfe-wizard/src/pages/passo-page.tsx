import { GoToPassoContext } from '../frame/go-to-passo-context'
import { useShownPasso } from '../frame/use-shown-passo'
import { WizardFrame } from '../frame/wizard-frame'
import { stepForms } from '../steps/step-forms'

/** All addresses of the wizard: one page, so that what stands around a step stays on screen from step to step. */
export default function PassoPage() {
  const [passo, goTo] = useShownPasso()
  if (passo === null) return null
  const Form = stepForms[passo]
  return (
    <GoToPassoContext value={goTo}>
      <WizardFrame passo={passo}>
        <Form key={passo} />
      </WizardFrame>
    </GoToPassoContext>
  )
}

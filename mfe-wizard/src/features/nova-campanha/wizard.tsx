import { GoToPassoContext } from './go-to-passo-context'
import { useShownPasso } from './use-shown-passo'
import { WizardFrame } from './wizard-frame'
import { stepForms } from './step-forms'

/** The wizard at any of its addresses: one component, so that what stands around a step stays on screen from step to step. */
export function Wizard() {
  const [shown, goTo] = useShownPasso()
  if (shown === null) return null
  const Form = stepForms[shown.passo]
  return (
    <GoToPassoContext value={goTo}>
      <WizardFrame shown={shown}>
        <Form key={shown.passo} />
      </WizardFrame>
    </GoToPassoContext>
  )
}

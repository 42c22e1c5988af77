import { WizardFrame } from '../frame/wizard-frame'
import { VideoCvForm } from '../steps/video-cv/video-cv-form'

/** /dashboard/nova-campanha/video-cv */
export default function VideoCvPage() {
  return (
    <WizardFrame passo="video-cv">
      <VideoCvForm />
    </WizardFrame>
  )
}

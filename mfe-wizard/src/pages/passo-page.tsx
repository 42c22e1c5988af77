import { Wizard } from '../features/nova-campanha/wizard'

/** All addresses of the wizard. */
export default function PassoPage() {
  return <Wizard />
}

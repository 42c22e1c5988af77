import { Wizard } from '../frame/wizard'

/** All addresses of the wizard. */
export default function PassoPage() {
  return <Wizard />
}

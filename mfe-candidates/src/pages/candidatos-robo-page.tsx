import { listaRobo } from '../rules/lista'
import { CandidatosView } from '../features/lista/candidatos-view'

/** /dashboard/candidatos-robo/:campanhaId: people of automated origins. */
export default function CandidatosRoboPage() {
  return <CandidatosView listaOf={listaRobo} />
}

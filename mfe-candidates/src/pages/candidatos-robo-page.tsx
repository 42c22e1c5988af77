import { roboList } from '../rules/talento-list'
import { CandidatosView } from '../features/list/candidatos-view'

/** /dashboard/candidatos-robo/:campanhaId: people of automated origins. */
export default function CandidatosRoboPage() {
  return <CandidatosView page="candidatosRobo" listOf={roboList} />
}

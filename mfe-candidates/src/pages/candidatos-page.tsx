import { manualList } from '../rules/talento-list'
import { CandidatosView } from '../features/list/candidatos-view'

/** /dashboard/candidatos/:campanhaId: people of manual origin. */
export default function CandidatosPage() {
  return <CandidatosView page="candidatos" listOf={manualList} />
}

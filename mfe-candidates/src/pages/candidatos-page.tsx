import { listaManual } from '../rules/lista'
import { CandidatosView } from '../features/lista/candidatos-view'

/** /dashboard/candidatos/:campanhaId: people of manual origin. */
export default function CandidatosPage() {
  return <CandidatosView listaOf={listaManual} />
}

import { VagasView } from '@seleta/public-pages/vagas-view'
import { PublicPage } from '../features/page/public-page'
import { Salvas } from '../features/vaga/salvas'
import { loadVagas } from '../queries/load-vagas'

/** The open jobs of all companies, where the installation lists them, and what this device has saved. */
export default function VagasPage() {
  return (
    <PublicPage id="vagas" load={() => loadVagas()}>
      {(data) => <VagasView data={data} saved={<Salvas />} />}
    </PublicPage>
  )
}

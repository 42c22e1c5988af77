import { VagaView } from '@seleta/public-pages/vaga-view'
import { Actions } from '../features/vaga/actions'
import { loadVaga, origemOfAddress } from '../queries/load-vaga'
import { PublicPage } from '../features/page/public-page'

/** The public job page: spec section 2, design 4.9. */
export default function CampanhaPage() {
  return (
    <PublicPage
      id="campanha"
      load={async () => ({
        vaga: await loadVaga(),
        origem: origemOfAddress(),
        endereco: location.origin + location.pathname,
      })}
    >
      {(data) => (
        <VagaView
          data={data}
          actions={data.vaga === null ? null : <Actions vaga={data.vaga} address={data.endereco} />}
        />
      )}
    </PublicPage>
  )
}

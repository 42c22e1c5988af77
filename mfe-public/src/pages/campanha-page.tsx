import { VagaView } from '@seleta/public-pages/vaga-view'
import { useSyncExternalStore } from 'react'
import { Actions } from '../features/vaga/actions'
import { origemOfAddress } from '../queries/origem-of-address'
import { PublicPage } from '../features/page/public-page'

/** A document has one address. */
const never = () => () => {}

/** The public job page: spec section 2, design 4.9. */
export default function CampanhaPage() {
  // The delivered page is everybody's: only the browser knows by which address it was opened.
  const origem = useSyncExternalStore(never, origemOfAddress, () => '')
  return (
    <PublicPage
      id="campanha"
      load={async () => ({
        vaga: await (await import('../queries/load-vaga')).loadVaga(),
        endereco: location.origin + location.pathname,
      })}
    >
      {(data) => (
        <VagaView
          data={data}
          origem={origem}
          actions={<Actions vaga={data.vaga} address={data.endereco} />}
        />
      )}
    </PublicPage>
  )
}

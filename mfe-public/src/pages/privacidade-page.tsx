import { PrivacidadeView } from '@seleta/public-pages/privacidade-view'
import { PublicPage } from '../features/page/public-page'

/** The privacy notice (security L2). What a company has chosen, and what the installation can promise, comes with the server's document. */
export default function PrivacidadePage() {
  return (
    <PublicPage
      id="privacidade"
      load={() => Promise.resolve({ empresa: null, meses: null, slug: null, emailLigado: false })}
    >
      {(data) => <PrivacidadeView data={data} />}
    </PublicPage>
  )
}

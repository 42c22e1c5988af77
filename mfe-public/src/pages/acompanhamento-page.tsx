import { AcompanhamentoView } from '@seleta/public-pages/acompanhamento-view'
import { PublicPage } from '../features/page/public-page'

/** The candidate's own page (product 55). Only the server can read its link: every step on it is a form of the server. */
export default function AcompanhamentoPage() {
  return (
    <PublicPage
      id="acompanhamento"
      load={() =>
        Promise.resolve({
          dados: null,
          troca: null,
          continuar: null,
          chave: '',
          slug: null,
          aviso: '',
          refusal: '',
          correcao: null,
          faltas: {},
        })
      }
    >
      {(data) => <AcompanhamentoView data={data} />}
    </PublicPage>
  )
}

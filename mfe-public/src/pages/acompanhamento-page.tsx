import { AcompanhamentoView } from '@seleta/publico/acompanhamento-view'
import { Pagina } from '../features/pagina/pagina'

/** The candidate's own page (product 55). Only the server can read its link: every step on it is a form of the server. */
export default function AcompanhamentoPage() {
  return (
    <Pagina
      id="acompanhamento"
      load={() => Promise.resolve({ dados: null, chave: '', aviso: '', faltas: {} })}
    >
      {(dados) => <AcompanhamentoView dados={dados} />}
    </Pagina>
  )
}

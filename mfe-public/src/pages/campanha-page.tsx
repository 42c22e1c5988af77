import { VagaView } from '@seleta/publico/vaga-view'
import { Acoes } from '../features/vaga/acoes'
import { loadVaga, origemOfAddress } from '../queries/load-vaga'
import { Pagina } from '../features/pagina/pagina'

/** The public job page: spec section 2, design 4.9. */
export default function CampanhaPage() {
  return (
    <Pagina
      id="campanha"
      load={async () => ({
        vaga: await loadVaga(),
        origem: origemOfAddress(),
        endereco: location.origin + location.pathname,
      })}
    >
      {(dados) => (
        <VagaView
          dados={dados}
          acoes={dados.vaga === null ? null : <Acoes vaga={dados.vaga} endereco={dados.endereco} />}
        />
      )}
    </Pagina>
  )
}

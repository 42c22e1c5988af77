import { VagaView } from '@seleta/public-pages/vaga-view'
import { Acoes } from '../vaga/acoes'
import { loadVaga, origemOfAddress } from '../servida/load-vaga'
import { Pagina } from '../servida/pagina'

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

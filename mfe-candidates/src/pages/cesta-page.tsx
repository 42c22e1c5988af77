import { AddToCampanhaButton } from '../features/lote/add-to-campanha-button'
import { colunasCesta } from '../features/talentos/talentos-columns'
import { WhatsappButton } from '../features/talentos/whatsapp-button'
import { CESTA } from '../rules/talento-list'
import { TEXTOS } from '../rules/textos'
import { ListView } from '../features/list/list-view'

const columns = colunasCesta((talento) => (
  <>
    <WhatsappButton nome={talento.nome} telefone={talento.telefone} />
    <AddToCampanhaButton pessoas={[talento]} />
  </>
))

/** /dashboard/cesto-de-talentos: everybody the company knows (spec section 2, talent basket). */
export default function CestaPage() {
  return (
    <ListView
      list={CESTA}
      columns={columns}
      rowHeight={56}
      caption="Cesta de talentos"
      words={{
        erro: TEXTOS.erroTalentos,
        encontrados: TEXTOS.talentosEncontrados,
        vazio: 'A cesta ainda está vazia.',
        vazioPorque: 'Quem se candidatar a qualquer campanha da empresa aparece aqui.',
        semResultado: 'Nenhum talento com estes filtros.',
        porPagina: 'Talentos por página',
      }}
    />
  )
}

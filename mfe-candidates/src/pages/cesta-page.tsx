import type { TalentoItem } from '@seleta/contract/talentos'
import { useMediaQuery } from '@seleta/ui/core'
import { useMemo } from 'react'
import { AddToCampanhaButton } from '../features/lote/add-to-campanha-button'
import { NARROW_CESTA, cestaColumns } from '../features/talentos/talentos-columns'
import { WhatsappButton } from '../features/talentos/whatsapp-button'
import { greetingOf } from '../queries/use-whatsapp-text'
import { CESTA } from '../rules/talento-list'
import { WORDS } from '../rules/words'
import { ListView } from '../features/list/list-view'

const renderActions = (talento: TalentoItem) => (
  <>
    <WhatsappButton nome={talento.nome} telefone={talento.telefone} mensagem={greetingOf(talento.nome)} />
    <AddToCampanhaButton pessoas={[talento]} />
  </>
)

/** /dashboard/cesto-de-talentos: everybody the company knows (spec section 2, talent basket). */
export default function CestaPage() {
  const isNarrow = useMediaQuery(NARROW_CESTA)
  const columns = useMemo(() => cestaColumns(renderActions, isNarrow ? 'narrow' : 'whole'), [isNarrow])
  return (
    <ListView
      list={CESTA}
      columns={columns}
      caption="Cesta de talentos"
      words={{
        failure: WORDS.talentosFailed,
        found: WORDS.talentosFound,
        empty: 'A cesta ainda está vazia.',
        emptyBecause: 'Quem se candidatar a qualquer campanha da empresa aparece aqui.',
        noHits: 'Nenhum talento com estes filtros.',
        perPage: 'Talentos por página',
      }}
    />
  )
}

import { useParams } from '@seleta/shell'
import { useMediaQuery } from '@seleta/ui/core'
import { useMemo } from 'react'
import { EtapasButton } from '../etapas/etapas-button'
import { CampanhaHeader } from '../campanha/campanha-header'
import { NARROW_TABLE, CARDS, candidatosColumns } from '../talentos/talentos-columns'
import { WhatsappButton } from '../talentos/whatsapp-button'
import type { TalentoList } from '../../rules/talento-list'
import { WORDS } from '../../rules/words'
import { ListView } from './list-view'

/** The two candidate screens of a campaign: header, tab bar, list (spec section 2). */
export function CandidatosView({ listOf }: { readonly listOf: (campanhaId: number) => TalentoList }) {
  const campanhaId = Number(useParams()['campanhaId'])
  const isNarrow = useMediaQuery(NARROW_TABLE)
  const isCards = useMediaQuery(CARDS)
  const width = isNarrow ? 'narrow' : isCards ? 'cards' : 'whole'
  const columns = useMemo(
    () =>
      candidatosColumns(
        (talento) => (
          <>
            <WhatsappButton nome={talento.nome} telefone={talento.telefone} />
            <EtapasButton
              identificador={talento.identificador}
              nome={talento.nome}
              campanhaId={campanhaId}
              etapaId={talento.etapaId}
            />
          </>
        ),
        width,
      ),
    [campanhaId, width],
  )
  return (
    <>
      <CampanhaHeader campanhaId={campanhaId} />
      <ListView
        list={listOf(campanhaId)}
        columns={columns}
        rowHeight={isNarrow ? 96 : 72}
        caption="Candidatos da campanha"
        words={{
          found: WORDS.found,
          empty: 'Ninguém se candidatou por aqui ainda.',
          emptyBecause: 'Quem se candidatar aparece nesta lista. Divulgue o endereço público da campanha.',
          noHits: 'Nenhum candidato com estes filtros.',
          perPage: 'Candidatos por página',
        }}
      />
    </>
  )
}

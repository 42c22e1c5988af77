import { useCan } from '@seleta/api-client'
import { CampanhaHead } from '@seleta/campanha/campanha-head'
import { useParams, useSearchParams } from '@seleta/shell'
import { Box, useMediaQuery } from '@seleta/ui/core'
import { useMemo } from 'react'
import { AddPessoas } from '../entrada/add-pessoas'
import { EtapasButton } from '../etapas/etapas-button'
import { NARROW_TABLE, CARDS, candidatosColumns } from '../talentos/talentos-columns'
import { WhatsappButton } from '../talentos/whatsapp-button'
import type { TalentoList } from '../../rules/talento-list'
import { filtrosOnly } from '../../rules/list-address'
import { WORDS } from '../../rules/words'
import { useWhatsappText } from '../../queries/use-whatsapp-text'
import { ListView } from './list-view'
import { ReviewButton } from './review-button'

interface Props {
  readonly page: 'candidatos' | 'candidatosRobo'
  readonly listOf: (campanhaId: number) => TalentoList
}

/** The two candidate screens of a campaign: head, list (spec section 2). */
export function CandidatosView({ page, listOf }: Props) {
  const [params] = useSearchParams()
  const campanhaId = Number(useParams()['campanhaId'])
  const isNarrow = useMediaQuery(NARROW_TABLE)
  const list = listOf(campanhaId)
  const textFor = useWhatsappText(campanhaId)
  const can = useCan()
  const canMove = can('moveTalento')
  const isCards = useMediaQuery(CARDS)
  const width = isNarrow ? 'narrow' : isCards ? 'cards' : 'whole'
  const columns = useMemo(
    () =>
      candidatosColumns(
        (talento) => (
          <>
            <WhatsappButton
              nome={talento.nome}
              telefone={talento.telefone}
              mensagem={textFor(talento.nome, talento.etapaId)}
            />
            {canMove ? (
              <EtapasButton
                identificador={talento.identificador}
                nome={talento.nome}
                campanhaId={campanhaId}
                etapaId={talento.etapaId}
                dono={talento.dono}
              />
            ) : null}
          </>
        ),
        width,
      ).filter(({ id }) => canMove || id !== 'acoes'),
    [campanhaId, width, textFor, canMove],
  )
  return (
    <>
      <CampanhaHead
        campanhaId={campanhaId}
        page={page}
        query={filtrosOnly(params)}
        tools={<Tools list={list} campanhaId={campanhaId} page={page} />}
      />
      <ListView
        list={list}
        columns={columns}
        caption="Candidatos da campanha"
        words={{
          found: WORDS.found,
          empty: 'Ninguém se candidatou por aqui ainda.',
          emptyBecause: 'Quem se candidatar aparece nesta lista. Divulgue o endereço público da campanha.',
          noHits: WORDS.nobodyFound,
          perPage: 'Candidatos por página',
        }}
      />
    </>
  )
}

/** Beside the tabs: the review, and the ways in for a person. */
function Tools({ list, campanhaId, page }: Pick<Props, 'page'> & { list: TalentoList; campanhaId: number }) {
  const can = useCan()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ReviewButton list={list} />
      {/* By hand and from files people come in with the origin MANUAL: not into the automated list. */}
      {page === 'candidatos' && can('createTalento') ? <AddPessoas campanhaId={campanhaId} /> : null}
    </Box>
  )
}

import { useParams } from '@seleta/shell'
import { useMemo } from 'react'
import { EtapasMenu } from '../components/etapas-menu'
import { CampanhaHeader } from '../features/lista/campanha-header'
import { colunasCandidatos } from '../features/lista/talentos-columns'
import { WhatsappButton } from '../features/lista/whatsapp-button'
import type { Lista } from '../rules/lista'
import { TEXTOS } from '../rules/textos'
import { ListaView } from './lista-view'

/** The two candidate screens of a campaign: header, tab bar, list (spec section 2). */
export function CandidatosView({ listaOf }: { readonly listaOf: (campanhaId: number) => Lista }) {
  const campanhaId = Number(useParams()['campanhaId'])
  const columns = useMemo(
    () =>
      colunasCandidatos((talento) => (
        <>
          <WhatsappButton nome={talento.nome} telefone={talento.telefone} />
          <EtapasMenu
            identificador={talento.identificador}
            nome={talento.nome}
            campanhaId={campanhaId}
            etapaId={talento.etapaId}
          />
        </>
      )),
    [campanhaId],
  )
  return (
    <>
      <CampanhaHeader campanhaId={campanhaId} />
      <ListaView
        lista={listaOf(campanhaId)}
        columns={columns}
        caption="Candidatos da campanha"
        words={{
          erro: TEXTOS.erroCandidatos,
          encontrados: TEXTOS.encontrados,
          vazio: 'Ninguém se candidatou por aqui ainda.',
          vazioPorque: 'Quem se candidatar aparece nesta lista. Divulgue o endereço público da campanha.',
          semResultado: 'Nenhum candidato com estes filtros.',
          porPagina: 'Candidatos por página',
        }}
      />
    </>
  )
}

import type { CampanhaPublica } from '@seleta/contract/publico'
import { ActionsView } from '@seleta/public-pages/actions-view'
import { AcompanhamentoView } from '@seleta/public-pages/acompanhamento-view'
import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import { factsOf } from '@seleta/public-pages/data/vaga-words'
import { vagasDe } from '@seleta/public-pages/data/vagas-words'
import { textOfDocumento } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { cutText } from '@seleta/regras/text'
import { InscricaoView } from '@seleta/public-pages/inscricao-view'
import { type PararEmails, PararEmailsView } from '@seleta/public-pages/parar-emails-view'
import { PrivacidadeView } from '@seleta/public-pages/privacidade-view'
import { type RecuperarLink, RecuperarLinkView } from '@seleta/public-pages/recuperar-link-view'
import { RefusalView, type Refused } from '@seleta/public-pages/refusal-view'
import { VagaView } from '@seleta/public-pages/vaga-view'
import { VagasView } from '@seleta/public-pages/vagas-view'
import type { ReactElement } from 'react'
import { renderDocument, renderPlain, type Head } from './document'
import type { FrontEnd } from './front-end'
import { toJobPosting } from './json-ld'

/** What each page shows and says of itself: the views of shared/public-pages, as the area's code first draws them. */
const views: { readonly [P in PageId]: (data: Pages[P]) => ReactElement } = {
  campanha: (data) => (
    <VagaView data={data} actions={<ActionsView title={data.vaga.nome} address={data.endereco} />} />
  ),
  inscricao: (data) => <InscricaoView data={data} />,
  vagas: (data) => <VagasView data={data} saved={null} />,
  empresa: (data) => <VagasView data={data} saved={null} />,
  acompanhamento: (data) => <AcompanhamentoView data={data} />,
  privacidade: (data) => <PrivacidadeView data={data} />,
}

type PageWords = Pick<Head, 'titulo' | 'descricao'>

const words: { readonly [P in PageId]: (dados: Pages[P]) => PageWords } = {
  campanha: ({ vaga }) => wordsOf(vaga, vaga.nome),
  inscricao: ({ vaga }) => wordsOf(vaga, `Inscrição: ${vaga.nome}`),
  vagas: ({ busca }) => ({
    titulo: busca === '' ? 'Vagas abertas · Seleta' : `Vagas para “${busca}” · Seleta`,
    descricao: 'Vagas abertas de empresas que respondem a cada inscrição.',
  }),
  empresa: ({ busca, empresa: { nome } }) => ({
    titulo: busca === '' ? `Vagas abertas · ${nome}` : `Vagas para “${busca}” · ${nome}`,
    descricao: `${vagasDe(nome)}.`,
  }),
  acompanhamento: ({ correcao }) => ({
    titulo: `${correcao === null ? '' : 'Não foi salvo: '}Sua inscrição · Seleta`,
    descricao: 'Acompanhe sua inscrição.',
  }),
  privacidade: () => ({
    titulo: 'Privacidade e acessibilidade · Seleta',
    descricao: 'Quem recebe seus dados, para quê, por quanto tempo, e como apagá-los.',
  }),
}

function wordsOf(vaga: CampanhaPublica, titulo: string): PageWords {
  const facts = factsOf(vaga)
    .filter(({ name }) => name === 'Local' || name === 'Contratação' || name === 'Salário')
    .map(({ value }) => value)
  const text = [facts.join(' · '), textOfDocumento(parseHtml(vaga.descricao))]
    .filter((one) => one !== '')
    .join('. ')
  const short = text.length <= 200 ? text : `${cutText(text, 199).replace(/\s\S*$/, '')}…`
  return { titulo: `${titulo} · ${vaga.nomeEmpresa}`, descricao: short }
}

/**
 * A whole page as text.
 * @param canonica absolute address under which it is found again; null for pages that are nobody else's
 */
export function drawPage<P extends PageId>(
  frontEnd: FrontEnd,
  page: P,
  dados: Pages[P],
  canonica: string | null,
): string {
  // The page says which data it has; the compiler does not tie the two.
  const job = page === 'campanha' ? (dados as Pages['campanha']) : null
  return renderDocument(
    frontEnd,
    { page, dados },
    {
      ...words[page](dados),
      canonica,
      isIndexable: canonica !== null,
      // What is closed is not offered to search engines.
      jsonLd:
        job?.vaga.aberta === true && canonica !== null
          ? toJobPosting(job.vaga, canonica, new URL(canonica).origin)
          : null,
    },
    views[page](dados),
  )
}

/** The page where a lost link is asked for, as text: nothing takes it over. */
export const drawRecuperarLink = (frontEnd: FrontEnd, dados: RecuperarLink): string =>
  renderPlain(
    frontEnd,
    {
      titulo: `${dados.falta === '' && dados.refusal === '' ? '' : 'Não foi pedido: '}Recuperar meu link · ${dados.empresa}`,
      descricao: `O link da sua inscrição em ${dados.empresa}, outra vez.`,
      canonica: null,
      isIndexable: false,
      jsonLd: null,
    },
    <RecuperarLinkView {...dados} />,
  )

/** The page where a colleague ends mails of a kind, as text: nothing takes it over. */
export const drawPararEmails = (frontEnd: FrontEnd, dados: PararEmails): string =>
  renderPlain(
    frontEnd,
    {
      titulo: 'E-mails da Seleta',
      descricao: 'Parar de receber um tipo de e-mail.',
      canonica: null,
      isIndexable: false,
      jsonLd: null,
    },
    <PararEmailsView {...dados} />,
  )

/** A page that could not be given, as text: nothing takes it over, nobody finds it again. */
export const drawRefusal = (frontEnd: FrontEnd, refused: Refused): string =>
  renderPlain(
    frontEnd,
    {
      titulo: `${refused.titulo} · Seleta`,
      descricao: refused.mensagem,
      canonica: null,
      isIndexable: false,
      jsonLd: null,
    },
    <RefusalView {...refused} />,
  )

import type { CampanhaPublica } from '@seleta/contract/publico'
import { AcoesView } from '@seleta/publico/acoes-view'
import { AcompanhamentoView } from '@seleta/publico/acompanhamento-view'
import type { PaginaId, Paginas } from '@seleta/publico/dados/paginas'
import { factsOf } from '@seleta/publico/dados/vaga-words'
import { textOfDescricao } from '@seleta/publico/descricao'
import { InscricaoView } from '@seleta/publico/inscricao-view'
import { PrivacidadeView } from '@seleta/publico/privacidade-view'
import { VagaView } from '@seleta/publico/vaga-view'
import { VagasView } from '@seleta/publico/vagas-view'
import type { ReactElement } from 'react'
import { renderDocumento, type Cabeca } from './documento'
import type { FrontEnd } from './front-end'
import { toJobPosting } from './json-ld'

/** What each page shows and says of itself: the views of shared/publico, as the area's code first draws them. */
const views: { readonly [P in PaginaId]: (dados: Paginas[P]) => ReactElement } = {
  campanha: (dados) => (
    <VagaView
      dados={dados}
      acoes={dados.vaga === null ? null : <AcoesView titulo={dados.vaga.nome} endereco={dados.endereco} />}
    />
  ),
  inscricao: (dados) => <InscricaoView dados={dados} />,
  vagas: (dados) => <VagasView dados={dados} salvas={null} />,
  acompanhamento: (dados) => <AcompanhamentoView dados={dados} />,
  privacidade: () => <PrivacidadeView />,
}

type Palavras = Pick<Cabeca, 'titulo' | 'descricao'>
const naoEncontrada: Palavras = { titulo: 'Vaga não encontrada', descricao: 'Esta vaga não está publicada.' }

const palavras: { readonly [P in PaginaId]: (dados: Paginas[P]) => Palavras } = {
  campanha: ({ vaga }) => (vaga === null ? naoEncontrada : wordsOf(vaga, vaga.nome)),
  inscricao: ({ vaga }) => (vaga === null ? naoEncontrada : wordsOf(vaga, `Inscrição: ${vaga.nome}`)),
  vagas: ({ busca }) => ({
    titulo: busca === '' ? 'Vagas abertas · Seleta' : `Vagas para “${busca}” · Seleta`,
    descricao: 'Vagas abertas de empresas que respondem a cada inscrição.',
  }),
  acompanhamento: () => ({ titulo: 'Sua inscrição · Seleta', descricao: 'Acompanhe sua inscrição.' }),
  privacidade: () => ({
    titulo: 'Privacidade e acessibilidade · Seleta',
    descricao: 'Quem recebe seus dados, para quê, por quanto tempo, e como apagá-los.',
  }),
}

function wordsOf(vaga: CampanhaPublica, titulo: string): Palavras {
  const facts = factsOf(vaga)
    .filter(({ nome }) => nome === 'Local' || nome === 'Contratação' || nome === 'Salário')
    .map(({ valor }) => valor)
  const text = [facts.join(' · '), textOfDescricao(vaga.descricao)].filter((one) => one !== '').join('. ')
  const short = text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s\S*$/, '')}…`
  return { titulo: `${titulo} · ${vaga.nomeEmpresa}`, descricao: short }
}

/**
 * A whole page as text.
 * @param canonica absolute address under which it is found again; null for pages that are nobody else's
 */
export function drawPagina<P extends PaginaId>(
  frontEnd: FrontEnd,
  pagina: P,
  dados: Paginas[P],
  canonica: string | null,
): string {
  const vaga = pagina === 'campanha' ? (dados as Paginas['campanha']).vaga : null
  return renderDocumento(
    frontEnd,
    { pagina, dados },
    {
      ...palavras[pagina](dados),
      canonica,
      isIndexavel: canonica !== null,
      // What is closed is not offered to search engines.
      jsonLd: vaga?.aberta === true && canonica !== null ? toJobPosting(vaga, canonica) : null,
    },
    views[pagina](dados),
  )
}

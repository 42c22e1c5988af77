import type { CampanhaPublica } from '@seleta/contract/publico'
import { screen } from '@testing-library/dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { RefusalView } from './refusal-view'
import { buildVaga } from './testing/vaga'
import { VagaView } from './vaga-view'

function open(vaga: CampanhaPublica, origem = '') {
  document.body.innerHTML = renderToStaticMarkup(
    <VagaView data={{ vaga, endereco: 'https://vagas.test/campanha/7' }} origem={origem} actions={null} />,
  )
}
/** The facts of the page by their names, in order. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a job tells its title, its date in words, contract, salary and PCD', () => {
  open(buildVaga())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pessoa Atendente')
  expect(facts()).toEqual({
    'Publicada em': '4 de março de 2026',
    Local: 'São Paulo – SP',
    Contratação: 'CLT',
    Salário: 'Até R$\u00A03.500',
    'Exclusiva para PCD': 'Não',
  })
})

test.each([
  [{ exclusivoPcd: true }, 'Exclusiva para PCD', 'Sim'],
  [{ salarioMax: 3500.5 }, 'Salário', 'Até R$\u00A03.500,50'],
  [{ salarioMax: 0 }, 'Salário', undefined],
  [{ modalidade: 'hibrido' as const }, 'Modalidade', 'Híbrido'],
  [{ tipoContratacoes: ['CLT', 'PJ'] }, 'Contratação', 'CLT, PJ'],
  [{ beneficios: ['Vale-refeição', 'Pão'] }, 'Benefícios', 'Vale-refeição, Pão'],
  [{ quantidadeVagas: 3 }, 'Posições', '3'],
  [{ detalhes: [{ rotulo: 'Uniforme', valor: 'Da empresa' }] }, 'Uniforme', 'Da empresa'],
  // 22:30 in São Paulo, the next day in UTC.
  [{ publicadaEm: '2026-03-05T01:30:00Z' }, 'Publicada em', '4 de março de 2026'],
])('a job with %j tells %s as %s', (part, name, value) => {
  open(buildVaga(part))
  expect(facts()[name]).toBe(value)
})

test('an open job leads to its form and keeps the source of the visit', () => {
  open(buildVaga(), 'instagram')
  for (const link of screen.getAllByRole('link', { name: 'Inscreva-se agora' }))
    expect(link).toHaveAttribute('href', '/campanha/7/inscricao?origem=instagram')
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  [{ situacao: 'PAUSADA' as const }, 'As inscrições desta vaga estão pausadas no momento.'],
  [
    { situacao: 'ENCERRADA' as const, encerradaEm: '2026-03-12T15:00:00Z' },
    'Esta vaga foi encerrada em 12/03/2026.',
  ],
  [{ situacao: 'ENCERRADA' as const }, 'Esta vaga foi encerrada.'],
  [{ fechamento: '2026-03-10' }, 'Esta vaga foi encerrada em 10/03/2026.'],
])('a job that is closed by %j says so and takes no application', (part, words) => {
  open(buildVaga({ aberta: false, ...part }))
  expect(screen.getByRole('status')).toHaveTextContent(`${words} Veja outras vagas`)
  expect(screen.getByRole('link', { name: 'Veja outras vagas' })).toHaveAttribute(
    'href',
    '/empresa/padaria-aurora',
  )
  expect(screen.queryByRole('link', { name: 'Inscreva-se agora' })).toBeNull()
})

test('a name with markup in it is text', () => {
  open(buildVaga({ nome: '<img src=x> & cia' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x> & cia')
  expect(screen.queryByRole('img')).toBeNull()
})

test.each([
  ['/empresa/padaria-aurora', /Ver vagas abertas/],
  [null, /Cada empresa tem aqui a sua própria página de vagas/],
])('an address without a job leads to %s', (list, words) => {
  const refused = { titulo: 'Vaga não encontrada', mensagem: 'Ela pode ter sido retirada.', isForm: false }
  document.body.innerHTML = renderToStaticMarkup(<RefusalView {...refused} list={list} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vaga não encontrada')
  expect(screen.getByText(words)).toBeInTheDocument()
  const link = screen.queryByRole('link', { name: 'Ver vagas abertas' })
  expect(link?.getAttribute('href') ?? null).toBe(list)
})

import { screen } from '@testing-library/dom'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PrivacidadeView } from './privacidade-view'
import { buildVaga } from './testing/vaga'
import { VagasView } from './vagas-view'

type Data = ComponentProps<typeof VagasView>['data']

function open(part: Partial<Data> = {}) {
  const data = { vagas: [buildVaga()], total: 1, page: 1, pages: 1, busca: '', ...part }
  document.body.innerHTML = renderToStaticMarkup(<VagasView data={data} saved={<p>Vagas salvas</p>} />)
}

test('the list tells each job with company, place and date in words', () => {
  open()
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Pessoa AtendentePadaria Aurora · São Paulo – SPPublicada em 4 de março de 2026',
  )
  expect(screen.getByRole('link', { name: 'Pessoa Atendente' })).toHaveAttribute('href', '/campanha/7')
  expect(screen.getByText('Vagas salvas')).toBeInTheDocument()
})

test.each([
  [0, '', 'Nenhuma vaga aberta no momento.'],
  [0, 'pão', 'Nenhuma vaga aberta com essa busca.'],
  [1, '', '1 vaga aberta'],
  [45, '', '45 vagas abertas'],
])('%i jobs for the search «%s» are told as «%s»', (total, busca, words) => {
  open({ total, busca })
  expect(screen.getByRole('status')).toHaveTextContent(words)
})

test('a search without a job stays in its field and can be cleared', () => {
  open({ vagas: [], total: 0, busca: 'pão' })
  expect(screen.getByRole('searchbox', { name: 'Buscar por cargo ou palavra' })).toHaveValue('pão')
  expect(screen.getByRole('link', { name: 'Limpar busca' })).toHaveAttribute('href', '/vagas')
})

test.each([
  [1, undefined, '/vagas?busca=caixa&pagina=2'],
  [2, '/vagas?busca=caixa', '/vagas?busca=caixa&pagina=3'],
  [3, '/vagas?busca=caixa&pagina=2', undefined],
])('page %i of three leads back to %s and on to %s with its search', (pagina, back, on) => {
  open({ total: 45, pages: 3, page: pagina, busca: 'caixa' })
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect([href('Anteriores'), href('Próximas')]).toEqual([back, on])
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent(`Página ${pagina} de 3`)
})

test('a company’s list is headed by its name, and everything on it stays with the company', () => {
  const empresa = { nome: 'Padaria Aurora', slug: 'padaria-aurora', former: [] }
  open({ empresa, total: 45, pages: 3, page: 2, busca: 'caixa' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vagas abertas em Padaria Aurora')
  expect(screen.getByRole('search')).toHaveAttribute('action', '/empresa/padaria-aurora')
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(links).toEqual({
    'Ir para o conteúdo': '#conteudo',
    'Ver vagas': '/empresa/padaria-aurora',
    'Pessoa Atendente': '/campanha/7',
    Anteriores: '/empresa/padaria-aurora?busca=caixa',
    Próximas: '/empresa/padaria-aurora?busca=caixa&pagina=3',
    'Recuperar meu link': '/empresa/padaria-aurora/recuperar-link',
    'Privacidade e acessibilidade': '/privacidade?empresa=padaria-aurora',
  })
})

test('the privacy page says who keeps what, why, how long, and what a person can do', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <PrivacidadeView
      data={{ empresa: 'Padaria Aurora', meses: 9, slug: 'padaria-aurora', emailLigado: true }}
    />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Privacidade e acessibilidade',
    'Quem recebe seus dados',
    'Para quê',
    'Por quanto tempo',
    'O que você pode fazer',
    'Acessibilidade',
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText(/Padaria Aurora guarda seus dados por 9 meses/)).toBeInTheDocument()
  expect(screen.getByText(/30 dias antes do fim, .* chega uma mensagem/)).toBeInTheDocument()
})

test('where companies differ, the privacy page tells between what', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <PrivacidadeView data={{ empresa: null, meses: null, slug: null, emailLigado: false }} />,
  )
  expect(screen.getByText(/escolhe um prazo de 3 a 24 meses/)).toBeInTheDocument()
  // Where no e-mail leaves, none is promised.
  expect(screen.getByText(/você não recebe uma mensagem/)).toBeInTheDocument()
  expect(screen.queryByText(/chega uma mensagem/)).toBeNull()
})

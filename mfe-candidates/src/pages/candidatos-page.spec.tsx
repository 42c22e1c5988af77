import { beginSession, endSession } from '@seleta/api-client'
import {
  buildCampanha,
  buildFacetas,
  buildMovimento,
  buildEtapaItem,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CandidatosPage from './candidatos-page'
import CandidatosRoboPage from './candidatos-robo-page'

const PATH = '/dashboard/candidatos/:campanhaId'
const AT = '/dashboard/candidatos/7'

const pessoas = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    buildTalentoItem({ identificador: identificadorOf(from + i), nome: `Pessoa ${from + i}` }),
  )

let api: FakeApi
beforeEach(() => {
  window.innerWidth = 1600
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ nome: 'Analista de Dados' }) }))
    .on('listFiltrosSalvos', () => ({ data: [] }))
    .on('countFacetas', () => ({
      data: buildFacetas({
        funcoes: [{ valor: '3', rotulo: 'Analista de Dados', total: 12 }],
        idiomas: [{ valor: 'Inglês', rotulo: 'Inglês', total: 5 }],
      }),
    }))
    .on('listEtapas', () => ({ data: [buildEtapaItem(), buildEtapaItem({ id: 12, nome: 'Entrevistas' })] }))
    .on('filterTalentos', ({ query }) => pageOf(pessoas(query.page * 8 + 1, query.page === 2 ? 3 : 8), 19, 8))
})
afterEach(() => {
  api.stop()
  // Logging out forgets the keyword about people.
  beginSession('um-token-de-teste', false)
  endSession('logout')
})

const show = (at = AT) => renderInHost(<CandidatosPage />, { at, path: PATH })

test('the page asks for manual origins of its campaign, 8 a page, and shows the columns of the spec in order', async () => {
  show()
  await screen.findByText('Pessoa 1')
  expect(api.callsOf('filterTalentos')[0]?.rawBody).toEqual({ idCampanha: 7, origens: ['MANUAL'] })
  expect(api.callsOf('filterTalentos')[0]?.query).toEqual({ page: 0, size: 8 })
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.slice(1)).toEqual([
    'Nome',
    'Status',
    'Formação',
    'Idade',
    'Localização',
    'Última Atualização',
    'Habilidades',
    'Aderência',
    'Ações',
  ])
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('#7 Analista de Dados')
  expect(screen.getByText('19 candidatos encontrados.')).toBeVisible()
})

test('the automated screen asks for ABLER and BNE', async () => {
  renderInHost(<CandidatosRoboPage />, {
    at: '/dashboard/candidatos-robo/7',
    path: '/dashboard/candidatos-robo/:campanhaId',
  })
  await screen.findByText('Pessoa 1')
  expect(api.callsOf('filterTalentos')[0]?.rawBody).toEqual({ idCampanha: 7, origens: ['ABLER', 'BNE'] })
})

test('the tab bar leads to the three screens and keeps the filters', async () => {
  show(`${AT}?idiomas=Inglês&pagina=2`)
  await screen.findByText('Pessoa 9')
  const tabs = within(screen.getByRole('navigation', { name: 'Telas da campanha' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Candidatos', '/dashboard/candidatos/7?idiomas=Ingl%C3%AAs'],
    ['Candidatos robô', '/dashboard/candidatos-robo/7?idiomas=Ingl%C3%AAs'],
    ['Seleção', '/dashboard/selecao/7?idiomas=Ingl%C3%AAs'],
  ])
  expect(tabs[0]).toHaveAttribute('aria-current', 'page')
})

test('nothing is asked for before «Filtrar», and then everything at once', async () => {
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Idiomas' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inglês 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Palavra-chave' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Palavra-chave' }), 'vendas')
  expect(api.callsOf('filterTalentos')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(api.callsOf('filterTalentos')).toHaveLength(2))
  expect(api.callsOf('filterTalentos')[1]?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    idiomas: ['Inglês'],
    pesquisa: { palavraChave: 'vendas' },
  })
  expect(host.address).toBe('/dashboard/candidatos/7?idiomas=Ingl%C3%AAs')
  expect(await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: vendas' })).toBeVisible()
})

test('«Limpar Filtros» takes all filters away and «Desfazer» brings them back', async () => {
  const { host } = show(`${AT}?idiomas=Inglês&niveis=Mestrado`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (2)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(host.address).toBe(AT))
  expect(api.callsOf('filterTalentos').at(-1)?.rawBody).toEqual({ idCampanha: 7, origens: ['MANUAL'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.address).toBe(`${AT}?idiomas=Ingl%C3%AAs&niveis=Mestrado`))
})

test('a chip removes its filter and no other', async () => {
  const { host } = show(`${AT}?funcoes=3&idiomas=Inglês`)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remover filtro Função desejada: Analista de Dados' }),
  )
  await waitFor(() => expect(host.address).toBe(`${AT}?idiomas=Ingl%C3%AAs`))
})

test('the page is in the address, counts from 1 there and from 0 on the wire', async () => {
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect(await screen.findByText('Pessoa 9')).toBeVisible()
  expect(host.address).toBe(`${AT}?pagina=2`)
  expect(api.callsOf('filterTalentos').at(-1)?.query).toEqual({ page: 1, size: 8 })
})

test('the counter counts the people really selected, across pages', async () => {
  show()
  await screen.findByText('Pessoa 1')
  expect(screen.getByText('0 selecionados')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByText('Pessoa 9')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 9' }))
  expect(screen.getAllByText('2 selecionados')[0]).toBeVisible()
})

test('the name opens the person in the address, over the same page', async () => {
  const { host } = show(`${AT}?pagina=2`)
  await userEvent.click(await screen.findByRole('link', { name: 'Pessoa 9' }))
  expect(host.address).toBe(`${AT}?pagina=2&talento=${identificadorOf(9)}`)
})

test('a person is put into a stage, and the toast names it', async () => {
  api.on('moveTalento', ({ params }) => ({
    data: buildMovimento({ ...params, etapaId: params.kanbanId, etapaNome: 'Entrevistas' }),
  }))
  const { host } = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao kanban: Pessoa 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Entrevistas/ }))
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  expect(host.toasts[0]).toMatchObject({
    text: 'Candidato adicionado ao kanban. Etapa: Entrevistas.',
    tone: 'success',
  })
  expect(api.callsOf('moveTalento')[0]?.params).toEqual({
    identificador: identificadorOf(1),
    campanhaId: 7,
    kanbanId: 12,
  })
})

test('the WhatsApp link carries 55 once, and is absent when the number cannot be one', async () => {
  api.on('filterTalentos', () =>
    pageOf(
      [
        buildTalentoItem({ telefone: '+55 (11) 98765-4321' }),
        buildTalentoItem({ identificador: identificadorOf(2), nome: 'Bruno Lima', telefone: '123' }),
      ],
      2,
      8,
    ),
  )
  show()
  const link = await screen.findByRole('link', {
    name: 'Conversar com Ana Beatriz Souza no WhatsApp (abre em nova aba)',
  })
  expect(link).toHaveAttribute('href', 'https://wa.me/5511987654321')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('link', { name: /Conversar com Bruno/ })).not.toBeInTheDocument()
})

test('a first load that fails says so and tries again in place', async () => {
  api.on('filterTalentos', () => refuse(500))
  show()
  expect(await screen.findByText('Erro ao obter candidatos.')).toBeVisible()
  api.on('filterTalentos', () => pageOf(pessoas(1, 2), 2, 8))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Pessoa 1')).toBeVisible()
})

test('a later load that fails keeps the rows on screen', async () => {
  const { client } = show()
  await screen.findByText('Pessoa 1')
  api.on('filterTalentos', () => refuse(500))
  await act(() => client.invalidateQueries({ queryKey: ['filterTalentos'] }))
  expect(await screen.findByText(/Erro ao obter candidatos\./)).toBeVisible()
  expect(screen.getByText(/^Dados de \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText('Pessoa 1')).toBeVisible()
})

test('while the next page loads, the old rows stay', async () => {
  const held = heldReply<ReturnType<typeof pageOf<ReturnType<typeof buildTalentoItem>>>>()
  show()
  await screen.findByText('Pessoa 1')
  api.on('filterTalentos', () => held.reply)
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect(screen.getByText('Pessoa 1')).toBeInTheDocument()
  await act(async () => held.release(pageOf(pessoas(9, 8), 19, 8)))
  expect(await screen.findByText('Pessoa 9')).toBeVisible()
})

test('an empty campaign says what will appear here; filters without a hit offer to clear them', async () => {
  api.on('filterTalentos', () => pageOf([], 0, 8))
  const { unmount } = show()
  expect(await screen.findByText('Ninguém se candidatou por aqui ainda.')).toBeVisible()
  unmount()
  const { host } = show(`${AT}?idiomas=Inglês`)
  expect(await screen.findByText('Nenhum candidato com estes filtros.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(host.address).toBe(AT))
})

test('a campaign that is gone is told in the header', async () => {
  api.on('getCampanha', () => refuse(404, 'Não encontrado.'))
  show()
  expect(await screen.findByText(/Esta campanha não existe ou foi excluída\./)).toBeVisible()
})

test('under 600 px the rows are cards with the same facts', async () => {
  window.innerWidth = 390
  show()
  await screen.findByText('Pessoa 1')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  const card = within(screen.getByRole('list', { name: 'Candidatos da campanha' })).getAllByRole('article')[0]
  expect(card).toHaveTextContent('LocalizaçãoCampinas – SP')
})

test('each option says how many people it would leave, and an active filter says its number', async () => {
  show(`${AT}?idiomas=Inglês`)
  const chip = await screen.findByRole('button', { name: 'Remover filtro Idiomas: Inglês' })
  await waitFor(() => expect(chip).toHaveTextContent('Idiomas: Inglês5'))
  expect(api.callsOf('countFacetas')[0]?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    idiomas: ['Inglês'],
  })
})

test('counts that cannot be read take nothing away from the filters', async () => {
  api.on('countFacetas', () => refuse(500))
  show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Idiomas' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inglês' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await waitFor(() => expect(api.callsOf('filterTalentos').at(-1)?.body.idiomas).toEqual(['Inglês']))
})

test('a city is found by search and keeps its name once picked', async () => {
  api.on('listCidades', () => [{ id: 5, codigo: '3509502', nome: 'Campinas', uf: 'SP' }])
  show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Localização' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Buscar cidade' }), 'camp')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Campinas – SP' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Buscar cidade' }))
  expect(screen.getByRole('checkbox', { name: 'Campinas – SP' })).toBeChecked()
})

test('a filter is kept under a name and used again', async () => {
  const salvo = {
    id: 1,
    nome: 'Bilíngues',
    consulta: { idiomas: ['Inglês'], pesquisa: { palavraChave: 'sap' } },
  }
  api.on('createFiltroSalvo', ({ body }) => ({ data: { id: 1, nome: body.nome, consulta: body.consulta } }))
  const { host } = show(`${AT}?idiomas=Inglês`)
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar este filtro' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome do filtro' }), 'Bilíngues')
  api.on('listFiltrosSalvos', () => ({ data: [salvo] }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts[0]?.text).toBe('Filtro “Bilíngues” salvo.'))
  expect(api.callsOf('createFiltroSalvo')[0]?.body).toEqual({
    tela: 'candidatos',
    nome: 'Bilíngues',
    consulta: { idiomas: ['Inglês'] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros salvos' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bilíngues' }))
  expect(await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: sap' })).toBeVisible()
})

test('logging out forgets the keyword about people, a reload of the page does not', async () => {
  const first = show()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  await userEvent.click(screen.getByRole('button', { name: 'Palavra-chave' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Palavra-chave' }), 'vendas')
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }))
  await screen.findByRole('button', { name: 'Remover filtro Palavra-chave: vendas' })
  expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('vendas')
  first.unmount()
  beginSession('um-token-de-teste', false)
  endSession('logout')
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('vendas')
  show()
  await screen.findByText('Pessoa 1')
  expect(screen.queryByRole('button', { name: /Remover filtro/ })).not.toBeInTheDocument()
})

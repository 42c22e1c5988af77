import {
  buildMovimento,
  buildPreviewMovimento,
  buildTalentoItem,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, refuse } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AT, pessoas, showCandidatos, startCandidatosApi, stopCandidatosApi } from '../testing/candidatos'
import CandidatosRoboPage from './candidatos-robo-page'

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  api = startCandidatosApi()
})
afterEach(() => stopCandidatosApi(api))

test('the page asks for manual origins of its campaign, 8 a page, and shows the columns of the spec in order', async () => {
  showCandidatos()
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

test('the tab bar leads to the campaign’s pages with how many are there, and keeps the filters', async () => {
  showCandidatos(`${AT}?idiomas=Inglês&origem=MANUAL,BNE&pagina=2`)
  await screen.findByText('Pessoa 9')
  const tabs = within(screen.getByRole('navigation', { name: 'Telas da campanha' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Candidatos3', '/dashboard/candidatos/7?idiomas=Ingl%C3%AAs'],
    ['Candidatos robô1', '/dashboard/candidatos-robo/7?idiomas=Ingl%C3%AAs'],
    ['Seleção5', '/dashboard/selecao/7?idiomas=Ingl%C3%AAs'],
    ['Métricas', '/dashboard/campanhas/7/metricas'],
  ])
  expect(tabs[0]).toHaveAttribute('aria-current', 'page')
})

test('the page is in the address, counts from 1 there and from 0 on the wire', async () => {
  const { host } = showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect(await screen.findByText('Pessoa 9')).toBeVisible()
  expect(host.address).toBe(`${AT}?pagina=2`)
  expect(api.callsOf('filterTalentos').at(-1)?.query).toEqual({ page: 1, size: 8 })
})

test('the counter counts the people really selected, across pages', async () => {
  showCandidatos()
  await screen.findByText('Pessoa 1')
  expect(screen.getByText('0 selecionados')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByText('Pessoa 9')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Pessoa 9' }))
  expect(screen.getAllByText('2 selecionados')[0]).toBeVisible()
})

test('the name opens the person in the address, over the same page', async () => {
  const { host } = showCandidatos(`${AT}?pagina=2`)
  await userEvent.click(await screen.findByRole('link', { name: 'Pessoa 9' }))
  expect(host.address).toBe(`${AT}?pagina=2&talento=${identificadorOf(9)}`)
})

test('a person is put into a stage, and the toast names it', async () => {
  api.on('moveTalento', ({ params }) => ({
    data: buildMovimento({ ...params, etapaId: params.kanbanId, etapaNome: 'Entrevistas' }),
  }))
  api.on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
  const { host } = showCandidatos()
  await screen.findByText('Pessoa 1')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao kanban: Pessoa 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Entrevistas/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar' }))
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
  showCandidatos()
  const link = await screen.findByRole('link', {
    name: 'Conversar com Ana Beatriz Souza no WhatsApp (abre em nova aba)',
  })
  expect(link).toHaveAttribute('href', 'https://wa.me/5511987654321?text=Ol%C3%A1%2C%20Ana!')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('link', { name: /Conversar com Bruno/ })).not.toBeInTheDocument()
})

test('a first load that fails says so and tries again in place', async () => {
  api.on('filterTalentos', () => refuse(500))
  showCandidatos()
  expect(await screen.findByText('Erro ao obter candidatos.')).toBeVisible()
  api.on('filterTalentos', () => pageOf(pessoas(1, 2), 2, 8))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Pessoa 1')).toBeVisible()
})

test('a later load that fails keeps the rows on screen', async () => {
  const { client } = showCandidatos()
  await screen.findByText('Pessoa 1')
  api.on('filterTalentos', () => refuse(500))
  await act(() => client.invalidateQueries({ queryKey: ['filterTalentos'] }))
  expect(await screen.findByText(/Erro ao obter candidatos\./)).toBeVisible()
  expect(screen.getByText(/^Dados de \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText('Pessoa 1')).toBeVisible()
})

test('while the next page loads, the old rows stay', async () => {
  const held = heldReply<ReturnType<typeof pageOf<ReturnType<typeof buildTalentoItem>>>>()
  showCandidatos()
  await screen.findByText('Pessoa 1')
  api.on('filterTalentos', () => held.reply)
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
  expect(screen.getByText('Pessoa 1')).toBeInTheDocument()
  await act(async () => held.release(pageOf(pessoas(9, 8), 19, 8)))
  expect(await screen.findByText('Pessoa 9')).toBeVisible()
})

test('an empty campaign says what will appear here; filters without a hit offer to clear them', async () => {
  api.on('filterTalentos', () => pageOf([], 0, 8))
  const { unmount } = showCandidatos()
  expect(await screen.findByText('Ninguém se candidatou por aqui ainda.')).toBeVisible()
  unmount()
  const { host } = showCandidatos(`${AT}?idiomas=Inglês`)
  expect(await screen.findByText('Nenhum candidato com estes filtros.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(host.address).toBe(AT))
})

test('a campaign that is gone is told in the header', async () => {
  api.on('getCampanha', () => refuse(404, 'Não encontrado.'))
  showCandidatos()
  expect(await screen.findByText(/Esta campanha não existe ou foi excluída\./)).toBeVisible()
})

test.each(['999', '999999'])(
  'page %s of three is corrected to the last one, and Back does not lead to it',
  async (page) => {
    api.on('filterTalentos', ({ query }) =>
      pageOf(query.page > 2 ? [] : pessoas(query.page * 8 + 1, 3), 19, 8),
    )
    const { host } = showCandidatos(`${AT}?idiomas=Ingl%C3%AAs&pagina=${page}`)
    expect(await screen.findByText('Pessoa 17')).toBeVisible()
    expect(host.address).toBe(`${AT}?idiomas=Ingl%C3%AAs&pagina=3`)
    expect(
      Math.max(...api.callsOf('filterTalentos').map(({ query }) => query?.['page'] ?? 0)),
    ).toBeLessThanOrEqual(1250)
  },
)

test('under 600 px the rows are cards with the same facts', async () => {
  window.innerWidth = 390
  showCandidatos()
  await screen.findByText('Pessoa 1')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  const card = within(screen.getByRole('list', { name: 'Candidatos da campanha' })).getAllByRole('article')[0]
  expect(card).toHaveTextContent('LocalizaçãoCampinas – SP')
})

test('who is new, who was taken out and since when they wait stand with the name', async () => {
  const DIA = 86_400_000
  const ago = (dias: number) => new Date(Date.now() - dias * DIA - 60_000).toISOString()
  api.on('filterTalentos', () =>
    pageOf(
      [
        buildTalentoItem({ nome: 'Nina', isNova: true, inscritaEm: ago(9), naEtapaDesde: ago(4) }),
        buildTalentoItem({ identificador: identificadorOf(2), nome: 'Edu', eliminadaMotivo: 'Não tem CNH' }),
      ],
      2,
      8,
    ),
  )
  showCandidatos()
  const [, nina, edu] = await screen.findAllByRole('row')
  expect(nina).toHaveTextContent('Nova')
  expect(nina).toHaveTextContent('Inscrita há 9 dias · na etapa há 4 dias')
  expect(edu).not.toHaveTextContent('Nova')
  expect(edu).toHaveTextContent('Motivo: Não tem CNH')
  expect(edu).toHaveTextContent('Eliminada')
})

test('the list is ordered by when people applied, and goes back to its own order', async () => {
  const { host } = showCandidatos()
  await screen.findByText('Pessoa 1')
  const order = screen.getByRole('combobox', { name: 'Ordenar por' })
  await userEvent.selectOptions(order, 'Inscrição, mais antigas')
  await waitFor(() => expect(host.address).toBe(`${AT}?ordem=inscrita,asc`.replace(',', '%2C')))
  expect(api.callsOf('filterTalentos').at(-1)?.rawBody).toMatchObject({
    orders: [{ path: 'inscricao.criadaEm', order: 'ASC' }],
  })
  await userEvent.selectOptions(order, 'Ordem sugerida')
  await waitFor(() => expect(host.address).toBe(AT))
})

test('everybody whom the list shows is selected beyond the page, and moved in pieces', async () => {
  const all = Array.from({ length: 250 }, (_, n) => ({
    identificador: identificadorOf(n + 1),
    nome: `P ${n}`,
  }))
  api
    .on('filterTalentos', ({ query }) => pageOf(pessoas(query.page * 8 + 1, 8), 250, 8))
    .on('selectTalentos', () => ({ data: all }))
    .on('moveTalentos', ({ body }) => ({
      data: {
        etapaNome: 'Entrevistas',
        emailLigado: true,
        pessoas: body.identificadores.map((identificador: string) => ({
          identificador,
          nome: 'P',
          resultado: 'movida' as const,
          motivo: '',
          deEtapaId: 11,
          etapaId: 12,
          naEtapaDesde: '2026-11-20T12:00:00.000Z',
          versao: 2,
          mensagens: [],
        })),
      },
    }))
  showCandidatos(`${AT}?idiomas=Inglês`)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar todos os 250' }))
  const bar = await screen.findByRole('region', { name: 'Pessoas selecionadas' })
  await within(bar).findByText('250 selecionados')
  expect(within(bar).queryByRole('button', { name: /Selecionar todos/ })).not.toBeInTheDocument()
  expect(api.callsOf('selectTalentos')[0]?.rawBody).toEqual({
    idCampanha: 7,
    origens: ['MANUAL'],
    idiomas: ['Inglês'],
  })
  await userEvent.click(within(bar).getByRole('button', { name: 'Mover para etapa' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mover 250 pessoas para uma etapa' })
  await userEvent.click(await within(dialog).findByRole('radio', { name: /Entrevistas/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mover' }))
  await waitFor(() => expect(api.callsOf('moveTalentos')).toHaveLength(2))
  expect(api.callsOf('moveTalentos').map(({ body }) => body.identificadores.length)).toEqual([200, 50])
})

test('beyond a thousand the first thousand are selected, and it is said what to do about the others', async () => {
  const first = Array.from({ length: 1000 }, (_, n) => ({
    identificador: identificadorOf(n + 1),
    nome: `P ${n}`,
  }))
  api
    .on('filterTalentos', ({ query }) => pageOf(pessoas(query.page * 8 + 1, 8), 1001, 8))
    .on('selectTalentos', () => ({ data: first }))
  showCandidatos()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar os 1.000 primeiros' }))
  expect(await screen.findByText(/^Uma ação alcança até 1.000 pessoas de uma vez/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mover para etapa' })).toBeVisible()
})

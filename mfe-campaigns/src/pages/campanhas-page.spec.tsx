import { beginSession, endSession } from '@seleta/api-client'
import { buildCampanha, pageOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCampanhaItem, buildContagem, narrowWindow, startCampanhasApi } from '../testing/campanhas-api'
import CampanhaNaoEncontradaPage from './campanha-nao-encontrada-page'
import CampanhasPage from './campanhas-page'

const LISTA = { at: '/dashboard/campanhas', path: '/dashboard/campanhas' }
const campanhas = [
  buildCampanhaItem({ id: 1, nome: 'Padeiro', qtdTalentos: 0 }),
  buildCampanhaItem({ id: 2, nome: 'Torneiro', situacao: 'PAUSADA', qtdTalentos: 4 }),
  buildCampanhaItem({ id: 3, nome: 'Vigia', situacao: 'ENCERRADA' }),
  buildCampanhaItem({ id: 4, nome: '', situacao: 'RASCUNHO', ultimoPasso: 'salario' }),
]

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  narrowWindow()
  beginSession('token-de-teste', false)
  api = startCampanhasApi(campanhas)
})
afterEach(() => {
  api.stop()
  endSession('logout')
})

const select = async (nome: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar ${nome}` }))
const bar = () => screen.getByRole('region', { name: 'Campanhas selecionadas' })
const menuOf = async (nome: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Mais ações de ${nome}` }))
  return screen.findAllByRole('menuitem').then((items) => items.map((item) => item.textContent))
}

test.each([
  [
    'Padeiro',
    [
      'Analisar métricas',
      'Editar',
      'Equipe',
      'Duplicar',
      'Pausar campanha',
      'Encerrar campanha',
      'Excluir campanha',
    ],
  ],
  [
    'Torneiro',
    [
      'Analisar métricas',
      'Editar',
      'Equipe',
      'Duplicar',
      'Retomar campanha',
      'Encerrar campanha',
      'Excluir campanha',
    ],
  ],
  ['Vigia', ['Analisar métricas', 'Equipe', 'Duplicar', 'Excluir campanha']],
  ['Rascunho sem nome (#4)', ['Editar', 'Equipe', 'Duplicar', 'Excluir campanha']],
])('«%s» offers what its state allows and nothing else', async (nome, actions) => {
  renderInHost(<CampanhasPage />, LISTA)
  expect(await menuOf(nome)).toEqual(actions)
})

test('a draft opens where it was left', async () => {
  const { host } = renderInHost(<CampanhasPage />, LISTA)
  await menuOf('Rascunho sem nome (#4)')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }))
  expect(host.address).toBe('/dashboard/nova-campanha/salario?campanha=4')
})

test('the question before a deletion names the campaign and what follows; a no does nothing', async () => {
  const { host } = renderInHost(<CampanhasPage />, LISTA)
  host.confirmAnswer = false
  await menuOf('Torneiro')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir campanha' }))
  expect(host.questions).toEqual([
    {
      title: 'Excluir “Torneiro”?',
      text: '4 pessoas candidatas deixam de aparecer nela e leem que o processo foi encerrado, sem receber mensagem: para responder a quem falta, encerre a campanha antes. Você pode restaurar em até 30 dias.',
      confirmLabel: 'Excluir campanha',
      cancelLabel: 'Manter campanha',
      tone: 'danger',
    },
  ])
  expect(api.callsOf('deleteCampanha')).toEqual([])
})

test('ending without anybody in it has nothing to decide; with people it is decided by the answer', async () => {
  renderInHost(<CampanhasPage />, LISTA)
  await menuOf('Padeiro')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Encerrar campanha' }))
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar campanha' }))
  await waitFor(() =>
    expect(api.callsOf('closeCampanha').at(-1)?.body).toEqual({ enviarEncerramento: false }),
  )
  await menuOf('Torneiro')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Encerrar campanha' }))
  expect(screen.queryByRole('button', { name: 'Encerrar campanha' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar e enviar mensagem' }))
  await waitFor(() => expect(api.callsOf('closeCampanha').at(-1)?.body).toEqual({ enviarEncerramento: true }))
})

test('of a selection that is ended, what was refused stays selected and is told', async () => {
  api.on('closeCampanha', ({ params }) => (params.id === 2 ? refuse(500) : undefined))
  const { host } = renderInHost(<CampanhasPage />, LISTA)
  await select('Padeiro')
  await select('Torneiro')
  await userEvent.click(within(bar()).getByRole('button', { name: 'Encerrar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar sem mensagem' }))
  await waitFor(() => expect(bar()).toHaveTextContent('1 selecionada'))
  expect(host.toasts.map(({ text }) => text)).toEqual(['Campanha Encerrada', 'Erro ao encerrar campanha.'])
  expect(screen.getByRole('checkbox', { name: 'Selecionar Torneiro' })).toBeChecked()
})

test('the bar offers only what can be done to at least one of the selected', async () => {
  renderInHost(<CampanhasPage />, LISTA)
  await select('Rascunho sem nome (#4)')
  const buttons = () =>
    within(bar())
      .getAllByRole('button')
      .map((button) => button.textContent)
  expect(buttons()).toEqual(['Limpar seleção'])
  await select('Vigia')
  expect(buttons()).toEqual(['Copiar links', 'Limpar seleção'])
  expect(bar()).toHaveTextContent('2 selecionadas · 1 com link')
  await userEvent.click(within(bar()).getByRole('button', { name: 'Limpar seleção' }))
  expect(screen.queryByRole('region', { name: 'Campanhas selecionadas' })).not.toBeInTheDocument()
})

test('tab and search narrow the call and the counts, the header still counts everything', async () => {
  renderInHost(<CampanhasPage />, { ...LISTA, at: '/dashboard/campanhas?situacao=pausada&busca=torno' })
  await screen.findByText('4')
  expect(api.callsOf('filterCampanhas').at(-1)?.body.filtros).toEqual([
    { path: 'campanha.situacao', value: 'PAUSADA' },
    { path: 'campanha.nome', value: 'torno' },
  ])
  expect(new Set(api.callsOf('countCampanhas').map(({ query }) => query.busca))).toEqual(
    new Set(['torno', undefined]),
  )
})

test('«Minhas campanhas» narrows list and counts, stands in the address, and says where nothing is found', async () => {
  const { host } = renderInHost(<CampanhasPage />, LISTA)
  const toggle = await screen.findByRole('button', { name: 'Minhas campanhas' })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  api.on('filterCampanhas', ({ body }) =>
    body.filtros.length > 0 ? pageOf([], 0, 12) : pageOf(campanhas, 4, 12),
  )
  await userEvent.click(toggle)
  expect(host.address).toBe('/dashboard/campanhas?equipe=minhas')
  expect(await screen.findByText('Nenhuma campanha em que você está na equipe.')).toBeVisible()
  expect(api.callsOf('filterCampanhas').at(-1)?.body.filtros).toEqual([
    { path: 'campanha.equipe', value: 'minhas' },
  ])
  expect(api.callsOf('countCampanhas').at(-1)?.query).toEqual({ equipe: 'minhas' })
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
  expect(host.address).toBe('/dashboard/campanhas')
})

test('who is responsible stands beside the place, and the team opens from the row', async () => {
  api
    .on('filterCampanhas', () =>
      pageOf([buildCampanhaItem({ nome: 'Padeiro', responsaveis: ['Ana Lima', 'Rui Reis'] })], 1, 12),
    )
    .on('getEquipe', () => ({ data: [] }))
    .on('listUsuarios', () => ({ data: [] }))
  renderInHost(<CampanhasPage />, LISTA)
  expect((await screen.findAllByText(/Ana Lima e mais 1/))[0]).toBeInTheDocument()
  await menuOf('Padeiro')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Equipe' }))
  expect(await screen.findByText(/vê só as campanhas de suas equipes/)).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Equipe de Padeiro' })).toBeVisible()
})

describe('a company without campaigns', () => {
  const nothing = () =>
    api
      .on('filterCampanhas', () => pageOf([], 0, 12))
      .on('countCampanhas', () => ({ data: buildContagem({ TODAS: 0, PUBLICADA: 0 }) }))

  test('is led from the list to the empty page', async () => {
    nothing()
    const { host } = renderInHost(<CampanhasPage />, LISTA)
    await waitFor(() => expect(host.address).toBe('/dashboard/campanha-nao-encontrada'))
  })

  test('is not sent there while the list still has rows: the counts are older', async () => {
    nothing().on('filterCampanhas', () => pageOf(campanhas, 4, 12))
    const { host } = renderInHost(<CampanhasPage />, LISTA)
    expect(await screen.findByRole('link', { name: 'Padeiro' })).toBeVisible()
    expect(host.address).toBe('/dashboard/campanhas')
  })

  test('reads the sentences of the spec there, and a company with campaigns is led back', async () => {
    nothing()
    renderInHost(<CampanhaNaoEncontradaPage />)
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Nenhuma Campanha Encontrada')
    expect(screen.getByText('Parece que você ainda não tem nenhuma campanha ativa!')).toBeVisible()
    expect(screen.getByText('Deseja criar uma nova Campanha?')).toBeVisible()
    expect(screen.getByRole('link', { name: '+ Criar Nova Campanha' })).toHaveAttribute(
      'href',
      '/dashboard/nova-campanha/detalhes',
    )
  })

  test('that has some by now is led to the list', async () => {
    const { host } = renderInHost(<CampanhaNaoEncontradaPage />, { at: '/vazio', path: '/vazio' })
    await waitFor(() => expect(host.address).toBe('/dashboard/campanhas'))
  })
})

describe('a page of the list that fails', () => {
  test('keeps the rows before it, says how old they are, and comes after a retry', async () => {
    let isDown = true
    api.on('filterCampanhas', ({ query }) => {
      if (query.page === 0) return pageOf(campanhas, 14, 12)
      return isDown ? refuse(500) : pageOf([buildCampanhaItem({ id: 13, nome: 'Zelador' })], 14, 12)
    })
    renderInHost(<CampanhasPage />, LISTA)
    await screen.findByRole('link', { name: 'Padeiro' })
    await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }))
    expect(await screen.findByText('Erro ao buscar campanhas')).toBeVisible()
    expect(screen.getByText(/^Dados de \d\d:\d\d$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Padeiro' })).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('link', { name: 'Zelador' })).toBeVisible()
    expect(screen.queryByText('Erro ao buscar campanhas')).not.toBeInTheDocument()
  })

  test('behind the end leads to the last one', async () => {
    api.on('filterCampanhas', ({ query }) => pageOf(query.page === 0 ? campanhas : [], 4, 12))
    const { host } = renderInHost(<CampanhasPage />, { ...LISTA, at: '/dashboard/campanhas?pagina=9' })
    expect(await screen.findByRole('link', { name: 'Padeiro' })).toBeVisible()
    expect(host.address).toBe('/dashboard/campanhas')
  })
})

describe('by keyboard', () => {
  test('J and K go through the rows, X selects the one in focus, letters in a field are letters', async () => {
    renderInHost(<CampanhasPage />, LISTA)
    await screen.findByRole('link', { name: 'Padeiro' })
    await userEvent.keyboard('jjjk')
    expect(screen.getByRole('link', { name: 'Torneiro' })).toHaveFocus()
    await userEvent.keyboard('x')
    expect(bar()).toHaveTextContent('1 selecionada')
    await userEvent.click(screen.getByLabelText('Ordenar por'))
    await userEvent.keyboard('x')
    expect(bar()).toHaveTextContent('1 selecionada')
  })
})

test('a deleted campaign that cannot come back says why in the dialog, and comes at the next try', async () => {
  const excluida = { id: 9, nome: 'Padeiro', restauravelAte: '2026-12-20' }
  api
    .on('listCampanhasExcluidas', () => ({ data: [excluida] }))
    .on('restoreCampanha', () => refuse(409, 'O prazo para restaurar passou.'))
  const { host } = renderInHost(<CampanhasPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Campanhas excluídas' }))
  const dialog = await screen.findByRole('dialog', { name: 'Campanhas excluídas' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Restaurar Padeiro' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('O prazo para restaurar passou.')
  expect(host.toasts).toEqual([])
  api.on('restoreCampanha', () => ({ data: buildCampanha() }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restaurar Padeiro' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha restaurada.'))
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
})

import { buildNumeros } from '@seleta/testing/build-numeros'
import { appStore } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import {
  buildCampanha,
  buildCartao,
  buildEtapa,
  buildFacetas,
  buildPreviewMovimento,
  identificadorOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardViewAtom } from '../features/selecao/board-view'
import { fakeLayout } from '../testing/fake-layout'
import SelecaoPage from './selecao-page'

fakeLayout()

const ana = buildCartao({ id: 1, identificador: identificadorOf(1), nome: 'Ana Souza' })
const bia = buildCartao({ id: 2, identificador: identificadorOf(2), nome: 'Bia Lima' })
const caio = buildCartao({ id: 3, identificador: identificadorOf(3), nome: 'Caio Reis' })

const triagem = (over: Partial<Etapa> = {}) =>
  buildEtapa({ id: 11, nome: 'Triagem', talentos: [ana, bia], ...over })
const entrevistas = (over: Partial<Etapa> = {}) =>
  buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2, talentos: [caio], ...over })
const finalistas = (over: Partial<Etapa> = {}) =>
  buildEtapa({ id: 13, nome: 'Finalistas', ordem: 3, ...over })

const fontes = [{ valor: 'linkedin', rotulo: 'linkedin', total: 3 }]

let api: FakeApi
let etapas: Etapa[]
let versao = 1

beforeEach(() => {
  appStore.set(boardViewAtom, { campanhaId: 0, filtro: '' })
  places.clear()
  etapas = [triagem(), entrevistas(), finalistas()]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ id: 7, nome: 'Analista de Dados' }) }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getKanban', () => ({ data: etapas }))
    .on('countFacetas', () => ({ data: buildFacetas({ fontes }) }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalento', ({ params }) => ({ data: moved(params.identificador, params.kanbanId) }))
})
afterEach(() => api.stop())

/** Where the fake server has a person, before it puts them into another stage. */
const places = new Map<string, number>()
function where(identificador: string, etapaId: number): number {
  const before = places.get(identificador) ?? 11
  places.set(identificador, etapaId)
  return before
}

function moved(identificador: string, etapaId: number) {
  return {
    inscricaoId: Number(identificador.slice(-12)),
    identificador,
    campanhaId: 7,
    etapaId,
    etapaNome: '',
    deEtapaId: where(identificador, etapaId),
    naEtapaDesde: '2026-11-21T12:00:00.000Z',
    versao: (versao += 1),
    mensagens: [],
    emailLigado: true,
  }
}

const open = () =>
  renderInHost(<SelecaoPage />, {
    at: '/dashboard/selecao/7',
    path: '/dashboard/selecao/:campanhaId',
  })
const coluna = (nome: string) => screen.findByRole('region', { name: nome })
const pessoasDe = async (nome: string) =>
  within(await coluna(nome))
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent)
const moveTo = async (pessoa: string, etapa: string, resposta = 'Enviar') => {
  await userEvent.click(await screen.findByRole('button', { name: `Mover ${pessoa}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${etapa}`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: resposta }))
}

test('the board shows the campaign, its total, and the stages in order with their counts', async () => {
  open()
  expect(await screen.findByRole('heading', { name: '#7 Analista de Dados' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '3 no quadro' })).toBeVisible()
  await coluna('Triagem')
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names).toEqual(['Triagem', 'Entrevistas', 'Finalistas'])
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima'])
  expect(screen.getByRole('button', { name: 'Adicionar Kanban' })).toBeVisible()
  expect(screen.getByText('Arraste ou mova alguém para cá.')).toBeVisible()
})

test('the name of a person opens their detail by address', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Ana Souza' })
  expect(link).toHaveAttribute('href', `/dashboard/selecao/7?talento=${identificadorOf(1)}`)
})

test('moving by the menu shows at once, calls once, and says so', async () => {
  const held = heldReply<{ data: ReturnType<typeof moved> }>()
  api.on('moveTalento', () => held.reply)
  const { host } = open()
  await moveTo('Ana Souza', 'Entrevistas')
  expect(await pessoasDe('Entrevistas')).toEqual(['Ana Souza', 'Caio Reis'])
  expect(await pessoasDe('Triagem')).toEqual(['Bia Lima'])
  expect(host.announcements).toEqual(['Ana Souza agora está em Entrevistas, posição 1 de 2.'])
  expect(host.toasts).toEqual([])
  held.release({ data: moved(identificadorOf(1), 12) })
  await waitFor(() =>
    expect(host.toasts.map((toast) => toast.text)).toEqual(['Ana Souza agora em Entrevistas.']),
  )
  expect(host.toasts[0]?.action?.label).toBe('Desfazer')
  expect(api.callsOf('moveTalento').map((call) => call.params.kanbanId)).toEqual([12])
  expect(await pessoasDe('Entrevistas')).toEqual(['Ana Souza', 'Caio Reis'])
})

test('the view stays: the focus goes to who stands next in that column, at last to its head', async () => {
  open()
  await moveTo('Ana Souza', 'Finalistas')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mover Bia Lima' })).toHaveFocus())
  await moveTo('Bia Lima', 'Finalistas')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mover etapa Triagem' })).toHaveFocus())
})

test('choosing the present stage does nothing and calls nothing', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mover Ana Souza' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Triagem/ }))
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima'])
  expect(api.callsOf('moveTalento')).toEqual([])
})

test.each([
  ['the server refuses', () => refuse(500)],
  ['the connection is gone', () => offline()],
])('when %s the card goes back, says so, keeps the focus and offers to try again', async (_, reply) => {
  api.on('moveTalento', reply)
  const { host } = open()
  await moveTo('Ana Souza', 'Entrevistas')
  await waitFor(() =>
    expect(host.toasts).toMatchObject([{ text: 'Não foi possível mover Ana Souza', tone: 'error' }]),
  )
  expect(host.announcements.at(-1)).toBe('Não foi possível salvar o movimento de Ana Souza.')
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mover Ana Souza' })).toHaveFocus())
  expect(screen.getByText(/Não salvo ·/)).toBeVisible()

  api.on('moveTalento', ({ params }) => ({ data: moved(params.identificador, params.kanbanId) }))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Ana Souza agora em Entrevistas.'))
  expect(await pessoasDe('Entrevistas')).toEqual(['Ana Souza', 'Caio Reis'])
  expect(screen.queryByText(/Não salvo ·/)).toBeNull()
})

test('two quick moves of one person reach the server in their order, the second after the first', async () => {
  const held = heldReply<{ data: ReturnType<typeof moved> }>()
  api.on('moveTalento', ({ params }) =>
    params.kanbanId === 12 ? held.reply : { data: moved(params.identificador, params.kanbanId) },
  )
  const { host } = open()
  await moveTo('Ana Souza', 'Entrevistas')
  await moveTo('Ana Souza', 'Finalistas')
  expect(await pessoasDe('Finalistas')).toEqual(['Ana Souza'])
  expect(api.callsOf('moveTalento')).toHaveLength(1)
  held.release({ data: moved(identificadorOf(1), 12) })
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Ana Souza agora em Finalistas.'))
  expect(await pessoasDe('Finalistas')).toEqual(['Ana Souza'])
  expect(await pessoasDe('Entrevistas')).toEqual(['Caio Reis'])
})

const matching = (nome: string) =>
  etapas.map((etapa) => {
    const talentos = etapa.talentos.filter((cartao) => cartao.nome.includes(nome))
    return { ...etapa, talentos, qtdTalentos: talentos.length }
  })

test('the filter by name narrows at once what is loaded, then asks the server, and keeps the true counts', async () => {
  const held = heldReply<{ data: Etapa[] }>()
  api.on('filterKanban', () => held.reply)
  open()
  await coluna('Triagem')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar por nome' }), 'bía')
  expect(await pessoasDe('Triagem')).toEqual(['Bia Lima'])
  expect(within(await coluna('Triagem')).getByText('1 de 2')).toBeVisible()
  expect(within(await coluna('Entrevistas')).getByText('Ninguém com este filtro.')).toBeVisible()
  await waitFor(() => expect(api.callsOf('filterKanban').map((call) => call.body)).toEqual([{ nome: 'bía' }]))
  // Somebody who was not loaded.
  const lia = buildCartao({ id: 9, identificador: identificadorOf(9), nome: 'Lia Bianchi' })
  const [first, ...others] = matching('Bia')
  held.release({ data: [{ ...triagem(), ...first, talentos: [bia, lia], qtdTalentos: 2 }, ...others] })
  await waitFor(async () => expect(await pessoasDe('Triagem')).toEqual(['Bia Lima', 'Lia Bianchi']))
  expect(screen.getByText('2 com este filtro')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima'])
})

test('the board has the panel of the lists; what it filters by is in the address and asked of the server', async () => {
  api.on('filterKanban', () => ({ data: matching('Ana') }))
  const { host } = open()
  await coluna('Triagem')
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }))
  const panel = within(await screen.findByRole('form', { name: 'Filtros' }))
  const options = [
    ['Espera', 'Na etapa além do limite dela'],
    ['Aderência', '70 ou mais'],
    ['Fonte', 'linkedin'],
  ] as const
  for (const [categoria, name] of options) {
    await userEvent.click(panel.getByRole('button', { name: categoria }))
    await userEvent.click(await panel.findByRole('checkbox', { name }))
  }
  await userEvent.click(panel.getByRole('button', { name: 'Salário pretendido' }))
  await userEvent.type(await panel.findByRole('textbox', { name: 'Até quanto por mês' }), '3000')
  await userEvent.click(panel.getByRole('button', { name: 'Filtrar' }))
  const query = 'espera=parada&aderencia=70&fonte=linkedin&pretensao=3000'
  await waitFor(() => expect(host.address).toBe(`/dashboard/selecao/7?${query}`))
  const body = { aderenciaMinima: 70, esperas: ['parada'], fontes: ['linkedin'], pretensaoMax: 3000 }
  await waitFor(() => expect(api.callsOf('filterKanban').at(-1)?.body).toEqual(body))
  await waitFor(async () => expect(await pessoasDe('Triagem')).toEqual(['Ana Souza']))
  expect(await screen.findByRole('button', { name: 'Filtros (4)' })).toBeVisible()
})

test('filters of the candidate lists hold on the board, go on to the other screens, and can be taken away', async () => {
  api.on('filterKanban', () => ({ data: matching('Bia') }))
  renderInHost(<SelecaoPage />, {
    at: `/dashboard/selecao/7?cidades=3&talento=${identificadorOf(2)}`,
    path: '/dashboard/selecao/:campanhaId',
  })
  await waitFor(async () => expect(await pessoasDe('Triagem')).toEqual(['Bia Lima']))
  expect(api.callsOf('filterKanban')[0]?.body).toEqual({ cidades: [3] })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Candidatos 3')).toBe('/dashboard/candidatos/7?cidades=3')
  expect(hrefOf('Bia Lima')).toBe(`/dashboard/selecao/7?cidades=3&talento=${identificadorOf(2)}`)
  await userEvent.click(screen.getByRole('button', { name: 'Filtros (1)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(async () => expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima']))
})

test('under a filter, moves hold on the filtered board and on the whole one', async () => {
  api.on('filterKanban', () => ({ data: matching('Bia') }))
  open()
  await coluna('Triagem')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filtrar por nome' }), 'Bia')
  await screen.findByText('1 com este filtro')
  await moveTo('Bia Lima', 'Entrevistas')
  await screen.findByRole('button', { name: 'Desfazer' })
  expect(await pessoasDe('Entrevistas')).toEqual(['Bia Lima'])
  expect(within(await coluna('Entrevistas')).getByText('1 de 2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza'])
  expect(await pessoasDe('Entrevistas')).toEqual(['Bia Lima', 'Caio Reis'])
  expect(api.callsOf('getKanban')).toHaveLength(1)
})

test('a long column asks for its next people before its end is seen, and draws only those in sight', async () => {
  const crowd = Array.from({ length: 400 }, (_, i) =>
    buildCartao({ id: 1000 + i, identificador: identificadorOf(1000 + i), nome: `Pessoa ${i}` }),
  )
  etapas = [triagem({ talentos: crowd.slice(0, 50), qtdTalentos: 400 })]
  api.on('listTalentosDaEtapa', ({ query }) => ({
    data: crowd.slice(query.depois, query.depois + query.limite),
  }))
  open()
  const region = await coluna('Triagem')
  expect(within(region).getByText('400')).toBeVisible()
  expect(within(region).getAllByRole('listitem').length).toBeLessThan(30)
  const scroller = within(region).getByRole('list').parentElement
  if (scroller === null) throw new Error('The list has no scroller')
  fireEvent.scroll(scroller, { target: { scrollTop: 40 * 112 } })
  await waitFor(() =>
    expect(api.callsOf('listTalentosDaEtapa').map((call) => call.query)).toEqual([
      { depois: 50, limite: 100 },
    ]),
  )
  await waitFor(() => expect(within(region).getByRole('link', { name: 'Pessoa 40' })).toBeInTheDocument())
  expect(within(region).getAllByRole('listitem').length).toBeLessThan(30)
})

test('the board says what failed and loads again', async () => {
  api.on('getKanban', () => refuse(500))
  open()
  expect(await screen.findByRole('heading', { name: 'Erro ao buscar informações do kanban' })).toBeVisible()
  api.on('getKanban', () => ({ data: etapas }))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await pessoasDe('Triagem')).toEqual(['Ana Souza', 'Bia Lima'])
})

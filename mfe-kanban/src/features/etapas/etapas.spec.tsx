import type { Etapa } from '@seleta/contract/kanban'
import { buildCampanha, buildCartao, buildEtapa, buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SelecaoPage from '../../pages/selecao-page'
import { fakeLayout } from '../../testing/fake-layout'

fakeLayout()
let api: FakeApi
let etapas: Etapa[]
beforeEach(() => {
  etapas = [
    buildEtapa({ id: 11, nome: 'Triagem', talentos: [buildCartao()], mensagemNotificacao: 'Olá, {{nome}}.' }),
    buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2 }),
  ]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getKanban', () => ({ data: etapas }))
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('listFichas', () => ({ data: [] }))
    .on('readDestinatarios', ({ body }) => ({
      data: { pessoas: body.identificadores.map(toReader), assuntoPadrao: '', emailLigado: true },
    }))
})
afterEach(() => api.stop())
afterEach(() => sessionStorage.clear())

const toReader = (identificador: string) => ({
  identificador,
  nome: 'Ana Beatriz Souza',
  canais: ['EMAIL' as const],
  motivo: '',
  variaveis: {
    nome: 'Ana',
    vaga: 'Analista de Dados',
    empresa: 'Aurora',
    link: 'http://localhost/campanha/7',
  },
})
const words = (field: HTMLElement) =>
  // The signs around a word that nobody sees.
  (field as HTMLTextAreaElement).value.replaceAll(/[\u2063\u2064]/g, '')

const open = () =>
  renderInHost(<SelecaoPage />, { at: '/dashboard/selecao/7', path: '/dashboard/selecao/:campanhaId' })
const openMenu = async (etapa: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Opções da etapa ${etapa}` }))

test.each([
  ['Esc', async () => userEvent.keyboard('{Escape}')],
  ['Tab', async () => userEvent.tab()],
  [
    'a click outside',
    async () => userEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body),
  ],
])('the menu of a stage closes by %s', async (_, close) => {
  open()
  await openMenu('Triagem')
  expect(await screen.findByRole('menu')).toBeVisible()
  await close()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a stage without name, message or colour is refused with the exact words, at its fields and without a call', async () => {
  const { host } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Kanban' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar' }))
  expect(host.toasts).toEqual([{ text: 'Erro: verifique os dados e tente novamente.', tone: 'error' }])
  const nome = screen.getByRole('textbox', { name: 'Nome da etapa' })
  const mensagem = screen.getByRole('textbox', { name: 'Mensagem de notificação' })
  for (const field of [nome, mensagem]) expect(field).toBeInvalid()
  expect(nome).toHaveFocus()
  await userEvent.type(nome, 'Proposta')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  expect(mensagem).toHaveFocus()
  expect(api.callsOf('createEtapa')).toEqual([])
})

test('a new stage is asked what it is, stands before the hired, and the board is loaded again', async () => {
  etapas = [...etapas, buildEtapa({ id: 13, nome: 'Contratados', ordem: 3, tipo: 'contratado' })]
  api.on('createEtapa', () => ({ data: buildEtapaItem({ id: 99, nome: 'Proposta', ordem: 3 }) }))
  const { host } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Kanban' }))
  expect(await screen.findByRole('radio', { name: 'Preto' })).toBeChecked()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome da etapa' }), 'Proposta')
  await userEvent.click(screen.getByRole('combobox', { name: 'O que esta etapa é' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Finalistas' }))
  expect(screen.getByRole('radio', { name: 'Oliva' })).toBeChecked()
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem de notificação' }), 'Parabéns, ')
  await userEvent.click(screen.getByRole('button', { name: 'Inserir: Primeiro nome' }))
  etapas = [...etapas, buildEtapa({ id: 99, nome: 'Proposta', ordem: 3 })]
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  expect(await screen.findByRole('heading', { name: 'Proposta' })).toBeInTheDocument()
  expect(host.toasts).toEqual([{ text: 'Kanban adicionado!', tone: 'success' }])
  expect(api.callsOf('createEtapa')[0]?.body).toEqual({
    nome: 'Proposta',
    tipo: 'finalista',
    cor: '#5E6B1E',
    ordem: 3,
    limiteDias: null,
    mensagemNotificacao: 'Parabéns, {{nome}}',
    campanhaId: 7,
    contato: { email: true, whatsapp: false, sms: false },
  })
})

test('a stage that tells nobody needs no message', async () => {
  api.on('createEtapa', () => ({ data: buildEtapaItem({ id: 99 }) }))
  const { host } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar Kanban' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome da etapa' }), 'Banco')
  await userEvent.click(screen.getByRole('radio', { name: 'Não avisar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Kanban adicionado!'))
  expect(api.callsOf('createEtapa')[0]?.body).toMatchObject({
    tipo: null,
    mensagemNotificacao: '',
    contato: { email: false, whatsapp: false, sms: false },
  })
})

test('the notification message is really saved, and only it', async () => {
  api.on('updateEtapa', ({ body }) => ({
    data: buildEtapaItem({ nome: 'Triagem', mensagemNotificacao: body.mensagemNotificacao ?? '' }),
  }))
  const { host } = open()
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar mensagem de notificação' }))
  const field = await screen.findByRole('textbox', { name: 'Mensagem de notificação' })
  expect(words(field)).toBe('Olá, Primeiro nome.')
  await userEvent.clear(field)
  await userEvent.type(field, 'Recebemos {{{{seus}} dados.')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(field).toHaveAccessibleDescription(expect.stringContaining('“{{seus}}” não é uma variável.'))
  await userEvent.clear(field)
  await userEvent.type(field, 'Recebemos seus dados.')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Mensagem de notificação salva.'))
  expect(api.callsOf('updateEtapa').map(({ body }) => body)).toEqual([
    { mensagemNotificacao: 'Recebemos seus dados.' },
  ])
})

test('everybody in a stage is written to by the one dialog', async () => {
  api.on('listTalentosDaEtapa', () => ({ data: etapas[0]?.talentos ?? [] }))
  open()
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Escrever para quem está na etapa' }))
  expect(await screen.findByRole('dialog', { name: 'Mensagem para Ana Beatriz Souza' })).toBeVisible()
  expect(await screen.findByText('Como Ana Beatriz Souza vai ler')).toBeVisible()
  expect(api.callsOf('readDestinatarios').at(-1)?.body.campanhaId).toBe(7)
})

test('a stage is renamed, recoloured and given a limit, and its people stay', async () => {
  api.on('updateEtapa', ({ body }) => ({
    data: buildEtapaItem({ nome: body.nome ?? '', cor: body.cor ?? '', limiteDias: body.limiteDias ?? null }),
  }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar etapa Triagem' }))
  const name = await screen.findByRole('textbox', { name: 'Nome da etapa' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Primeira leitura')
  await userEvent.click(screen.getByRole('radio', { name: 'Argila' }))
  const limite = screen.getByRole('textbox', { name: 'Avisar quando alguém ficar mais de (dias)' })
  await userEvent.type(limite, '0')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(limite).toBeInvalid()
  await userEvent.clear(limite)
  await userEvent.type(limite, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  const column = await screen.findByRole('region', { name: 'Primeira leitura' })
  expect(api.callsOf('updateEtapa').map((call) => call.body)).toEqual([
    { nome: 'Primeira leitura', cor: '#B4451F', limiteDias: 2 },
  ])
  expect(within(column).getByRole('link', { name: 'Ana Beatriz Souza' })).toBeVisible()
  // Since 17 November: past two days on any day that this test runs.
  expect(within(column).getByText(', além do limite de 2 dias da etapa')).toBeInTheDocument()
})

test('a column is moved without dragging, on the screen before the answer', async () => {
  const { host } = open()
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  api.on('updateEtapa', ({ body }) => ({ data: buildEtapaItem({ ordem: body.ordem ?? 1 }) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mover etapa Triagem' }))
  expect(screen.getByRole('menuitem', { name: 'Mover para a esquerda' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para a direita' }))
  expect(names()).toEqual(['Entrevistas', 'Triagem'])
  expect(host.announcements).toEqual(['Etapa Triagem agora na posição 2 de 2.'])
  await waitFor(() => expect(api.callsOf('updateEtapa').map((call) => call.body)).toEqual([{ ordem: 2 }]))
  expect(names()).toEqual(['Entrevistas', 'Triagem'])
})

test('a column that cannot be moved goes back and says so', async () => {
  api.on('updateEtapa', () => refuse(500))
  const { host } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mover etapa Triagem' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para a direita' }))
  await waitFor(() =>
    expect(host.toasts).toEqual([{ text: 'Não foi possível mover a etapa “Triagem”', tone: 'error' }]),
  )
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Triagem',
      'Entrevistas',
    ]),
  )
})

test('the message is previewed as a real person of the board will read it', async () => {
  open()
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar mensagem de notificação' }))
  const preview = await screen.findByRole('figure', { name: 'Como Ana Beatriz Souza vai ler' })
  expect(preview).toHaveTextContent('Sua candidatura: Analista de Dados – AuroraOlá, Ana.')
  await userEvent.click(screen.getByRole('textbox', { name: 'Mensagem de notificação' }))
  await userEvent.paste(' Vaga: {{vaga}} {{cargo}}')
  expect(preview).toHaveTextContent('Olá, Ana. Vaga: Analista de Dados {{cargo}}')
})

test('the data of a stage are exported as filtered on screen', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:fake'
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  api.on('exportEtapa', () => fileReply('PK', 'application/octet-stream'))
  api.on('filterKanban', () => ({ data: etapas }))
  renderInHost(<SelecaoPage />, {
    at: '/dashboard/selecao/7?paradas=sim',
    path: '/dashboard/selecao/:campanhaId',
  })
  await screen.findByText('1 com este filtro')
  await openMenu('Triagem')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Exportar dados da etapa' }))
  expect(await screen.findByText(/1 pessoa, como filtradas na tela\./)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'XLSX, para o Excel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await waitFor(() => expect(saved).toEqual(['Triagem.xlsx']))
  expect(api.callsOf('exportEtapa')[0]).toMatchObject({
    params: { id: 11 },
    body: { formato: 'xlsx', filtro: { esperas: ['parada'] } },
  })
  click.mockRestore()
})

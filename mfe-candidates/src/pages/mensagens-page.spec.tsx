import { beginSession, endSession } from '@seleta/api-client'
import type { MensagemItem, Mensagens } from '@seleta/contract/avisos'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MensagensPage from './mensagens-page'

const AT = '/dashboard/mensagens'

const buildMensagem = (over: Partial<MensagemItem> = {}): MensagemItem => ({
  id: 3,
  talento: { identificador: identificadorOf(1), nome: 'Ana Alves' },
  campanha: { id: 7, nome: 'Padeiro' },
  canal: 'EMAIL',
  destinatario: 'ana@exemplo.com.br',
  assunto: 'Sua candidatura: Padeiro',
  corpo: 'Olá, Ana.',
  estado: 'erro',
  erro: 'A caixa de e-mail da pessoa está cheia.',
  oQueFazer: 'Tente de novo mais tarde.',
  saiEm: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  enviadaEm: null,
  ...over,
})
const whatsapp = (id: number, nome: string) =>
  buildMensagem({
    id,
    canal: 'WHATSAPP',
    estado: 'pendente',
    erro: null,
    oQueFazer: '',
    destinatario: `1198765432${id}`,
    corpo: `Olá, ${nome}.`,
    talento: { identificador: identificadorOf(id), nome },
  })
const waiting = buildMensagem({ id: 4, estado: 'pendente', erro: null, oQueFazer: '' })

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  window.innerWidth = 1600
  api = startFakeApi()
})
afterEach(() => {
  api.stop()
  beginSession('um-token-de-teste', false)
  endSession('logout')
})

const answerOf = (data: MensagemItem[], over: Partial<Mensagens> = {}): Mensagens => ({
  data,
  totalElements: data.length,
  totalPages: 1,
  totais: { FALHARAM: 1, FILA: 2, WHATSAPP: 3, ENVIADAS: 4, NAO_ENVIADAS: 5 },
  emailLigado: true,
  ...over,
})
function show(data: MensagemItem[], { at = AT, ...over }: Partial<Mensagens> & { at?: string } = {}) {
  api.on('listMensagens', () => answerOf(data, over))
  return renderInHost(<MensagensPage />, { at, path: AT })
}

test('each tab says how many it holds, and its address asks for it', async () => {
  show([buildMensagem()], { at: `${AT}?aba=falharam` })
  const tabs = await screen.findByRole('navigation', { name: 'Estado das mensagens' })
  await within(tabs).findByText('15')
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Todas15', 'Falharam1', 'Na fila2', 'WhatsApp a enviar3', 'Enviadas4', 'Não enviadas5'])
  expect(api.callsOf('listMensagens')[0]?.query).toEqual({ page: 0, size: 20, tab: 'FALHARAM', busca: '' })
})

test('a failure says why and what to do, and goes back to the queue', async () => {
  api.on('resendMensagens', () => ({ data: { naFila: 1, outras: 0 } }))
  const { host } = show([buildMensagem()])
  expect(
    await screen.findByText('A caixa de e-mail da pessoa está cheia. Tente de novo mais tarde.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo para Ana Alves' }))
  await waitFor(() => expect(api.callsOf('resendMensagens')[0]?.body).toEqual({ mensagens: [3] }))
  await waitFor(() =>
    expect(host.toasts).toContainEqual({ text: '1 mensagem de volta à fila.', tone: 'success' }),
  )
})

test('one that would stay where it is says so instead of what to do, and is not tried again', async () => {
  const naoVolta = 'Essa etapa ficou para trás: a mensagem não vai mais.'
  show([buildMensagem({ naoVolta }), buildMensagem({ id: 4 })])
  expect(await screen.findByText(`A caixa de e-mail da pessoa está cheia. ${naoVolta}`)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Tentar de novo para Ana Alves' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }))
  const bar = screen.getByRole('region', { name: 'Mensagens selecionadas' })
  expect(within(bar).getByRole('button', { name: 'Tentar de novo (1)' })).toBeVisible()
})

test('the name opens the person over the page, and the address keeps what it had', async () => {
  show([buildMensagem({ estado: 'enviada', erro: null })], { at: `${AT}?aba=enviadas` })
  expect(await screen.findByRole('link', { name: 'Ana Alves' })).toHaveAttribute(
    'href',
    `${AT}?aba=enviadas&talento=${identificadorOf(1)}`,
  )
})

test('many are taken out of the queue at once, those that cannot be stay, and it can be taken back', async () => {
  api.on('cancelMensagens', () => ({ data: { canceladas: 1, jaEnviadas: 0 } }))
  api.on('resendMensagens', () => ({ data: { naFila: 1, outras: 0 } }))
  const { host } = show([buildMensagem(), waiting])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }))
  const bar = screen.getByRole('region', { name: 'Mensagens selecionadas' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancelar envio (1)' }))
  await waitFor(() => expect(api.callsOf('cancelMensagens')[0]?.body).toEqual({ mensagens: [4] }))
  await waitFor(() => expect(host.toasts).toHaveLength(1))
  expect(host.toasts[0]?.text).toMatch(/cancelada/)
  act(() => host.toasts[0]?.action?.run())
  await waitFor(() => expect(api.callsOf('resendMensagens')[0]?.body).toEqual({ mensagens: [4] }))
})

test('the text is read as the person reads it', async () => {
  show([buildMensagem({ corpo: 'Olá, Ana.\nAté breve.' })])
  await userEvent.click(await screen.findByRole('button', { name: /^Ler a mensagem para Ana Alves/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Mensagem para Ana Alves' })
  expect(within(dialog).getByLabelText('Texto da mensagem')).toHaveTextContent(
    'Sua candidatura: Padeiro Olá, Ana. Até breve.',
  )
})

test('the WhatsApp queue goes from one conversation to the next, and only what was sent is marked, with where to', async () => {
  api.on('markMensagemEnviada', () => undefined)
  show([whatsapp(1, 'Ana'), whatsapp(2, 'Bia'), whatsapp(3, 'Caio')], { at: `${AT}?aba=whatsapp` })
  const queue = await screen.findByRole('region', { name: 'Fila do WhatsApp' })
  const first = within(queue).getByRole('link', { name: /^Enviar próxima no WhatsApp: Ana/ })
  expect(first).toHaveAttribute('href', 'https://wa.me/5511987654321?text=Ol%C3%A1%2C%20Ana.')
  expect(first).toHaveAttribute('rel', 'noopener noreferrer')
  await userEvent.click(first)
  await userEvent.click(within(queue).getByRole('link', { name: /^Enviei, abrir a próxima: Bia/ }))
  await waitFor(() =>
    expect(api.callsOf('markMensagemEnviada').map(({ params, query }) => [params, query])).toEqual([
      [{ id: 1 }, { destinatario: '11987654321' }],
    ]),
  )
  await userEvent.click(within(queue).getByRole('button', { name: 'Não enviei' }))
  expect(within(queue).getByRole('link', { name: /^Enviar próxima no WhatsApp: Caio/ })).toBeVisible()
  expect(api.callsOf('markMensagemEnviada')).toHaveLength(1)
})

test('words find messages, are not in the address, and what finds nothing says so', async () => {
  const { host } = show([])
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Pessoa ou campanha' }), 'ana padeiro')
  await waitFor(() =>
    expect(api.callsOf('listMensagens').at(-1)?.query).toEqual({ page: 0, size: 20, busca: 'ana padeiro' }),
  )
  expect(await screen.findByText('Nada encontrado para “ana padeiro”.')).toBeVisible()
  expect(host.address).toBe(AT)
})

test('a server without mail says so, and an empty tab says what will be in it', async () => {
  show([], { at: `${AT}?aba=falharam`, emailLigado: false })
  expect(await screen.findByText(/e-mails está desligado/)).toBeVisible()
  expect(screen.getByText('Nenhuma mensagem falhou')).toBeVisible()
})

test('when a list fails the messages before it stay, with their age and a retry', async () => {
  show([buildMensagem()])
  await screen.findByText('Ana Alves')
  api.on('listMensagens', () => refuse(500))
  await userEvent.click(screen.getByRole('link', { name: /^Na fila/ }))
  expect(await screen.findByText(/^Dados de \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText('Ana Alves')).toBeVisible()
})

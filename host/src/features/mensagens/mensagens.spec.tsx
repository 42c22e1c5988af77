import type { MensagemItem } from '@seleta/contract/avisos'
import { identificadorOf } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse } from '@seleta/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  forgetEverything,
  prepareBrowser,
  renderApp,
  startHostApi,
  storeSession,
} from '../../testing/render-app'

const buildMensagem = (over: Partial<MensagemItem> = {}): MensagemItem => ({
  id: 3,
  talento: { identificador: identificadorOf(1), nome: 'Ana Alves' },
  campanha: { id: 7, nome: 'Padeiro' },
  canal: 'EMAIL',
  destinatario: 'ana@exemplo.com.br',
  assunto: 'Sua candidatura: Padeiro',
  corpo: 'Olá, Ana.',
  estado: 'erro',
  erro: 'Caixa cheia.',
  criadaEm: '2026-11-20T12:00:00.000Z',
  enviadaEm: null,
  ...over,
})

let api: FakeApi
beforeEach(() => {
  api = startHostApi()
  prepareBrowser()
  storeSession()
})
afterEach(() => {
  api.stop()
  forgetEverything()
  jest.restoreAllMocks()
})

async function openMensagens(data: MensagemItem[], emailLigado = true, totalPages = 1) {
  api.on('listMensagens', () => ({ data, totalElements: data.length, totalPages, emailLigado }))
  const app = renderApp('/dashboard/configuracoes')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mensagens' }))
  return { ...app, user, dialog: await screen.findByRole('dialog', { name: 'Mensagens' }) }
}

test('a failed message shows its reason and goes back to the queue', async () => {
  api.on('resendMensagem', () => undefined)
  const { user, dialog } = await openMensagens([buildMensagem()])
  expect(await within(dialog).findByText('Caixa cheia.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo para Ana Alves' }))
  await waitFor(() => expect(api.callsOf('resendMensagem')[0]?.params).toEqual({ id: 3 }))
  expect(await screen.findByText('Mensagem de volta à fila.')).toBeInTheDocument()
})

test('a WhatsApp message opens with its text, and is marked by hand', async () => {
  api.on('markMensagemEnviada', () => undefined)
  const { user, dialog } = await openMensagens([
    buildMensagem({ canal: 'WHATSAPP', estado: 'pendente', erro: null, destinatario: '11987654321' }),
  ])
  const link = await within(dialog).findByRole('link', {
    name: 'Abrir no WhatsApp a conversa com Ana Alves (em nova aba)',
  })
  expect(link).toHaveAttribute('href', 'https://wa.me/5511987654321?text=Ol%C3%A1%2C%20Ana.')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await user.click(
    within(dialog).getByRole('button', { name: 'Marcar como enviada a mensagem para Ana Alves' }),
  )
  await waitFor(() => expect(api.callsOf('markMensagemEnviada')).toHaveLength(1))
})

test('the name opens the person over the page', async () => {
  const { user, dialog, address } = await openMensagens([buildMensagem({ estado: 'enviada', erro: null })])
  await user.click(await within(dialog).findByRole('link', { name: 'Ana Alves' }))
  expect(address()).toBe(`/dashboard/configuracoes?talento=${identificadorOf(1)}`)
})

test('a server without mail says so', async () => {
  const { dialog } = await openMensagens([buildMensagem({ estado: 'pendente', erro: null })], false)
  expect(await within(dialog).findByText(/O envio de e-mails está desligado/)).toBeVisible()
})

test('when a page fails the messages before it stay, with their age and a retry', async () => {
  const { user, dialog } = await openMensagens([buildMensagem()], true, 2)
  expect(await within(dialog).findByText('Caixa cheia.')).toBeVisible()
  api.on('listMensagens', () => refuse(500))
  await user.click(within(dialog).getByRole('button', { name: 'Próxima' }))
  expect(await within(dialog).findByText(/^Dados de \d\d:\d\d$/)).toBeVisible()
  expect(within(dialog).getByText('Caixa cheia.')).toBeVisible()
  const data = [buildMensagem({ erro: 'Endereço recusado.' })]
  api.on('listMensagens', () => ({ data, totalElements: 2, totalPages: 2, emailLigado: true }))
  await user.click(within(dialog).getByRole('button', { name: 'Tentar novamente' }))
  expect(await within(dialog).findByText('Endereço recusado.')).toBeVisible()
  expect(within(dialog).queryByText(/^Dados de/)).not.toBeInTheDocument()
})

test('an empty outbox says what will be in it', async () => {
  const { dialog } = await openMensagens([])
  expect(await within(dialog).findByText('Nenhuma mensagem ainda')).toBeVisible()
})

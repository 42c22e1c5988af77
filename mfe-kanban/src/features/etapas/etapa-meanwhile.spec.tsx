import type { Etapa } from '@seleta/contract/kanban'
import { buildNumeros } from '@seleta/testing/build-numeros'
import { buildCampanha, buildCartao, buildEtapa, buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { refuse, startFakeApi } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SelecaoPage from '../../pages/selecao-page'
import { fakeLayout } from '../../testing/fake-layout'

/** What a colleague does to a stage while somebody writes about it (decision 151). */

fakeLayout()
let api: FakeApi
let events: FakeEvents
let etapas: Etapa[]

beforeEach(() => {
  etapas = [
    buildEtapa({ id: 11, nome: 'Triagem', talentos: [buildCartao()], mensagemNotificacao: 'Texto velho.' }),
    buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2 }),
  ]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getNumeros', () => ({ data: buildNumeros({}) }))
    .on('getKanban', () => ({ data: etapas }))
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('listFichas', () => ({ data: [] }))
    .on('readDestinatarios', () => ({ data: { pessoas: [], assuntoPadrao: '', emailLigado: true } }))
    .on('updateEtapa', () => ({ data: buildEtapaItem({ id: 11 }) }))
  events = startFakeEvents()
})
afterEach(() => {
  events.stop()
  api.stop()
  // What was begun is there again.
  sessionStorage.clear()
})

/** Opens the stage's dialog, then lets the colleague have changed the board. */
async function openBeside(colleague: (board: readonly Etapa[]) => Etapa[], seen: () => void) {
  const { host } = renderInHost(<SelecaoPage />, {
    at: '/dashboard/selecao/7',
    path: '/dashboard/selecao/:campanhaId',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Opções da etapa Triagem' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar mensagem de notificação' }))
  await screen.findByRole('textbox', { name: 'Mensagem de notificação' })
  await waitFor(() => expect(events.streams).toHaveLength(1))
  etapas = colleague(etapas)
  act(() => events.streams[0]?.send(101, { tipo: 'recarregar' }))
  await waitFor(seen)
  return host
}

const limite = () => screen.getByRole('textbox', { name: /Avisar quando alguém/ })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

test('a colleague’s new message is not written back by whoever saves a limit of days', async () => {
  await openBeside(
    (board) =>
      board.map((one) =>
        one.id === 11 ? { ...one, nome: 'Pré-triagem', mensagemNotificacao: 'Texto da colega.' } : one,
      ),
    () => expect(document.body).toHaveTextContent('Pré-triagem'),
  )
  await userEvent.type(limite(), '5')
  await save()
  await waitFor(() => expect(api.callsOf('updateEtapa')).toHaveLength(1))
  expect(api.callsOf('updateEtapa')[0]?.body).toEqual({ limiteDias: 5 })
})

test('what is being written about a stage stays when a colleague removes it', async () => {
  api.on('updateEtapa', () => refuse(404))
  const host = await openBeside(
    (board) => board.filter(({ id }) => id !== 11),
    () => expect(document.querySelector('[aria-label="Opções da etapa Triagem"]')).toBeNull(),
  )
  await userEvent.type(limite(), '5')
  await save()
  await waitFor(() => expect(host.toasts).toMatchObject([{ tone: 'error' }]))
  expect(limite()).toHaveValue('5')
})

test('a colleague’s new message is shown before another one is put in its place', async () => {
  await openBeside(
    (board) =>
      board.map((one) =>
        one.id === 11 ? { ...one, nome: 'Pré-triagem', mensagemNotificacao: 'Texto dela.' } : one,
      ),
    () => expect(document.body).toHaveTextContent('Pré-triagem'),
  )
  const field = screen.getByRole('textbox', { name: 'Mensagem de notificação' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Texto meu.')
  expect(await screen.findByText(/A mensagem salva agora: “Texto dela.”/)).toBeVisible()
  await save()
  expect(api.callsOf('updateEtapa')).toHaveLength(0)
  // In sight, however far below it somebody writes.
  expect(document.activeElement).toHaveTextContent(/A mensagem salva agora: “Texto dela.”/)
  await save()
  await waitFor(() => expect(api.callsOf('updateEtapa')).toHaveLength(1))
  expect(api.callsOf('updateEtapa')[0]?.body).toEqual({ mensagemNotificacao: 'Texto meu.' })
})

test('a stage that a colleague has silenced meanwhile is not loud again unsaid', async () => {
  await openBeside(
    (board) =>
      board.map((one) =>
        one.id === 11
          ? { ...one, nome: 'Pré-triagem', contato: { email: false, whatsapp: false, sms: false } }
          : one,
      ),
    () => expect(document.body).toHaveTextContent('Pré-triagem'),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem de notificação' }), ' E mais.')
  await save()
  expect(api.callsOf('updateEtapa')).toHaveLength(0)
  expect(document.activeElement).toHaveTextContent('Agora ela não avisa ninguém.')
  await save()
  await waitFor(() => expect(api.callsOf('updateEtapa')).toHaveLength(1))
  // What is seen is what is saved.
  expect(api.callsOf('updateEtapa')[0]?.body).toEqual({
    mensagemNotificacao: 'Texto velho. E mais.',
    contato: { email: true, whatsapp: false, sms: false },
  })
})

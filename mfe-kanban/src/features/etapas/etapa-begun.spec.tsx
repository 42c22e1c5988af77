import { beginSession, endSession } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import { buildEtapaItem } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { EtapaDialog } from './etapa-dialog'

/** What is being written about a stage outlives the session (product 4). */

let api: FakeApi
beforeEach(() => {
  beginSession('a-sessao-da-rita', false, 7)
  api = startFakeApi()
    .on('listMensagemModelos', () => ({ data: [] }))
    .on('listFichas', () => ({ data: [] }))
    .on('readDestinatarios', () => ({ data: { pessoas: [], assuntoPadrao: '', emailLigado: true } }))
    .on('updateEtapa', () => ({ data: triagem }))
    .on('createEtapa', () => ({ data: triagem }))
})
afterEach(() => {
  api.stop()
  act(() => endSession('logout'))
})

const triagem = buildEtapaItem({ id: 11, nome: 'Triagem', mensagemNotificacao: 'Olá.', limiteDias: null })

function open(etapa: EtapaItem | null = triagem) {
  const onClose = jest.fn()
  const shown = renderInHost(
    <EtapaDialog
      campanhaId={7}
      etapa={etapa}
      etapas={[triagem]}
      readers={[]}
      isForMensagem={etapa !== null}
      onClose={onClose}
    />,
  )
  return { ...shown, onClose }
}

/** The session ends with the dialog open, and its writer signs in again. */
function signInAgain({ unmount }: ReturnType<typeof open>) {
  act(() => endSession('expired'))
  unmount()
  beginSession('outra-da-rita', false, 7)
}

const mensagem = () => screen.getByRole('textbox', { name: 'Mensagem de notificação' })
const limite = () => screen.getByRole('textbox', { name: /Avisar quando alguém/ })
const nome = () => screen.getByRole('textbox', { name: 'Nome da etapa' })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a stage’s message that was begun is there again after the session ended, and is gone once saved', async () => {
  const first = open()
  await userEvent.type(mensagem(), ' Até já.')
  signInAgain(first)
  const again = open()
  expect(mensagem()).toHaveValue('Olá. Até já.')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Salvar')
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  expect(api.callsOf('updateEtapa').map(({ body }) => body)).toEqual([
    { mensagemNotificacao: 'Olá. Até já.' },
  ])
  again.unmount()
  open()
  expect(mensagem()).toHaveValue('Olá.')
})

test('a stage’s message that was given up is not there again', async () => {
  const { host, onClose, unmount } = open()
  await userEvent.type(mensagem(), ' Até já.')
  await press('Cancelar')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(host.questions).toHaveLength(1)
  unmount()
  open()
  expect(mensagem()).toHaveValue('Olá.')
})

test('what was begun still asks before it is given up', async () => {
  const first = open()
  await userEvent.type(mensagem(), ' Até já.')
  signInAgain(first)
  const { host } = open()
  await press('Cancelar')
  await waitFor(() => expect(host.questions).toHaveLength(1))
})

test('a colleague’s later message is shown beside the one that was begun, and what only they changed stays theirs', async () => {
  const first = open()
  await userEvent.type(mensagem(), ' Até já.')
  signInAgain(first)
  open({ ...triagem, mensagemNotificacao: 'Texto da colega, {{nome}}.', limiteDias: 5 })
  expect(mensagem()).toHaveValue('Olá. Até já.')
  expect(limite()).toHaveValue('5')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Esta etapa mudou depois que você começou. Salvar põe o que está aqui no lugar. A mensagem salva agora: “Texto da colega, Primeiro nome.”',
  )
  // It stands far above the message, at which one comes in: what they wrote is read first.
  await press('Salvar')
  expect(api.callsOf('updateEtapa')).toEqual([])
  expect(screen.getByRole('alert')).toHaveFocus()
  await press('Salvar')
  await waitFor(() =>
    expect(api.callsOf('updateEtapa').map(({ body }) => body)).toEqual([
      { mensagemNotificacao: 'Olá. Até já.' },
    ]),
  )
})

test('a colleague’s later message is taken over where nobody else wrote one', async () => {
  const first = open()
  await userEvent.type(limite(), '3')
  signInAgain(first)
  open({ ...triagem, mensagemNotificacao: 'Texto da colega.' })
  expect(mensagem()).toHaveValue('Texto da colega.')
  expect(limite()).toHaveValue('3')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a stage that was being added is there again after the session ended, and is gone once added', async () => {
  const first = open(null)
  await userEvent.type(nome(), 'Proposta')
  await userEvent.type(mensagem(), 'Parabéns.')
  signInAgain(first)
  const again = open(null)
  expect(nome()).toHaveValue('Proposta')
  await press('Adicionar')
  await waitFor(() => expect(again.onClose).toHaveBeenCalled())
  again.unmount()
  open(null)
  expect(nome()).toHaveValue('')
})

test('a stage whose answer was lost is made once, though the board shows it by then', async () => {
  api.on('createEtapa', () => offline())
  let show: (etapas: readonly EtapaItem[]) => void = jest.fn()
  function Beside() {
    const [etapas, setEtapas] = useState<readonly EtapaItem[]>([triagem])
    show = setEtapas
    return <EtapaDialog campanhaId={7} etapa={null} etapas={etapas} readers={[]} onClose={jest.fn()} />
  }
  renderInHost(<Beside />)
  await userEvent.type(nome(), 'Proposta')
  await userEvent.type(mensagem(), 'Oi.')
  await press('Adicionar')
  await waitFor(() => expect(api.callsOf('createEtapa')).toHaveLength(1))
  await waitFor(() => expect(nome().closest('[inert]')).toBeNull())
  act(() => show([triagem, buildEtapaItem({ id: 12, nome: 'Proposta' })]))
  await press('Adicionar')
  await waitFor(() => expect(api.callsOf('createEtapa')).toHaveLength(2))
  const [first, again] = api.callsOf('createEtapa')
  expect(again).toMatchObject({
    body: first?.body,
    headers: { 'idempotency-key': first?.headers['idempotency-key'] },
  })
  expect(first?.headers['idempotency-key']).toMatch(/^\d+(-\d+){3}$/)
})

import { buildNumeros } from '@seleta/testing/build-numeros'
import { appStore, useCall } from '@seleta/api-client'
import type { Etapa } from '@seleta/contract/kanban'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, startFakeApi } from '@seleta/testing/fake-api'
import type { FakeEvents, FakeStream } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { buildCampanha, buildEtapa, buildPreviewMovimento, buildTalento } from '@seleta/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { boardViewAtom } from '../features/selecao/board-view'
import { cartaoOf } from '../testing/board-builders'
import { fakeLayout } from '../testing/fake-layout'
import SelecaoPage from './selecao-page'

fakeLayout()

let api: FakeApi
let events: FakeEvents
let etapas: Etapa[]
let noQuadro: number

beforeEach(() => {
  appStore.set(boardViewAtom, { campanhaId: 0, filtro: '' })
  const stage = (id: number, nome: string, pessoas: number[]) =>
    buildEtapa({ id, nome, talentos: pessoas.map((n) => cartaoOf(n)), ultimoEvento: 100 })
  noQuadro = 3
  etapas = [stage(11, 'Triagem', [1, 2]), stage(12, 'Entrevistas', [3]), stage(13, 'Finalistas', [])]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha() }))
    .on('getNumeros', () => ({ data: buildNumeros({ noQuadro }) }))
    .on('getUsuario', () => ({ data: eu }))
    .on('getKanban', () => ({ data: etapas }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalento', ({ params }) => ({ data: moved(params.identificador, params.kanbanId) }))
  events = startFakeEvents()
})
afterEach(() => {
  events.stop()
  api.stop()
})

const moved = (identificador: string, etapaId: number, versao = 2, deEtapaId = 11) => ({
  inscricaoId: Number(identificador.slice(-12)),
  identificador,
  campanhaId: 7,
  etapaId,
  etapaNome: '',
  deEtapaId,
  naEtapaDesde: '2026-11-21T12:00:00.000Z',
  versao,
  mensagens: [],
  emailLigado: true,
})
const eu = { id: 1, nome: 'Eu', email: 'eu@exemplo.test', empresa: { id: 1, nome: 'Aurora' } }
const bia = { id: 9, nome: 'Bia Braga' }
const went = (n: number, deEtapaId: number | null, etapaId: number | null, versao = 2): PessoaOnBoard => ({
  cartao: cartaoOf(n, { versao }),
  deEtapaId,
  etapaId,
  autor: bia,
})

async function open(beside: ReactNode = null) {
  const content = (
    <>
      <SelecaoPage />
      {beside}
    </>
  )
  const page = renderInHost(content, {
    at: '/dashboard/selecao/7',
    path: '/dashboard/selecao/:campanhaId',
  })
  await screen.findByRole('region', { name: 'Triagem' })
  await waitFor(() => expect(events.streams).toHaveLength(1))
  const [stream] = events.streams
  if (stream === undefined) throw new Error('No stream')
  return { ...page, stream }
}
/** As a person's panel beside the board asks for them. */
function OpenPessoa({ identificador }: { readonly identificador: string }) {
  useCall('getTalento', { params: { identificador } })
  return null
}
const tell = (stream: FakeStream, id: number, ...pessoas: PessoaOnBoard[]) =>
  act(async () => stream.send(id, { tipo: 'pessoas', pessoas }))
const pessoasDe = (etapa: string) =>
  within(screen.getByRole('region', { name: etapa }))
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent)
const moveTo = async (pessoa: string, etapa: string, resposta = 'Enviar') => {
  await userEvent.click(await screen.findByRole('button', { name: `Mover ${pessoa}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${etapa}`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: resposta }))
}

test('the board asks for what happened since it was read', async () => {
  const { stream } = await open()
  expect(stream.address).toBe('/talento/v1/kanbans/campanha/7/eventos?depois=100')
})

test('moves of others and new applications appear without reloading', async () => {
  const { stream } = await open()
  expect(await screen.findByRole('link', { name: '3 no quadro' })).toBeVisible()
  noQuadro = 4
  await tell(stream, 101, went(1, 11, 13), went(4, null, 11, 1))
  await waitFor(() => expect(pessoasDe('Finalistas')).toEqual(['Pessoa 1']))
  expect(pessoasDe('Triagem')).toEqual(['Pessoa 4', 'Pessoa 2'])
  expect(await screen.findByRole('link', { name: '4 no quadro' })).toBeVisible()
  expect(api.callsOf('getKanban')).toHaveLength(1)
})

test('what the board already holds is not heard again', async () => {
  const { stream } = await open()
  await tell(stream, 100, went(4, null, 11, 1))
  await tell(stream, 101, went(2, 11, 13))
  await waitFor(() => expect(pessoasDe('Finalistas')).toEqual(['Pessoa 2']))
  expect(pessoasDe('Triagem')).toEqual(['Pessoa 1'])
})

test('the focus goes with a card that somebody else moves', async () => {
  const { stream } = await open()
  act(() => screen.getByRole('button', { name: 'Mover Pessoa 2' }).focus())
  await tell(stream, 101, went(2, 11, 13))
  await waitFor(() => expect(pessoasDe('Finalistas')).toEqual(['Pessoa 2']))
  expect(screen.getByRole('button', { name: 'Mover Pessoa 2' })).toHaveFocus()
})

test('when somebody else moves a person after me, I am told whose move won', async () => {
  const { stream, host } = await open()
  await moveTo('Pessoa 1', 'Entrevistas')
  await screen.findByRole('button', { name: 'Desfazer' })
  await tell(stream, 102, went(1, 12, 13, 3))
  await waitFor(() => expect(pessoasDe('Finalistas')).toEqual(['Pessoa 1']))
  expect(host.toasts.at(-1)).toEqual({
    text: 'Bia Braga moveu Pessoa 1 para Finalistas depois de você.',
    tone: 'info',
  })
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

test('the same holds when I hear of it before the answer to my own move', async () => {
  const held = heldReply<{ data: ReturnType<typeof moved> }>()
  api.on('moveTalento', () => held.reply)
  const { stream, host } = await open()
  await moveTo('Pessoa 1', 'Entrevistas')
  await tell(stream, 102, went(1, 12, 13, 3))
  held.release({ data: moved(cartaoOf(1).identificador, 12, 2) })
  await waitFor(() =>
    expect(host.toasts.map((toast) => toast.text)).toEqual([
      'Bia Braga moveu Pessoa 1 para Finalistas depois de você.',
    ]),
  )
  await waitFor(() => expect(pessoasDe('Finalistas')).toEqual(['Pessoa 1']))
  expect(pessoasDe('Entrevistas')).toEqual(['Pessoa 3'])
})

test('when my move comes after somebody else’s, I am told that mine holds', async () => {
  api.on('moveTalento', ({ params }) => ({ data: moved(params.identificador, params.kanbanId, 3, 13) }))
  const { host } = await open()
  await moveTo('Pessoa 1', 'Entrevistas')
  await waitFor(() =>
    expect(host.toasts.at(-1)?.text).toBe(
      'Outra pessoa tinha movido Pessoa 1 para Finalistas. Vale o seu movimento: Entrevistas.',
    ),
  )
})

test('my own moves, told back by the stream, change nothing and say nothing', async () => {
  const { stream, host } = await open()
  await moveTo('Pessoa 1', 'Entrevistas')
  await screen.findByRole('button', { name: 'Desfazer' })
  const said = host.toasts.length
  await tell(stream, 101, { ...went(1, 11, 12), autor: { id: 1, nome: 'Eu' } })
  expect(pessoasDe('Entrevistas')).toEqual(['Pessoa 1', 'Pessoa 3'])
  expect(host.toasts).toHaveLength(said)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible()
})

test('whoever withdraws goes with a word', async () => {
  const { stream, host } = await open()
  const left = { ...went(2, 11, null), autor: null, isChegada: false, saida: 'desistiu' as const }
  await tell(stream, 101, left)
  await waitFor(() => expect(pessoasDe('Triagem')).toEqual(['Pessoa 1']))
  expect(host.toasts).toEqual([{ text: 'Pessoa 2 desistiu da vaga.', tone: 'info' }])
})

test('people without a stage are a first column, which is no stage, and their move is taken back there', async () => {
  const [triagem = buildEtapa()] = etapas
  etapas = [
    buildEtapa({ ...triagem, id: 0, nome: 'Sem etapa', talentos: [cartaoOf(8)], qtdTalentos: 1 }),
    ...etapas,
  ]
  api
    .on('moveTalento', ({ params }) => ({
      data: { ...moved(params.identificador, params.kanbanId), deEtapaId: null },
    }))
    .on('undoMoveTalentos', () => ({
      data: {
        etapaNome: 'Entrevistas',
        emailLigado: true,
        pessoas: [
          {
            identificador: cartaoOf(8).identificador,
            nome: 'Pessoa 8',
            resultado: 'movida' as const,
            motivo: '',
            deEtapaId: 12,
            etapaId: null,
            naEtapaDesde: null,
            versao: null,
            mensagens: [],
          },
        ],
      },
    }))
  const { host } = await open()
  const column = screen.getByRole('region', { name: 'Sem etapa' })
  expect(within(column).getByRole('link', { name: 'Ver na lista' })).toHaveAttribute(
    'href',
    '/dashboard/candidatos/7?etapa=0&origem=MANUAL,ABLER,BNE',
  )
  expect(within(column).queryByRole('button', { name: /etapa/ })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Mover Pessoa 3' }))
  expect(screen.queryByRole('menuitem', { name: /^Sem etapa/ })).toBeNull()
  await userEvent.keyboard('{Escape}')

  await moveTo('Pessoa 8', 'Entrevistas')
  await waitFor(() => expect(pessoasDe('Entrevistas')).toEqual(['Pessoa 8', 'Pessoa 3']))
  expect(screen.queryByRole('region', { name: 'Sem etapa' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Mover etapa Triagem' })).toHaveFocus()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Pessoa 8 agora em Entrevistas.'))
  await act(async () => host.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(pessoasDe('Sem etapa')).toEqual(['Pessoa 8']))
  expect(api.callsOf('undoMoveTalentos')[0]?.body).toMatchObject({ kanbanId: 12 })
})

test('a change of stages loads the board again', async () => {
  const { stream } = await open()
  etapas = etapas.map((etapa) => (etapa.id === 13 ? { ...etapa, nome: 'Proposta' } : etapa))
  await act(async () => stream.send(103, { tipo: 'recarregar' }))
  expect(await screen.findByRole('region', { name: 'Proposta' })).toBeVisible()
})

test('a lost connection is said, and leaving the page ends the stream', async () => {
  const { stream, unmount } = await open()
  await act(async () => stream.send(100, { tipo: 'inicio' }))
  await act(async () => stream.drop())
  expect(await screen.findByText('Sem atualizações ao vivo. Reconectando…')).toBeVisible()
  await waitFor(() => expect(events.streams).toHaveLength(2), { timeout: 3000 })
  const [, again] = events.streams
  await act(async () => again?.send(100, { tipo: 'inicio' }))
  await waitFor(() => expect(screen.queryByText(/Reconectando/)).toBeNull())
  unmount()
  expect(again?.isOpen()).toBe(false)
})

test('whoever is open beside the board is read again when somebody else moves them, and nobody when another is moved', async () => {
  const { identificador } = cartaoOf(1)
  api.on('getTalento', () => ({ data: buildTalento({ identificador }) }))
  const { stream } = await open(<OpenPessoa identificador={identificador} />)
  await waitFor(() => expect(api.callsOf('getTalento')).toHaveLength(1))
  await tell(stream, 101, went(2, 11, 12))
  expect(api.callsOf('getTalento')).toHaveLength(1)
  await tell(stream, 102, went(1, 11, 12))
  await waitFor(() => expect(api.callsOf('getTalento')).toHaveLength(2))
})

test('whoever is open beside the board, and the campaign above it, are read again when it is told as a whole', async () => {
  const { identificador } = cartaoOf(1)
  api.on('getTalento', () => ({ data: buildTalento({ identificador }) }))
  const { stream } = await open(<OpenPessoa identificador={identificador} />)
  await waitFor(() => expect(api.callsOf('getTalento')).toHaveLength(1))
  expect(await screen.findByText('Publicada')).toBeVisible()
  api.on('getCampanha', () => ({ data: buildCampanha({ id: 7, situacao: 'ENCERRADA' }) }))
  await act(async () => stream.send(103, { tipo: 'recarregar' }))
  expect(await screen.findByText('Encerrada')).toBeVisible()
  await waitFor(() => expect(api.callsOf('getTalento')).toHaveLength(2))
})

import { buildMotivos } from '@seleta/testing/build-motivos'
import { buildNumeros } from '@seleta/testing/build-numeros'
import { appStore } from '@seleta/api-client'
import {
  buildCampanha,
  buildCartao,
  buildEtapa,
  buildLoteMovimento,
  buildMovimento,
  buildPreviewMovimento,
  identificadorOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardViewAtom } from '../features/selecao/board-view'
import { fakeLayout } from '../testing/fake-layout'
import SelecaoPage from './selecao-page'

/** What a move sends, and how it is taken back: product 60. */

fakeLayout()

let api: FakeApi
let versao = 1

beforeEach(() => {
  appStore.set(boardViewAtom, { campanhaId: 0, filtro: '' })
  const ana = buildCartao({ id: 1, identificador: identificadorOf(1), nome: 'Ana Souza' })
  const bia = buildCartao({ id: 2, identificador: identificadorOf(2), nome: 'Bia Lima' })
  const etapas = [
    buildEtapa({ id: 11, nome: 'Triagem', talentos: [ana, bia] }),
    buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2 }),
    buildEtapa({ id: 13, nome: 'Reprovados', ordem: 3, tipo: 'reprovado' }),
  ]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ id: 7 }) }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getKanban', () => ({ data: etapas }))
    .on('listMotivos', () => ({ data: buildMotivos('Requisito', 'Experiência', 'Pretensão') }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalento', ({ params }) => ({ data: moved(params.identificador, params.kanbanId) }))
})
afterEach(() => api.stop())

const moved = (identificador: string, etapaId: number) =>
  buildMovimento({ identificador, etapaId, deEtapaId: 11, versao: (versao += 1) })
const open = () =>
  renderInHost(<SelecaoPage />, { at: '/dashboard/selecao/7', path: '/dashboard/selecao/:campanhaId' })
const coluna = (nome: string) => screen.findByRole('region', { name: nome })
const pessoasDe = async (nome: string) =>
  within(await coluna(nome))
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent)
const moveTo = async (pessoa: string, etapa: string, answer = 'Enviar') => {
  await userEvent.click(await screen.findByRole('button', { name: `Mover ${pessoa}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${etapa}`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: answer }))
}

test.each([
  [
    'the line at the foot of the column',
    async () => userEvent.click(await screen.findByRole('button', { name: 'Desfazer' })),
  ],
  [
    'Ctrl+Z',
    async () => {
      await screen.findByRole('button', { name: 'Desfazer' })
      await userEvent.keyboard('{Control>}z{/Control}')
    },
  ],
])('a saved move is taken back by %s', async (_, undo) => {
  api.on('undoMoveTalentos', ({ body }) => ({
    data: {
      etapaNome: 'Entrevistas',
      emailLigado: true,
      pessoas: body.pessoas.map(({ identificador }) =>
        buildLoteMovimento({ identificador, deEtapaId: 12, etapaId: 11, versao: (versao += 1) }),
      ),
    },
  }))
  const { host } = open()
  await moveTo('Ana Souza', 'Entrevistas')
  const moveVersao = versao
  await undo()
  await waitFor(() => expect(host.announcements.at(-1)).toBe('Desfeito. Ana Souza voltou para Triagem.'))
  expect(api.callsOf('undoMoveTalentos').map((call) => call.body)).toEqual([
    { campanhaId: 7, kanbanId: 12, pessoas: [{ identificador: identificadorOf(1), versao: moveVersao }] },
  ])
  expect(await pessoasDe('Triagem')).toContain('Ana Souza')
  expect(await pessoasDe('Entrevistas')).toEqual([])
})

test('what a move sends is said before it and after it, and «Não enviar» leaves the move', async () => {
  const mensagens = [
    { id: 5, canal: 'EMAIL' as const, estado: 'pendente' as const, saiEm: '2026-11-21T00:24:00.000Z' },
  ]
  api
    .on('moveTalento', ({ params }) => ({
      data: { ...moved(params.identificador, params.kanbanId), mensagens },
    }))
    .on('cancelMensagens', () => ({ data: { canceladas: 1, jaEnviadas: 0 } }))
  const { host } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mover Ana Souza' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Entrevistas/ }))
  expect(await screen.findByText('1 e-mail: “Olá, Ana.”')).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Enviar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const foot = within(await coluna('Entrevistas'))
  expect(await foot.findByText('Ana Souza agora em Entrevistas. E-mail sai às 21:24.')).toBeVisible()
  expect(host.toasts[0]).toMatchObject({
    text: 'Ana Souza agora em Entrevistas. E-mail sai às 21:24.',
    besides: { label: 'Não enviar' },
    action: { label: 'Desfazer' },
  })
  await userEvent.click(foot.getByRole('button', { name: 'Não enviar' }))
  expect(await foot.findByText('Ana Souza agora em Entrevistas. A mensagem não sai.')).toBeVisible()
  expect(api.callsOf('cancelMensagens')[0]?.body).toEqual({ mensagens: [5] })
  expect(foot.queryByRole('button', { name: 'Não enviar' })).toBeNull()
})

test('«Não avisar» is told to the server; where nothing leaves nothing is asked', async () => {
  open()
  await moveTo('Ana Souza', 'Entrevistas', 'Não avisar')
  await waitFor(() => expect(api.callsOf('moveTalento')[0]?.query).toEqual({ avisar: false }))
  api.on('previewMovimento', () => ({
    data: buildPreviewMovimento({ emails: 0, semCanal: 1, exemplo: null }),
  }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mover Bia Lima' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Entrevistas/ }))
  await waitFor(() => expect(api.callsOf('moveTalento')).toHaveLength(2))
})

test('an end asks why in the dialog that says what it sends: a digit says it, Enter alone skips it', async () => {
  open()
  const choose = async (nome: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Mover ${nome}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Reprovados/ }))
    expect(await screen.findByText('1 e-mail: “Olá, Ana.”')).toBeVisible()
  }
  await choose('Ana Souza')
  await userEvent.keyboard('3')
  expect(screen.getByRole('menuitemradio', { name: 'Pretensão' })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(api.callsOf('moveTalento')[0]?.query).toMatchObject({ motivoId: 3 }))
  const foot = within(await coluna('Reprovados'))
  expect(await foot.findByRole('button', { name: 'Motivo: Pretensão' })).toBeVisible()
  await choose('Bia Lima')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(api.callsOf('moveTalento')).toHaveLength(2))
  expect(api.callsOf('moveTalento')[1]?.query).not.toHaveProperty('motivoId')
})

test('why can be said at the foot of the column once somebody stands there, as after a drag', async () => {
  api.on('setMotivo', () => ({ data: { alteradas: 1 } }))
  const { host } = open()
  await moveTo('Ana Souza', 'Reprovados', 'Não avisar')
  const foot = within(await coluna('Reprovados'))
  await userEvent.click(await foot.findByRole('button', { name: 'Dizer o motivo' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Experiência' }))
  expect(await foot.findByRole('button', { name: 'Motivo: Experiência' })).toBeVisible()
  expect(host.toasts.at(-1)?.text).toBe('Motivo: Experiência.')
  expect(api.callsOf('setMotivo')[0]?.body).toEqual({
    campanhaId: 7,
    motivoId: 2,
    identificadores: [identificadorOf(1)],
  })
})

test('a taking back that the server refuses is told by whom, and the board is read again', async () => {
  api.on('undoMoveTalentos', () => ({
    data: {
      etapaNome: 'Entrevistas',
      emailLigado: true,
      pessoas: [
        buildLoteMovimento({
          resultado: 'nao-movida',
          motivo: 'Bruno Lima moveu Ana Souza para Finalistas há 1 min.',
          etapaId: null,
          naEtapaDesde: null,
          versao: null,
        }),
      ],
    },
  }))
  const { host } = open()
  await moveTo('Ana Souza', 'Entrevistas')
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({
      text: 'Bruno Lima moveu Ana Souza para Finalistas há 1 min.',
      tone: 'info',
    }),
  )
  await waitFor(() => expect(api.callsOf('getKanban')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

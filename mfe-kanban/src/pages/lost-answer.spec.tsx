import { appStore } from '@seleta/api-client'
import { NO_ETAPA } from '@seleta/contract/limits'
import { buildNumeros } from '@seleta/testing/build-numeros'
import { buildCampanha, buildEtapa, buildMovimento, buildPreviewMovimento } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { heldReply, offline, startFakeApi } from '@seleta/testing/fake-api'
import type { FakeEvents } from '@seleta/testing/fake-events'
import { startFakeEvents } from '@seleta/testing/fake-events'
import { renderInHost } from '@seleta/testing/fake-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardViewAtom } from '../features/selecao/board-view'
import { cartaoOf } from '../testing/board-builders'
import { fakeLayout } from '../testing/fake-layout'
import SelecaoPage from './selecao-page'

/** The server has moved somebody, and the connection was lost before it could say so (product 46). */

fakeLayout()

const { identificador } = cartaoOf(1)
const eu = { id: 1, nome: 'Eu', email: 'eu@exemplo.test', empresa: { id: 1, nome: 'Aurora' } }
const before = [
  buildEtapa({ id: 11, nome: 'Triagem', talentos: [cartaoOf(1), cartaoOf(2)], ultimoEvento: 100 }),
  buildEtapa({ id: 12, nome: 'Questionário', ordem: 2, ultimoEvento: 100 }),
]
/** As the server has written it. */
const arrived = (naEtapaDesde = new Date().toISOString()) => cartaoOf(1, { versao: 2, naEtapaDesde })
const after = (naEtapaDesde?: string) => [
  buildEtapa({ id: 11, nome: 'Triagem', talentos: [cartaoOf(2)], ultimoEvento: 101 }),
  buildEtapa({
    id: 12,
    nome: 'Questionário',
    ordem: 2,
    talentos: [arrived(naEtapaDesde)],
    ultimoEvento: 101,
  }),
]

let api: FakeApi
let events: FakeEvents
beforeEach(() => {
  appStore.set(boardViewAtom, { campanhaId: 0, filtro: '' })
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ id: 7 }) }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getUsuario', () => ({ data: eu }))
    .on('getKanban', () => ({ data: before }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalento', () => offline())
  events = startFakeEvents()
})
afterEach(() => {
  events.stop()
  api.stop()
})

async function openAndMove() {
  const page = renderInHost(<SelecaoPage />, {
    at: '/dashboard/selecao/7',
    path: '/dashboard/selecao/:campanhaId',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mover Pessoa 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Questionário/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar' }))
  return page
}

const NOT_MOVED = 'Não foi possível mover Pessoa 1'
const MOVED = 'Pessoa 1 agora em Questionário.'
const isThere = () =>
  within(screen.getByRole('region', { name: 'Questionário' })).findByRole('link', { name: 'Pessoa 1' })
const expectNothingOpen = async () => {
  expect(await isThere()).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Não salvo/)).toBeNull())
}

test('the board, read again, shows the move: the mark goes, what was said of it is replaced, and it can be taken back', async () => {
  const again = heldReply<{ data: ReturnType<typeof after> }>()
  api
    .on('moveTalento', () => {
      api.on('getKanban', () => again.reply)
      return offline()
    })
    .on('undoMoveTalentos', () => ({
      data: { etapaNome: 'Questionário', emailLigado: true, pessoas: [] },
    }))
  const { host } = await openAndMove()
  expect(await screen.findByText(/Não salvo ·/)).toBeVisible()
  expect(host.toasts).toEqual([{ about: 'movimento-1', text: NOT_MOVED, tone: 'error' }])
  again.release({ data: after() })
  await expectNothingOpen()
  expect(host.toasts.slice(1)).toMatchObject([{ text: MOVED, action: { label: 'Desfazer' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() =>
    expect(api.callsOf('undoMoveTalentos')[0]?.body).toEqual({
      campanhaId: 7,
      kanbanId: 12,
      pessoas: [{ identificador, versao: 2 }],
    }),
  )
})

test('a move that was heard of before its answer was lost is never said to have failed', async () => {
  const held = heldReply<ReturnType<typeof offline>>()
  api.on('moveTalento', () => held.reply)
  const { host } = await openAndMove()
  await waitFor(() => expect(api.callsOf('moveTalento')).toHaveLength(1))
  const mine = { cartao: arrived(), deEtapaId: 11, etapaId: 12, autor: { id: 1, nome: 'Eu' } }
  await act(async () => events.streams[0]?.send(101, { tipo: 'pessoas', pessoas: [mine] }))
  api.on('getKanban', () => ({ data: after() }))
  held.release(offline())
  await waitFor(() => expect(host.toasts.map(({ text }) => text)).toEqual([MOVED]))
  await expectNothingOpen()
  expect(host.announcements).not.toContain('Não foi possível salvar o movimento de Pessoa 1.')
})

test('what was written too long ago to be taken back is said, and offers nothing', async () => {
  api.on('moveTalento', () => {
    api.on('getKanban', () => ({ data: after('2026-01-05T12:00:00.000Z') }))
    return offline()
  })
  const { host } = await openAndMove()
  await expectNothingOpen()
  await waitFor(() => expect(host.toasts.at(-1)).toEqual({ about: 'movimento-1', text: MOVED, tone: 'info' }))
})

test('tried again before the board was read, it is said as any move to that stage, and can be taken back', async () => {
  api.on('moveTalento', () => {
    api.on('getKanban', () => heldReply<{ data: typeof before }>().reply)
    return offline()
  })
  const { host } = await openAndMove()
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  api.on('moveTalento', () => ({
    data: buildMovimento({ identificador, etapaId: 12, deEtapaId: 12, versao: 2 }),
  }))
  await userEvent.click(retry)
  await waitFor(() =>
    expect(host.toasts.at(-1)).toMatchObject({ text: MOVED, action: { label: 'Desfazer' } }),
  )
  await expectNothingOpen()
})

test('an undo whose answer was lost is told as done once the board shows it: what was said of it is replaced', async () => {
  const moved = buildMovimento({ identificador, etapaId: 12, deEtapaId: 11, versao: 2 })
  const back = before.map((etapa) =>
    etapa.id === 11
      ? {
          ...etapa,
          talentos: [cartaoOf(1, { versao: 3, naEtapaDesde: new Date().toISOString() }), cartaoOf(2)],
        }
      : etapa,
  )
  const again = heldReply<{ data: typeof back }>()
  api
    .on('moveTalento', () => {
      api.on('getKanban', () => ({ data: after() }))
      return { data: moved }
    })
    .on('undoMoveTalentos', () => {
      api.on('getKanban', () => again.reply)
      return offline()
    })
  const { host } = await openAndMove()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() =>
    expect(host.toasts.at(-1)).toMatchObject({
      text: expect.stringMatching(/^Sem conexão.* Pode já estar desfeito\.$/),
      tone: 'error',
      action: { label: 'Desfazer' },
    }),
  )
  again.release({ data: back })
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({
      about: 'movimento-1',
      text: 'Desfeito. Pessoa 1 voltou para Triagem.',
      tone: 'info',
    }),
  )
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(api.callsOf('undoMoveTalentos')).toHaveLength(1)
})

test('an undo that put somebody back into no stage is told as done too, heard of after its answer was lost', async () => {
  const [triagem = buildEtapa(), questionario = buildEtapa()] = before
  const semEtapa = buildEtapa({ id: NO_ETAPA, nome: 'Sem etapa', talentos: [cartaoOf(1)], ultimoEvento: 100 })
  const board = [semEtapa, { ...triagem, talentos: [cartaoOf(2)], qtdTalentos: 1 }, questionario]
  const back = cartaoOf(1, { versao: 3, naEtapaDesde: new Date().toISOString() })
  api
    .on('getKanban', () => ({ data: board }))
    .on('moveTalento', () => ({
      data: buildMovimento({ identificador, etapaId: 12, deEtapaId: null, versao: 2 }),
    }))
    .on('undoMoveTalentos', () => {
      api.on('getKanban', () => heldReply<{ data: typeof board }>().reply)
      return offline()
    })
  const { host } = await openAndMove()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/Pode já estar desfeito\.$/))
  api.on('getKanban', () => ({
    data: board.map((etapa) => ({
      ...etapa,
      ultimoEvento: 102,
      talentos: etapa === semEtapa ? [back] : etapa.talentos,
    })),
  }))
  const mine = { cartao: back, deEtapaId: 12, etapaId: null, autor: { id: 1, nome: 'Eu' }, isChegada: false }
  await act(async () => events.streams[0]?.send(102, { tipo: 'pessoas', pessoas: [mine] }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Desfeito. Pessoa 1 voltou para Sem etapa.'))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

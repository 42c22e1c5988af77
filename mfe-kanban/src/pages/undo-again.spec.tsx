import { appStore } from '@seleta/api-client'
import { buildNumeros } from '@seleta/testing/build-numeros'
import {
  buildCampanha,
  buildEtapa,
  buildLoteMovimento,
  buildMovimento,
  buildPreviewMovimento,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, refuse, startFakeApi } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardViewAtom } from '../features/selecao/board-view'
import { cartaoOf } from '../testing/board-builders'
import { fakeLayout } from '../testing/fake-layout'
import SelecaoPage from './selecao-page'

/** A move of the board that could not be taken back is offered again, and says why (decision 144). */

fakeLayout()

let api: FakeApi
let versao = 1
beforeEach(() => {
  appStore.set(boardViewAtom, { campanhaId: 0, filtro: '' })
  let etapas = [
    buildEtapa({ id: 11, nome: 'Triagem', talentos: [cartaoOf(1), cartaoOf(2)] }),
    buildEtapa({ id: 12, nome: 'Entrevistas', ordem: 2 }),
  ]
  api = startFakeApi()
    .on('getCampanha', () => ({ data: buildCampanha({ id: 7 }) }))
    .on('getNumeros', () => ({ data: buildNumeros() }))
    .on('getKanban', () => ({ data: etapas }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalento', ({ params: { identificador, kanbanId } }) => {
      versao += 1
      const [triagem = buildEtapa(), entrevistas = buildEtapa()] = etapas
      const cartao = triagem.talentos.find((one) => one.identificador === identificador)
      if (cartao !== undefined) {
        const talentos = triagem.talentos.filter((one) => one !== cartao)
        const there = [{ ...cartao, versao }, ...entrevistas.talentos]
        etapas = [
          { ...triagem, talentos, qtdTalentos: talentos.length },
          { ...entrevistas, talentos: there, qtdTalentos: there.length },
        ]
      }
      return { data: buildMovimento({ identificador, etapaId: kanbanId, deEtapaId: 11, versao }) }
    })
})
afterEach(() => api.stop())

const open = () =>
  renderInHost(<SelecaoPage />, { at: '/dashboard/selecao/7', path: '/dashboard/selecao/:campanhaId' })
const moveToEntrevistas = async (pessoa: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Mover ${pessoa}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Entrevistas/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar' }))
  expect(await screen.findByText(`${pessoa} agora em Entrevistas.`)).toBeVisible()
}
const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
const undoes = () =>
  api.on('undoMoveTalentos', ({ body }) => ({
    data: {
      etapaNome: 'Entrevistas',
      emailLigado: true,
      pessoas: body.pessoas.map(({ identificador }) =>
        buildLoteMovimento({ identificador, deEtapaId: 12, etapaId: 11, versao: (versao += 1) }),
      ),
    },
  }))
const undone = () => api.callsOf('undoMoveTalentos').map(({ body }) => body.pessoas[0]?.identificador)

test('what was not taken back is said once, and the next Ctrl+Z means it again, not whom one moved before', async () => {
  api.on('undoMoveTalentos', () => offline())
  const { host } = open()
  await moveToEntrevistas('Pessoa 1')
  await moveToEntrevistas('Pessoa 2')
  const said = host.toasts.length
  await pressUndo()
  const foot = within(await screen.findByRole('region', { name: 'Entrevistas' }))
  expect(await foot.findByText(/^Sem conexão.* Pode já estar desfeito\./)).toBeVisible()
  expect(foot.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  expect(foot.getByRole('link', { name: 'Pessoa 2' })).toBeVisible()
  expect(host.toasts.slice(said)).toMatchObject([{ tone: 'error', action: { label: 'Desfazer' } }])
  // The move itself stands: there is one way on, not two.
  expect(screen.queryByText(/Não salvo/)).toBeNull()
  undoes()
  await pressUndo()
  await waitFor(() => expect(host.announcements.at(-1)).toBe('Desfeito. Pessoa 2 voltou para Triagem.'))
  expect(undone()).toEqual([cartaoOf(2).identificador, cartaoOf(2).identificador])
  await pressUndo()
  await waitFor(() => expect(host.announcements.at(-1)).toBe('Desfeito. Pessoa 1 voltou para Triagem.'))
})

test('what the server refuses for good says why, and the move before it is next', async () => {
  api.on('undoMoveTalentos', () => refuse(409, 'A etapa Triagem foi removida.'))
  const { host } = open()
  await moveToEntrevistas('Pessoa 1')
  await moveToEntrevistas('Pessoa 2')
  await pressUndo()
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({ text: 'A etapa Triagem foi removida.', tone: 'error' }),
  )
  expect(screen.queryByText(/Não salvo/)).toBeNull()
  undoes()
  await pressUndo()
  await waitFor(() => expect(host.announcements.at(-1)).toBe('Desfeito. Pessoa 1 voltou para Triagem.'))
})

test('it is so on another page too, long after the board was left', async () => {
  api.on('undoMoveTalentos', () => refuse(503))
  const { host } = open()
  await moveToEntrevistas('Pessoa 1')
  await userEvent.click(screen.getByRole('link', { name: '← Campanhas' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Entrevistas' })).toBeNull())
  const said = host.toasts.length
  await pressUndo()
  await waitFor(() =>
    expect(host.toasts.slice(said)).toMatchObject([{ tone: 'error', action: { label: 'Desfazer' } }]),
  )
  undoes()
  await pressUndo()
  await waitFor(() => expect(host.announcements.at(-1)).toBe('Desfeito. Pessoa 1 voltou para Triagem.'))
  expect(undone()).toHaveLength(2)
})

test('somebody who is moved on by hand after it failed is taken back from there', async () => {
  api.on('undoMoveTalentos', () => offline())
  const { host } = open()
  await moveToEntrevistas('Pessoa 1')
  await pressUndo()
  expect(await screen.findByText(/Pode já estar desfeito\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Mover Pessoa 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Triagem/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar' }))
  await waitFor(() =>
    expect(host.toasts.at(-1)).toMatchObject({
      text: 'Pessoa 1 agora em Triagem.',
      action: { label: 'Desfazer' },
    }),
  )
  undoes()
  await pressUndo()
  await waitFor(() => expect(api.callsOf('undoMoveTalentos').at(-1)?.body.kanbanId).toBe(11))
  await pressUndo()
  expect(api.callsOf('undoMoveTalentos')).toHaveLength(2)
})

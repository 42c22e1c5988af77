import {
  buildEtapaItem,
  buildLoteMovimento,
  buildPreviewMovimento,
  identificadorOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline, refuse } from '@seleta/testing/fake-api'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showCandidatos, startCandidatosApi, stopCandidatosApi } from '../testing/candidatos'

/** A move of many that had no answer: the same again is that one, before anything else is chosen (product 60). */

const ESCRITORA = buildEtapaItem({
  id: 12,
  nome: 'Entrevistas',
  mensagemNotificacao: 'Olá, {{nome}}.',
  contato: { email: true, whatsapp: false, sms: false },
})
const saiEm = '2026-11-20T12:02:00.000Z'

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  api = startCandidatosApi()
    .on('listEtapas', () => ({ data: [buildEtapaItem(), ESCRITORA] }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('moveTalentos', () => offline())
})
afterEach(() => stopCandidatosApi(api))

const answer = (onward = '') =>
  api.on('moveTalentos', ({ body }) => ({
    data: {
      etapaNome: 'Entrevistas',
      emailLigado: true,
      pessoas: body.identificadores.map((identificador, at) =>
        buildLoteMovimento({
          identificador,
          resultado: 'movida',
          etapaId: identificador === onward ? 13 : 12,
          mensagens: [{ id: at + 1, canal: 'EMAIL', estado: 'pendente', saiEm }],
        }),
      ),
    },
  }))
const keys = () => api.callsOf('moveTalentos').map(({ headers }) => headers['idempotency-key'])
const send = () => userEvent.click(screen.getByRole('button', { name: 'Mover' }))

async function select(...quem: number[]) {
  for (const n of quem)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar Pessoa ${n}` }))
}
async function openDialog() {
  const bar = await screen.findByRole('region', { name: 'Pessoas selecionadas' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Mover para etapa' }))
  await screen.findByRole('dialog')
}
async function loseMove() {
  const shown = showCandidatos()
  await select(1, 2)
  await openDialog()
  await userEvent.click(await screen.findByRole('radio', { name: 'Entrevistas' }))
  await screen.findByRole('radio', { name: 'Não avisar' })
  await send()
  await screen.findByText(/ficou sem resposta/)
  return shown
}

test('it says so instead of a promise, and the same again tells who was moved and what waits, with the ways back', async () => {
  const { host } = await loseMove()
  expect(screen.getByText(/A última mudança para “Entrevistas” ficou sem resposta/)).toHaveTextContent(
    'as pessoas podem já estar lá, com a mensagem da etapa na fila. Repita a mudança',
  )
  expect(screen.queryByRole('radio', { name: 'Não avisar' })).toBeNull()
  answer()
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(host.toasts.at(-1)).toMatchObject({
    text: expect.stringContaining('2 candidatos adicionados ao kanban. Etapa: Entrevistas. 2 e-mails'),
    action: { label: 'Desfazer' },
    besides: { label: 'Não enviar' },
  })
  const [first, again] = keys()
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('it is known where the dialog is opened again for the same people, and other people are free to be moved', async () => {
  await loseMove()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog()
  expect(await screen.findByText(/ficou sem resposta/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await select(3)
  await openDialog()
  expect(await screen.findByRole('radio', { name: 'Entrevistas' })).toBeVisible()
  expect(screen.queryByText(/ficou sem resposta/)).toBeNull()
})

test('where the stage is gone meanwhile, another one is chosen', async () => {
  await loseMove()
  api.on('moveTalentos', () => refuse(404, 'Etapa não encontrada.'))
  await send()
  expect(await screen.findByRole('radio', { name: 'Entrevistas' })).toBeVisible()
})

test('whom a colleague has moved on meanwhile is not counted among those who are there now', async () => {
  const { host } = await loseMove()
  answer(identificadorOf(2))
  await send()
  const results = within(await screen.findByRole('list', { name: 'Resultado por pessoa' }))
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mudança feita'),
    expect.stringContaining('Já seguiu adiante'),
  ])
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Candidato adicionado ao kanban. Etapa: Entrevistas/)).toBeVisible()
  expect(host.toasts.filter(({ tone }) => tone === 'success')).toEqual([])
})

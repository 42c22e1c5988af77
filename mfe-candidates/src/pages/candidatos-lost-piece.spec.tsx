import {
  buildEtapaItem,
  buildLoteMovimento,
  buildPreviewMovimento,
  identificadorOf,
  pageOf,
} from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { offline } from '@seleta/testing/fake-api'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pessoas, showCandidatos, startCandidatosApi, stopCandidatosApi } from '../testing/candidatos'

/** A move of many goes in pieces; of one of them nobody has said what became of it (decision 154). */

const MANY = 450
const all = Array.from({ length: MANY }, (_, n) => ({
  identificador: identificadorOf(n + 1),
  nome: `Pessoa ${n + 1}`,
}))
const ETAPA = buildEtapaItem({
  id: 12,
  nome: 'Entrevistas',
  mensagemNotificacao: 'Olá, {{nome}}.',
  contato: { email: true, whatsapp: false, sms: false },
})

beforeAll(fetchGrid)
let api: FakeApi
/** How many answers of the second piece are lost on their way, and of the taking back of it. */
let lost = 0
beforeEach(() => {
  lost = 0
  api = startCandidatosApi()
    .on('listEtapas', () => ({ data: [buildEtapaItem(), ETAPA] }))
    .on('previewMovimento', () => ({ data: buildPreviewMovimento() }))
    .on('filterTalentos', ({ query }) => pageOf(pessoas(query.page * 8 + 1, 8), MANY, 8))
    .on('selectTalentos', () => ({ data: all }))
    .on('moveTalentos', ({ body }) =>
      isSecond(body.identificadores[0]) && isLost() ? offline() : { data: moved(body.identificadores) },
    )
    .on('undoMoveTalentos', ({ body }) => {
      const quem = body.pessoas.map(({ identificador }) => identificador)
      return isSecond(quem[0]) && isLost()
        ? offline()
        : { data: { ...moved(quem), pessoas: moved(quem).pessoas.map((one) => ({ ...one, mensagens: [] })) } }
    })
})
afterEach(() => stopCandidatosApi(api))

const isSecond = (first: string | undefined) => first === identificadorOf(201)
const isLost = () => (lost -= 1) >= 0
const moved = (quem: readonly string[]) => ({
  etapaNome: 'Entrevistas',
  emailLigado: true,
  pessoas: quem.map((identificador) => {
    const n = Number(identificador.slice(-12))
    const mensagem = {
      id: n,
      canal: 'EMAIL' as const,
      estado: 'pendente' as const,
      saiEm: '2026-11-20T12:02:00.000Z',
    }
    return buildLoteMovimento({ identificador, nome: `Pessoa ${n}`, etapaId: 12, mensagens: [mensagem] })
  }),
})
const sent = () =>
  api
    .callsOf('moveTalentos')
    .map(({ body, headers }) => [Number(body.identificadores[0]?.slice(-12)), headers['idempotency-key']])

async function openDialog() {
  const bar = await screen.findByRole('region', { name: 'Pessoas selecionadas' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Mover para etapa' }))
  return within(await screen.findByRole('dialog'))
}
async function moveAll() {
  const shown = showCandidatos()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Pessoa 1' }))
  await userEvent.click(await screen.findByRole('button', { name: `Selecionar todos os ${MANY}` }))
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('radio', { name: 'Entrevistas' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
  return { ...shown, dialog }
}
const takeBack = () => userEvent.keyboard('{Control>}z{/Control}')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const lines = () =>
  within(screen.getByRole('list', { name: 'Resultado por pessoa' })).getAllByRole('listitem')
const lineOf = (n: number) => lines().find((line) => line.textContent?.includes(`Pessoa ${n}`))?.textContent

test('an answer that is lost once is asked for again by itself, with the same key, and nobody hears of it', async () => {
  lost = 1
  const { host } = await moveAll()
  await gone()
  expect(host.toasts).toMatchObject([
    { text: expect.stringMatching(/^450 candidatos adicionados.+ 450 e-mails saem/) },
  ])
  const [first, second, again, third] = sent()
  expect([first?.[0], second?.[0], third?.[0]]).toEqual([1, 201, 401])
  expect(again).toEqual(second)
})

test('of whom there is no answer it is said that they may have changed, and going on tells of all, with the ways back of all', async () => {
  lost = 2
  const { host, dialog } = await moveAll()
  const goOn = await dialog.findByRole('button', { name: 'Tentar de novo' })
  expect(
    dialog.getByText(/ficou sem resposta: 200 pessoas podem já estar lá, com a mensagem da etapa na fila/),
  ).toBeVisible()
  expect([lineOf(1), lineOf(300), lineOf(450)]).toEqual([
    'Mudança feitaPessoa 1',
    'Sem respostaPessoa 300Pode ter mudado.',
    'Não mudouPessoa 450A mudança parou antes.',
  ])
  expect(dialog.getByText(/^200 candidatos adicionados/)).toBeVisible()
  const before = sent()
  await userEvent.click(goOn)
  await gone()
  // What had an answer is not sent again; what had none goes as it went.
  const after = sent().slice(before.length)
  expect(after.map(([first]) => first)).toEqual([201, 401])
  expect(after[0]).toEqual(before.at(-1))
  expect(host.toasts.at(-1)).toMatchObject({
    text: expect.stringMatching(/^450 candidatos adicionados.+ 450 e-mails saem/),
    besides: { label: 'Não enviar' },
  })
  await takeBack()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('450 mudanças desfeitas.'))
})

test('where it was left so, choosing the same people again goes on with those who had no answer', async () => {
  lost = 2
  const { host, dialog } = await moveAll()
  await dialog.findByRole('button', { name: 'Tentar de novo' })
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
  await gone()
  expect(host.toasts.at(-1)).toMatchObject({
    text: expect.stringMatching(/^A última mudança ficou sem resposta: 200 pessoas podem já estar lá\./),
    isSticky: true,
  })
  const before = sent()
  // Whoever was moved at the first try has stood there for minutes when the others come.
  api.on('moveTalentos', ({ body }) => {
    const { pessoas: quem, ...answer } = moved(body.identificadores)
    const naEtapaDesde = `2026-11-20T12:0${isSecond(body.identificadores[0]) ? 0 : 5}:00.000Z`
    return { data: { ...answer, pessoas: quem.map((one) => ({ ...one, naEtapaDesde })) } }
  })
  const opened = await openDialog()
  expect(await opened.findByText(/ficou sem resposta: 200 pessoas podem já estar lá/)).toBeVisible()
  await userEvent.click(opened.getByRole('button', { name: 'Mover' }))
  await gone()
  const after = sent().slice(before.length)
  expect(after.map(([first]) => first)).toEqual([201, 401])
  expect(after[0]).toEqual(before.at(-1))
  expect(host.toasts.at(-1)?.text).toMatch(/^250 candidatos adicionados/)
  // The two minutes of what was done at the first try may be over by now.
  await takeBack()
  await waitFor(() => expect(api.callsOf('undoMoveTalentos').at(-1)?.body.aposPrazo).toBe(true))
})

test('what was said of the failure is named as what is said when it went well: one takes the place of the other', async () => {
  lost = 4
  const { host, dialog } = await moveAll()
  await userEvent.click(await dialog.findByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/^Sem conexão/))
  expect(host.toasts.at(-1)?.about).toMatch(/^lote-/)
  expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('a taking back whose answer is lost half-way is tried again by itself, then offered again, and tells of all', async () => {
  const { host } = await moveAll()
  await gone()
  lost = 2
  await takeBack()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(/Pode já estar desfeito\.$/))
  expect(api.callsOf('undoMoveTalentos').map(({ body }) => body.pessoas.length)).toEqual([200, 200, 200])
  await takeBack()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('450 mudanças desfeitas.'))
})

test('of many who stay where they are when it is taken back the reason is the one that the server gives', async () => {
  const motivo = 'O prazo de 2 minutos para desfazer passou: Pessoa 1 continua em Entrevistas.'
  api.on('undoMoveTalentos', ({ body }) => {
    const { pessoas: quem, ...answer } = moved(body.pessoas.map(({ identificador }) => identificador))
    return {
      data: { ...answer, pessoas: quem.map((one) => ({ ...one, resultado: 'nao-movida' as const, motivo })) },
    }
  })
  const { host } = await moveAll()
  await gone()
  await takeBack()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe(`450 ficaram onde estão. Por exemplo: ${motivo}`))
})

import { appStore, beginSession, endSession, sessionAtom } from '@seleta/api-client'
import type { Operation } from '@seleta/contract/routes'
import { buildCampanha } from '@seleta/testing/builders'
import type { FakeApi } from '@seleta/testing/fake-api'
import { fileReply, offline, refuse, timeout } from '@seleta/testing/fake-api'
import { renderInHost } from '@seleta/testing/fake-host'
import { fetchGrid } from '@seleta/ui/later-grid'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CampanhaNaoEncontradaPage from './campanha-nao-encontrada-page'
import CampanhasPage from './campanhas-page'
import GraficosPage from './graficos-page'
import MetricasPage from './metricas-page'
import { buildCampanhaItem, narrowWindow, startCampanhasApi } from '../testing/campanhas-api'

/** Issue 3, line 7: each call of this area, in each way it can fail, in the exact words of spec section 8. */

const OFFLINE = 'Sem conexão. Confira a internet e tente de novo.'
const TIMEOUT = 'O servidor demorou mais de 60 segundos para responder. Tente de novo.'
const GENERIC = 'Não foi possível concluir agora. Tente de novo em instantes.'
const NOT_FOUND = 'Não encontrado.'

const failures = {
  401: () => refuse(401, 'Não autorizado.'),
  403: () => refuse(403, 'Proibido.'),
  404: () => refuse(404, NOT_FOUND),
  500: () => refuse(500),
  503: () => refuse(503),
  'time-out': timeout,
  offline,
  'broken body': () => fileReply('<html></html>', 'text/html'),
} as const
type Failure = keyof typeof failures
const all = Object.keys(failures) as Failure[]

/** The host leads to `/` then, whatever this area shows. */
const OVER = Symbol('the session is over')
type Said = string | typeof OVER

/** What every failure says where the screen has one text of its own, or the spec one for faults of the server. */
const saidOf = (text: string, notFound: string = text): Record<Failure, Said> => ({
  401: OVER,
  403: OVER,
  404: notFound,
  500: text,
  503: text,
  'time-out': TIMEOUT,
  offline: OFFLINE,
  'broken body': text,
})

beforeAll(fetchGrid)
let api: FakeApi
beforeEach(() => {
  narrowWindow()
  beginSession('token-de-teste', false)
  api = startCampanhasApi([
    buildCampanhaItem(),
    buildCampanhaItem({ id: 9, nome: 'Torneiro', situacao: 'PAUSADA' }),
  ])
})
afterEach(() => {
  api.stop()
  endSession('logout')
})

const fail = (operation: Operation, failure: Failure) => api.on(operation, () => failures[failure]())
const isSignedIn = () => appStore.get(sessionAtom).isAuth

/** Calls that a page reads. */
const reads = [
  {
    operation: 'filterCampanhas',
    show: () => renderInHost(<CampanhasPage />),
    said: saidOf('Erro ao buscar campanhas', NOT_FOUND),
  },
  {
    operation: 'countCampanhas',
    show: () => renderInHost(<CampanhaNaoEncontradaPage />),
    said: saidOf(GENERIC, NOT_FOUND),
  },
  {
    operation: 'getCampanha',
    show: () => showMetricas(),
    said: saidOf('Erro ao buscar informações da campanha', 'Esta campanha não existe ou foi excluída.'),
  },
  {
    operation: 'getMetricas',
    show: () => showMetricas(),
    said: saidOf('Não foi possível carregar as métricas.', 'Esta campanha não existe ou foi excluída.'),
  },
  {
    operation: 'getGraficos',
    show: () => renderInHost(<GraficosPage />),
    said: saidOf('Não foi possível carregar os gráficos.'),
  },
] as const

function showMetricas() {
  // Held for ever: what is tested is the other call, and a chart needs a real browser.
  api.on('getMetricas', (call) => (failing === 'getMetricas' ? answer() : new Promise(() => call)))
  return renderInHost(<MetricasPage />, {
    at: '/dashboard/campanhas/7/metricas',
    path: '/dashboard/campanhas/:campanhaId/metricas',
  })
}
let failing: Operation = 'getCampanha'
let answer = () => failures[500]()

describe.each(reads)('$operation', ({ operation, show, said }) => {
  test.each(all)('%s is said, with a way on', async (failure) => {
    failing = operation
    answer = () => failures[failure]()
    fail(operation, failure)
    show()
    const expected = said[failure]
    if (expected === OVER) return waitFor(() => expect(isSignedIn()).toBe(false))
    expect(await screen.findByText(expected)).toBeVisible()
    expect(isSignedIn()).toBe(true)
    const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    expect(ways.map((way) => way.textContent).join(' ')).toMatch(/novamente|Voltar para as campanhas/)
  })
})

describe('countTalentosDasCampanhas', () => {
  test.each(all)('%s leaves — in the header, and the list as it is', async (failure) => {
    fail('countTalentosDasCampanhas', failure)
    renderInHost(<CampanhasPage />)
    if (['401', '403'].includes(String(failure))) return waitFor(() => expect(isSignedIn()).toBe(false))
    expect(await screen.findByRole('button', { name: 'Tentar novamente: contar candidatos' })).toBeVisible()
    expect(screen.getByText('candidatos').closest('p')).toHaveTextContent('— candidatos')
    expect(await screen.findByRole('link', { name: 'Torneiro' })).toBeVisible()
  })
})

describe('listCampanhasExcluidas', () => {
  const said = saidOf(GENERIC, NOT_FOUND)
  test.each(all)('%s is said in its dialog', async (failure) => {
    fail('listCampanhasExcluidas', failure)
    renderInHost(<CampanhasPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Campanhas excluídas' }))
    const expected = said[failure]
    if (expected === OVER) return waitFor(() => expect(isSignedIn()).toBe(false))
    expect(await screen.findByText(expected)).toBeVisible()
  })
})

/** Calls behind an action of a row: the toast says what became of it. */
const actions = [
  {
    operation: 'deleteCampanha',
    run: () => pick('Analista de Dados', 'Excluir campanha'),
    said: saidOf('Erro ao deletar campanha'),
    done: 'Campanha deletada.',
  },
  {
    operation: 'closeCampanha',
    run: async () => {
      await pick('Analista de Dados', 'Encerrar campanha')
      await userEvent.click(screen.getByRole('button', { name: 'Encerrar sem mensagem' }))
    },
    said: saidOf('Erro ao encerrar campanha.'),
    done: 'Campanha Encerrada',
  },
  {
    operation: 'pauseCampanha',
    run: () => pick('Analista de Dados', 'Pausar campanha'),
    said: saidOf(GENERIC, NOT_FOUND),
    done: 'Campanha pausada.',
  },
  {
    operation: 'resumeCampanha',
    run: () => pick('Torneiro', 'Retomar campanha'),
    said: saidOf(GENERIC, NOT_FOUND),
    done: 'Campanha retomada.',
  },
  {
    operation: 'duplicateCampanha',
    run: () => pick('Analista de Dados', 'Duplicar'),
    said: saidOf(GENERIC, NOT_FOUND),
    done: 'Campanha duplicada como rascunho.',
  },
  {
    operation: 'restoreCampanha',
    run: async () => {
      await pick('Analista de Dados', 'Excluir campanha')
      await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    },
    said: saidOf(GENERIC, NOT_FOUND),
    done: 'Campanha restaurada.',
  },
] as const

async function pick(nome: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Mais ações de ${nome}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** An answer without a body has none that could be broken. */
const hasBody = (operation: Operation) => operation === 'duplicateCampanha' || operation === 'restoreCampanha'

describe.each(actions)('$operation', ({ operation, run, said, done }) => {
  const failing = all.filter((failure) => failure !== 'broken body' || hasBody(operation))

  test.each(failing)('%s is told by a toast, and the list stays', async (failure) => {
    fail(operation, failure)
    const { host } = renderInHost(<CampanhasPage />)
    await run()
    const expected = said[failure]
    if (expected === OVER) {
      await waitFor(() => expect(isSignedIn()).toBe(false))
      expect(host.toasts.filter(({ tone }) => tone === 'error')).toEqual([])
      return
    }
    await waitFor(() => expect(host.toasts.at(-1)).toMatchObject({ text: expected, tone: 'error' }))
    expect(await screen.findByRole('link', { name: 'Analista de Dados' })).toBeVisible()
  })

  test('done is told by the exact toast, and the list is asked again', async () => {
    const { host } = renderInHost(<CampanhasPage />)
    await run()
    await waitFor(() => expect(host.toasts.at(-1)).toMatchObject({ text: done, tone: 'success' }))
    await waitFor(() => expect(api.callsOf('filterCampanhas').length).toBeGreaterThan(1))
  })
})

test('a deleted campaign that could not be restored can be by the same button once there is a connection', async () => {
  fail('restoreCampanha', 'offline')
  const { host } = renderInHost(<CampanhasPage />)
  await pick('Analista de Dados', 'Excluir campanha')
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe(OFFLINE))
  api.on('restoreCampanha', () => ({ data: buildCampanha() }))
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha restaurada.'))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

test('Ctrl+Z restores a deleted campaign, also after a try that failed; the page offers it until it is back', async () => {
  fail('restoreCampanha', 'offline')
  const { host } = renderInHost(<CampanhasPage />)
  await pick('Analista de Dados', 'Excluir campanha')
  await screen.findByRole('button', { name: 'Desfazer' })
  const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
  await pressUndo()
  await waitFor(() =>
    expect(host.toasts.at(-1)).toMatchObject({
      text: expect.stringMatching(/Pode já estar desfeito\.$/),
      action: { label: 'Desfazer' },
    }),
  )
  expect(screen.getByText('“Analista de Dados” foi excluída.')).toBeVisible()
  api.on('restoreCampanha', () => ({ data: buildCampanha() }))
  await pressUndo()
  await waitFor(() => expect(host.toasts.at(-1)).toEqual({ text: 'Campanha restaurada.', tone: 'success' }))
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  await pressUndo()
  expect(api.callsOf('restoreCampanha')).toHaveLength(2)
})

test('a campaign that the page has restored is not restored by Ctrl+Z again', async () => {
  renderInHost(<CampanhasPage />)
  await pick('Analista de Dados', 'Excluir campanha')
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(api.callsOf('restoreCampanha')).toHaveLength(1)
})

test('a campaign whose copy had no answer is copied once, however often that is asked', async () => {
  fail('duplicateCampanha', 'offline')
  const { host } = renderInHost(<CampanhasPage />)
  await pick('Analista de Dados', 'Duplicar')
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe(OFFLINE))
  api.on('duplicateCampanha', () => ({ data: buildCampanha({ id: 10 }) }))
  await pick('Analista de Dados', 'Duplicar')
  await waitFor(() => expect(host.address).toContain('campanha=10'))
  const [first, again] = api.callsOf('duplicateCampanha').map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('a campaign whose ending had no answer is told as ended where it has; otherwise trying again takes the place of what failed', async () => {
  fail('closeCampanha', 'offline')
  api.on('getCampanha', () => ({ data: buildCampanha({ situacao: 'PUBLICADA' }) }))
  const { host } = renderInHost(<CampanhasPage />)
  const end = async () => {
    await pick('Analista de Dados', 'Encerrar campanha')
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar sem mensagem' }))
  }
  await end()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe(OFFLINE))
  api.on('getCampanha', () => ({ data: buildCampanha({ situacao: 'ENCERRADA' }) }))
  await end()
  await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('Campanha Encerrada'))
  expect(host.toasts).toHaveLength(2)
  expect(host.toasts[1]?.about).toBe(host.toasts[0]?.about)
  expect(host.toasts[1]?.about).toBeTruthy()
})

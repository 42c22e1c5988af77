import { PAPEIS, type Papel } from '@seleta/contract/papeis'
import { isReading } from '@seleta/contract/touches'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { NAMES } from './support/named-things'
import { openThings, type Things } from './support/one-of-each'
import { seedUsuario, SENHA } from './support/seed-empresa'

/**
 * Every call of the contract, in every role, about things that are there: whatever it asks of the database is held to its
 * company (decision 175), for a statement that is not ends in a fault of ours.
 */

let things: Things
let examples: ReadonlyMap<Operation, unknown>
const tokens = new Map<Papel, string>()

beforeAll(async () => {
  things = await openThings()
  const { office, ids } = things
  const { api, empresaId, usuarioId, token } = office
  for (const papel of PAPEIS.filter((one) => one !== 'ADMINISTRADOR')) {
    const email = `${papel.toLowerCase()}@aurora.test`
    const id = await seedUsuario(api.db, empresaId, email, papel)
    await api.call('savePapel', { params: { id }, body: { papel } }, { token })
    tokens.set(papel, await api.login(email))
    if (papel === 'GESTOR') {
      const membros = [
        { usuarioId, funcao: 'RESPONSAVEL' as const },
        { usuarioId: id, funcao: 'GESTOR' as const },
      ]
      await api.call('saveEquipe', { params: { id: Number(ids['campanha']) }, body: { membros } }, { token })
    }
  }
  tokens.set('ADMINISTRADOR', token)
  examples = await readExamples()
})
afterAll(() => things.office.api.close())

interface Media {
  readonly example?: unknown
}
interface Entry {
  readonly operationId: Operation
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}

/** What the api's own description shows as the body of each call. */
async function readExamples(): Promise<ReadonlyMap<Operation, unknown>> {
  const text = await (await things.office.api.request('/docs/json')).text()
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Entry>> }
  const entries = Object.values(paths).flatMap((methods) => Object.values(methods))
  return new Map(
    entries.map(({ operationId, requestBody }) => [
      operationId,
      Object.values(requestBody?.content ?? {})[0]?.example,
    ]),
  )
}

/** What a body names by these words is there. */
function namingThings(value: unknown): unknown {
  const { ids, office } = things
  const known: Record<string, unknown> = {
    campanhaId: ids['campanha'],
    idCampanha: ids['campanha'],
    etapaId: ids['etapa'],
    kanbanId: ids['etapa'],
    ateEtapaId: ids['etapa'],
    identificador: ids['talento'],
    identificadores: [ids['talento']],
    usuarioId: office.usuarioId,
    senha: SENHA,
    // Nobody answers there.
    emissor: 'http://localhost:9',
  }
  if (Array.isArray(value)) return value.map(namingThings)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key in known ? known[key] : namingThings(one)]),
  )
}

const thing = (operation: Operation, name: string) =>
  things.ids[NAMES[operation]?.[name] ?? ''] ?? (name === 'quadro' ? 'CATHO' : 987_654_321)

/** @returns its status; of a stream when it has begun */
async function ask(operation: Operation, token: string): Promise<number> {
  const route: Route = routes[operation]
  const body = things.bodies[operation] ?? namingThings(examples.get(operation))
  const isForm = route.isMultipart === true
  const leaving = new AbortController()
  const response = await things.office.api.request(
    route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(thing(operation, name))),
    {
      method: route.method,
      signal: leaving.signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    },
  )
  if (!(response.ok && route.answer === 'events')) await response.text()
  leaving.abort()
  return response.status
}

function formOf(example: unknown): FormData {
  const form = new FormData()
  form.set('dados', JSON.stringify(Reflect.get(Object(example), 'dados') ?? example))
  return form
}

/** What takes something away is asked when everybody has asked all else; what ends the session, by the other specs. */
const isAway = (operation: Operation) => {
  const { method }: Route = routes[operation]
  return method === 'DELETE' || operation === 'closeCampanha' || operation === 'changeSenha'
}
const operations = (Object.keys(routes) as Operation[])
  .filter((operation) => operation !== 'logout')
  .toSorted((a, b) => Number(isReading(b)) - Number(isReading(a)))

/** Which calls came to what. */
async function askAll(papel: Papel, away: boolean) {
  const told = new Map<number, Operation[]>()
  for (const operation of operations.filter((one) => isAway(one) === away)) {
    const status = await ask(operation, tokens.get(papel) ?? '')
    told.set(status, [...(told.get(status) ?? []), operation])
  }
  const faults = [...told].filter(([status]) => status >= 500)
  return { faults, done: [...told].flatMap(([status, ones]) => (status < 300 ? ones : [])) }
}

/** Who may little is asked first: nothing of theirs is changed by then. */
it.each(PAPEIS.toReversed())('%s is told of a fault of ours by no call', async (papel) => {
  const { faults, done } = await askAll(papel, false)
  expect(faults).toEqual([])
  // They were about something: of what a role may call most is done.
  expect(done.length).toBeGreaterThan(papel === 'LEITURA' ? 20 : papel === 'GESTOR' ? 40 : 90)
})

it.each(PAPEIS.toReversed())('nor when %s takes something away', async (papel) => {
  expect((await askAll(papel, true)).faults).toEqual([])
})

it('nor does what goes on behind the calls end in one', async () => {
  await things.office.api.app.jobs.runDue()
  const { rows } = await things.office.api.pool.query(
    "select name, output from fila.job where state = 'failed'",
  )
  expect(rows).toEqual([])
})

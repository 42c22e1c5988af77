import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { buildPublicavel, publish, readBoard, type Office } from './support/campanhas'
import { NAMES } from './support/named-things'
import { openThings, type Things } from './support/one-of-each'
import { seedEmpresa } from './support/seed-empresa'

/** One company's things, and the calls that name each of them (product 1, security S01). */

let office: Office
let ids: Things['ids']
let bodies: Things['bodies']
beforeAll(async () => {
  ;({ office, ids, bodies } = await openThings())
})
afterAll(() => office.api.close())

const operations = Object.keys(routes) as Operation[]
const mine = operations.filter((operation) => {
  const route: Route = routes[operation]
  return route.path.includes('{') && route.isPublic !== true && !route.path.startsWith('/usuario/')
})

async function send(operation: Operation, valueOf: (name: string) => string | number, token: string) {
  const route: Route = routes[operation]
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name)))
  const body = bodies[operation]
  const isMultipart = route.isMultipart === true
  const response = await office.api.request(path, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !isMultipart && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isMultipart ? formOf(body) : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text: text.replace(/"id":"[^"]*"/, '') }
}

function formOf(dados: unknown): FormData {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  return form
}

const thing = (operation: Operation, name: string) => ids[NAMES[operation]?.[name] ?? ''] ?? ''
const missing = (value: string | number) =>
  typeof value === 'number' ? 987_654_321 : '11111111-1111-4111-8111-111111111111'

/** Every row of the company, to see that nothing was touched. */
const snapshot = async () => {
  const tables = [
    'campanha',
    'etapa',
    'inscricao',
    'talento',
    'vaga_modelo',
    'evento',
    'importacao',
    'fusao',
    'mensagem',
    'nota',
    'nota_excluida',
    'resultado_teste',
    'filtro_salvo',
    'ficha',
    'avaliacao',
    'avaliacao_link',
    'auditoria',
  ]
  const { rows } = await office.api.pool.query<{ all: string }>(
    `select ${tables.map((table) => `(select md5(coalesce(string_agg(t::text, '|' order by id), '')) from ${table} t)`).join(` || `)} as all`,
  )
  return rows[0]?.all
}

describe('another company', () => {
  it('is tried on every call that names a thing', () => {
    expect(mine.toSorted()).toEqual(Object.keys(NAMES).toSorted())
  })

  it.each(mine.map((operation) => [operation]))(
    'gets from %s what a missing thing gives, and changes nothing',
    async (operation) => {
      const before = await snapshot()
      const foreign = await send(operation, (name) => thing(operation, name), office.estranho.token)
      const unknown = await send(operation, (name) => missing(thing(operation, name)), office.token)
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(unknown)
      expect(await snapshot()).toBe(before)
    },
  )

  it.each(mine.map((operation) => [operation]))('and a malformed id are unknown to %s', async (operation) => {
    const { status } = await send(operation, () => 'x;y', office.token)
    expect(status).toBe(404)
  })

  it('cannot mix a thing of its own with one of ours', async () => {
    const { api, estranho } = office
    const theirs = await publish({ api, token: estranho.token })
    const { etapa } = await readBoard({ api, token: estranho.token }, theirs.id)
    const own: Record<string, string | number> = { campanhaId: theirs.id, kanbanId: etapa('Entrevistas').id }
    const combinations = [
      { ...own, identificador: ids['talento'] ?? '' },
      { ...own, campanhaId: ids['campanha'] ?? '', identificador: ids['talento'] ?? '' },
      { ...own, kanbanId: ids['etapa'] ?? '', identificador: ids['talento'] ?? '' },
    ]
    const before = await snapshot()
    for (const params of combinations) {
      const { status } = await send(
        'moveTalento',
        (name) => Reflect.get(params, name) as string,
        estranho.token,
      )
      expect(status).toBe(404)
    }
    expect(await snapshot()).toBe(before)
  })

  it('cannot name our campaign, draft or stage inside a body', async () => {
    const { api, estranho } = office
    const campanhaId = Number(ids['campanha'])
    const token = estranho.token
    const etapa = { nome: 'x', cor: '#000000', mensagemNotificacao: 'x', campanhaId }
    expect((await api.call('createEtapa', { body: etapa }, { token })).status).toBe(404)
    const filtered = await api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: campanhaId } },
      { token },
    )
    expect(filtered.status).toBe(404)
    const publicavel = await buildPublicavel({ api, token })
    const published = await api.call(
      'createCampanha',
      { body: { ...publicavel, rascunhoId: Number(ids['rascunho']) } },
      { token },
    )
    expect(published.status).toBe(404)
  })

  it('does not see us in lists, counts and charts', async () => {
    const { api } = office
    const { email } = await seedEmpresa(api.db, 'Nova Casa', 'novo@nova.test')
    const token = await api.login(email)
    expect(
      (await api.call('filterCampanhas', { query: { size: 12 }, body: {} }, { token })).body.totalElements,
    ).toBe(0)
    expect((await api.call('countCampanhas', { query: {} }, { token })).body.data.TODAS).toBe(0)
    expect((await api.call('countTalentosDasCampanhas', {}, { token })).body.data).toBe(0)
    expect(
      (await api.call('filterTalentos', { query: { size: 11 }, body: {} }, { token })).body.totalElements,
    ).toBe(0)
    expect((await api.call('listVagaModelos', {}, { token })).body.data).toEqual([])
    expect((await api.call('getGraficos', { query: {} }, { token })).body.data.isExemplo).toBe(true)
  })
})

describe('without a session', () => {
  const closed = operations.filter((operation) => {
    const route: Route = routes[operation]
    return route.isPublic !== true && !route.path.startsWith('/usuario/')
  })
  it.each(closed.map((operation) => [operation]))('%s answers 401', async (operation) => {
    for (const token of ['', 'x'.repeat(43)]) {
      const { status } = await send(operation, (name) => thing(operation, name), token)
      expect(status).toBe(401)
    }
  })
})

describe('a wrong body', () => {
  const wrong: unknown[] = [
    [],
    'x',
    5,
    { nome: {} },
    { campanha: 'x', versao: 'y' },
    { descricao: 3, tipoRetorno: 'PDF' },
  ]
  it.each([
    ['createCampanha'],
    ['updateCampanha'],
    ['createRascunho'],
    ['saveRascunho'],
    ['createVagaModelo'],
    ['updateVagaModelo'],
    ['askOpenai'],
    ['createEtapa'],
    ['filterCampanhas'],
    ['filterTalentos'],
  ] as const)('is refused by %s with 422, never a fault', async (operation) => {
    const route: Route = routes[operation]
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(thing(operation, name)))
    const before = await snapshot()
    for (const body of wrong) {
      // A filter with unknown keys only is an empty filter.
      if (operation.startsWith('filter') && typeof body === 'object' && !Array.isArray(body)) continue
      const response = await office.api.request(`${path}?size=8`, {
        method: route.method,
        headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([operation, JSON.stringify(body), response.status]).toEqual([
        operation,
        JSON.stringify(body),
        422,
      ])
    }
    expect(await snapshot()).toBe(before)
  })
})

import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/**
 * Who reads the key of a candidate's page can answer for that person, so the mail alone holds it (decision 108):
 * whatever a colleague of the company asks, no answer says one.
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
}
interface Call {
  readonly operationId: Operation
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

/** Bodies with which a call finds everybody; the others are sent as the documentation shows them. */
const EVERYBODY: { readonly [O in Operation]?: unknown } = {
  filterTalentos: {},
  filterCampanhas: {},
  countFacetas: {},
  filterKanban: {},
  filterTalentosDaEtapa: {},
  filterTalentosSemEtapa: {},
  exportTalentos: { formato: 'csv' },
  exportEtapa: { formato: 'csv' },
}
/** They end the session, or never end themselves. */
const LAST = new Set<Operation>(['logout', 'followKanban'])

/** Everything that can wait in somebody's mailbox: applied, applied again, withdrawn and back, another e-mail. */
async function fillMailboxes(): Promise<{ campanhaId: number; chaves: string[] }> {
  const mailbox = openMailbox(office)
  const { id } = await publish(office)
  const people = ['Ana Alves', 'Bia Braga', 'Caio Costa'].map((nome) =>
    buildInscricao({ nome, telefone: '' }),
  )
  for (const one of people) await apply(office.api, id, one)
  const [ana = {}, bia = {}] = people
  await apply(office.api, id, ana)
  await mailbox.act(await mailbox.keyOf(bia.email ?? ''), { acao: 'retirar', certeza: 'sim' })
  await apply(office.api, id, bia)
  await mailbox.act(await mailbox.keyOf('caio.costa@exemplo.test'), {
    acao: 'corrigir',
    nome: 'Caio Costa',
    email: 'caio.novo@exemplo.test',
    telefone: '',
    cidade: '',
    sobre: '',
  })
  const { rows } = await office.api.pool.query<{ corpo: string }>('select corpo from mensagem')
  const chaves = rows.flatMap(({ corpo }) => /chave=([\w-]{43})/.exec(corpo)?.[1] ?? [])
  expect(chaves.length).toBeGreaterThanOrEqual(6)
  return { campanhaId: id, chaves }
}

it('no call answers a colleague with the key to a candidate’s page', async () => {
  const { campanhaId, chaves } = await fillMailboxes()
  const { etapas } = await readBoard(office, campanhaId)
  const cards = etapas.flatMap(({ talentos }) => talentos)
  const values: Readonly<Record<string, readonly (string | number)[]>> = {
    campanhaId: [campanhaId],
    kanbanId: etapas.slice(0, 1).map(({ id }) => id),
    identificador: cards.map(({ identificador }) => identificador),
    id: [campanhaId, ...etapas.slice(0, 1).map(({ id }) => id), 1, 2, 3],
    quadro: ['CATHO'],
  }
  const { paths } = (await (await office.api.request('/docs/json')).json()) as Described
  const told: string[] = []
  let answered = 0
  for (const { operationId, requestBody } of Object.values(paths).flatMap((methods) =>
    Object.values(methods),
  )) {
    const { method, path, isPublic }: Route = routes[operationId]
    // Whoever removes something is looked at by what the others say before.
    if (isPublic === true || LAST.has(operationId) || method === 'DELETE') continue
    const body = EVERYBODY[operationId] ?? requestBody?.content['application/json']?.example
    for (const address of addressesOf(path, values)) {
      const answer = await office.api.request(`${address}?page=0&size=50`, {
        method,
        headers: {
          authorization: `Bearer ${office.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.ok) answered += 1
      if (chaves.some((chave) => text.includes(chave))) told.push(`${operationId} ${address}`)
    }
  }
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(50)
})

/** A path with every value of each parameter in its place. */
function addressesOf(path: string, values: Readonly<Record<string, readonly (string | number)[]>>): string[] {
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? []
  if (whole === undefined) return [path]
  return (values[name] ?? [1]).flatMap((value) => addressesOf(path.replace(whole, String(value)), values))
}

it('the mail that waits is shown whole but for the key', async () => {
  const { body } = await office.api.call(
    'listMensagens',
    { query: { page: 0, size: 50 } },
    { token: office.token },
  )
  const [first] = body.data.filter(({ corpo }) => corpo.includes('/acompanhamento'))
  expect(first?.corpo).toMatch(/nesta página[^:]*: http:\/\/[^ ]+\/acompanhamento\?chave=•••/)
})

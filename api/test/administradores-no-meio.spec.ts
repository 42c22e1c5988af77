import type { Pool } from 'pg'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { seedEmpresa, seedUsuario, SENHA } from './support/seed-empresa'
import { startApi, type TestApi } from './support/start-api'
import { untilWaiting } from './support/until-waiting'

/** Who administers a company is taken out in the middle of what they do with others' accounts (decision 225). */

let api: TestApi
let beside: Pool
let empresaId = 0
let anaId = 0
let ana = ''
let gate: HeldLock | null = null
beforeAll(async () => {
  api = await startApi()
  ;({ empresaId, usuarioId: anaId } = await seedEmpresa(api.db))
  beside = await openBeside(api.pool)
  ana = await api.login('ana@aurora.test')
})
afterEach(() => gate?.letGo())
afterAll(async () => {
  await beside.end()
  await api.close()
})

const hold = async (statement: string, ...values: string[]) => {
  gate = await holdLock(beside, statement, values)
  return gate
}
/** A dismissal goes as far as the sessions that it ends, and no further. */
const holdDismissals = () => hold('lock table sessao in exclusive mode')

let made = 0
async function colega() {
  const email = `colega${(made += 1)}@aurora.test`
  const id = await seedUsuario(api.db, empresaId, email, 'Rui')
  return { id, token: await api.login(email) }
}
const dismiss = (id: number, token = ana) => api.call('deleteUsuario', { params: { id } }, { token })
const invite = (email: string, token: string) =>
  api.call('createConvite', { body: { email, nome: 'Eu de novo', papel: 'ADMINISTRADOR' } }, { token })
const pessoas = async () => (await api.call('listUsuarios', {}, { token: ana })).body.data
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''

type Act = (token: string, other: number) => Promise<{ status: number }>
const ACTS: readonly (readonly [string, Act])[] = [
  ['invites nobody', (token) => invite('volto@aurora.test', token)],
  [
    'gives nobody another role',
    (token, id) => api.call('savePapel', { params: { id }, body: { papel: 'ADMINISTRADOR' } }, { token }),
  ],
  ['dismisses nobody', (token, id) => dismiss(id, token)],
  [
    'takes nobody’s second factor away',
    (token, id) => api.call('resetSegundoFator', { params: { id } }, { token }),
  ],
  [
    'asks nobody for a second factor, and frees nobody of one',
    (token) => api.call('saveAcesso', { body: { exigeSegundoFator: false } }, { token }),
  ],
  [
    'takes the company’s own sign-in away no more',
    (token) => api.call('deleteAcessoDaEmpresa', {}, { token }),
  ],
  ['makes no key for origins', (token) => api.call('createChaveOrigens', {}, { token })],
]

it.each(ACTS)('whoever is being dismissed %s', async (_what, act) => {
  const [one, other] = [await colega(), await colega()]
  const before = await pessoas()
  const held = await holdDismissals()
  const leaving = dismiss(one.id)
  await untilWaiting(beside, 1)
  const late = act(one.token, other.id)
  await untilWaiting(beside, 2)
  await held.letGo()
  expect([(await leaving).status, (await late).status]).toEqual([204, 403])
  expect(await pessoas()).toEqual(before.filter(({ id }) => id !== one.id))
})

it('whoever is invited at that moment is there when the dismissal of their host answers', async () => {
  const host = await colega()
  const held = await hold(
    "insert into usuario (empresa_id, email, nome, papel, senha_hash, ativado_em) values ($1, 'ida@aurora.test', 'x', 'LEITURA', '!', null)",
    String(empresaId),
  )
  const inviting = invite('ida@aurora.test', host.token)
  await untilWaiting(beside, 1)
  const leaving = dismiss(host.id)
  await untilWaiting(beside, 2)
  await held.letGo()
  expect([(await leaving).status, (await inviting).status]).toEqual([204, 200])
  expect(await pessoas()).toContainEqual(
    expect.objectContaining({ email: 'ida@aurora.test', papel: 'ADMINISTRADOR', situacao: 'CONVIDADA' }),
  )
})

it('of two administrators who dismiss each other at once, one has gone and the other is told', async () => {
  const [one, other] = [await colega(), await colega()]
  const held = await hold('select from usuario where id = $1 for update', String(anaId))
  const dismissals = [dismiss(other.id, one.token), dismiss(one.id, other.token)]
  await untilWaiting(beside, 2)
  await held.letGo()
  const statuses = (await Promise.all(dismissals)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([204, 403])
  const left = (await pessoas()).map(({ id }) => id)
  expect([one.id, other.id].filter((id) => left.includes(id))).toHaveLength(1)
})

it('two administrators who invite each other’s address at once are both told that it has an account', async () => {
  const [one, other] = [await colega(), await colega()]
  const emails = (await pessoas())
    .filter(({ id }) => [one.id, other.id].includes(id))
    .map(({ email }) => email)
  const held = await hold('select from usuario where id = $1 for update', String(anaId))
  const invitations = [invite(emails[1] ?? '', one.token), invite(emails[0] ?? '', other.token)]
  await untilWaiting(beside, 2)
  await held.letGo()
  expect((await Promise.all(invitations)).map(({ erro }) => erro?.codigo)).toEqual([
    'email_em_uso',
    'email_em_uso',
  ])
})

describe('an invitation', () => {
  const accept = (token: string, nome: string) =>
    api.call('acceptConvite', { body: { token, nome, senha: SENHA } })
  const convidada = async (email: string) => {
    const token = tokenOf((await invite(email, ana)).body.data.link)
    return { token, id: (await pessoas()).find((one) => one.email === email)?.id ?? 0 }
  }

  it('that is taken back while it is accepted is over', async () => {
    const { id, token } = await convidada('tarde@aurora.test')
    const held = await holdDismissals()
    const leaving = dismiss(id)
    await untilWaiting(beside, 1)
    const late = accept(token, 'Tarde')
    await untilWaiting(beside, 2)
    await held.letGo()
    expect([(await leaving).status, (await late).erro?.codigo]).toEqual([204, 'link_expirado'])
  })

  it('that is accepted twice at once is accepted once', async () => {
    const { id, token } = await convidada('duas@aurora.test')
    const held = await hold('select from usuario where id = $1 for update', String(id))
    const both = [accept(token, 'Uma'), accept(token, 'Duas')]
    await untilWaiting(beside, 2)
    await held.letGo()
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([204, 422])
  })
})

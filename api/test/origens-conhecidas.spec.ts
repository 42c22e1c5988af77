import type { EntradaAnswer } from '@seleta/contract/entrada'
import { openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** A reference at an origin says who it is, whoever had told of its person before (contract `entrada`, decision 063). */

let office: Office
let chave: string
let campanhaId: number
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  doors = openDoors(office, campanhaId)
  chave = (await office.api.call('createChaveOrigens', {}, { token: office.token })).body.data.chave
})
afterAll(() => office.api.close())

let many = 0
/** Somebody with an e-mail and nothing else, their reference, and another e-mail of theirs. */
function name() {
  many += 1
  const sobrenome = `Prado${'abcdefghijklmnop'[many] ?? ''}`
  return {
    nome: `Gisele ${sobrenome}`,
    email: `gisele${many}@exemplo.test`,
    outro: `gisele.outro${many}@exemplo.test`,
    corrigido: `gisele.corrigido${many}@exemplo.test`,
    referencia: `ref-${many}`,
  }
}
/** An origin sends somebody. @returns who it is */
async function tell(
  { nome, referencia, email }: { nome: string; referencia: string; email: string },
  origem: 'ABLER' | 'BNE' = 'ABLER',
) {
  const response = await office.api.request(`/talento/v1/origens/${origem}/talentos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chave },
    body: JSON.stringify({ nome, referencia, email }),
  })
  const { resultado, motivo, identificador } = ((await response.json()) as { data: EntradaAnswer }).data
  return { resultado, motivo, identificador }
}
const same = (identificador: string, motivo: 'email' | 'referencia') => ({
  resultado: 'unida',
  motivo,
  identificador,
})
const enter = ({ nome, email }: { nome: string; email: string }) =>
  doors.enterPessoa({ nome, email, telefone: '' })

it.each<[string, (one: ReturnType<typeof name>) => Promise<unknown>]>([
  ['by hand', enter],
  ['by the form', (one) => doors.send(one)],
  [
    'by the form, and their mailbox has confirmed it',
    async (one) => {
      await doors.send(one)
      await doors.send(one)
      await openMailbox(office).answer(one.email, 'confirmar')
    },
  ],
  ['by another origin', (one) => tell({ ...one, referencia: `bne-${one.referencia}` }, 'BNE')],
])('somebody known %s is the same person when the reference comes again', async (_, come) => {
  const one = name()
  await come(one)
  const id = await doors.identificadorOf(one.email)
  expect(await tell(one)).toEqual(same(id, 'email'))
  expect(await tell({ ...one, email: one.corrigido })).toEqual(same(id, 'referencia'))
  expect(await tell({ ...one, email: one.outro })).toEqual(same(id, 'referencia'))
})

it('the same reference at another origin is somebody else', async () => {
  const one = name()
  await enter(one)
  await tell(one)
  expect((await tell({ ...one, email: one.corrigido }, 'BNE')).resultado).toBe('criada')
})

it('whoever an origin had sent is the same person once a recruiter has joined them, and by themselves again after it', async () => {
  const one = name()
  const { identificador: id } = await doors.enterPessoa({ nome: one.nome, email: '' })
  const { identificador } = await tell(one)
  await office.api.pool.query(
    `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
     select n.empresa_id, n.id, o.id, 'nome' from talento n, talento o where n.identificador = $1 and o.identificador = $2`,
    [identificador, id],
  )
  const { body } = await doors.join(id)
  expect(body.data.identificador).toBe(id)
  expect(await tell({ ...one, email: one.outro })).toEqual(same(id, 'referencia'))
  expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
  expect(await tell({ ...one, email: one.outro })).toEqual(same(identificador, 'referencia'))
})

it.each([
  ['once', 0],
  ['again and again', 2],
])('whoever had come %s, and is taken apart, has the reference that they had come with', async (_, times) => {
  const one = name()
  const { identificador } = await enter(one)
  await tell(one)
  for (let n = 0; n < times; n += 1)
    expect(await tell({ ...one, email: one.corrigido })).toEqual(same(identificador, 'referencia'))
  const { rows } = await office.api.pool.query<{ id: number }>(
    "select f.id from fusao f join talento t on t.id = f.talento_id where t.identificador = $1 and f.motivo = 'email'",
    [identificador],
  )
  const { status } = await doors.separate(rows[0]?.id ?? 0)
  expect(status).toBe(200)
  const again = await tell({ ...one, email: one.outro })
  expect(again).toMatchObject({ resultado: 'unida', motivo: 'referencia' })
  expect(again.identificador).not.toBe(identificador)
})

it('whom a file had made is that person still when it is taken back', async () => {
  const one = name()
  const id = await bringIn(office, `Nome;E-mail\n${one.nome};${one.email}`)
  await tell(one)
  await tell({ ...one, email: one.corrigido })
  const identificador = await doors.identificadorOf(one.email)
  await takeBack(office, id)
  expect(await doors.identificadorOf(one.email)).toBe(identificador)
  expect(await tell({ ...one, email: one.outro })).toEqual(same(identificador, 'referencia'))
})

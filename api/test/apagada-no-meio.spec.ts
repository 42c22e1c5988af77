import type { Pool } from 'pg'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/** Somebody is erased in the middle of what others do with them. */

let office: Office
let pool: Pool
let gate: HeldLock | null = null
beforeAll(async () => {
  office = await openOffice()
  pool = await openBeside(office.api.pool)
})
afterEach(() => gate?.letGo())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

/** Erasing goes as far as its last line, which is written into the audit log, and no further. */
const close = async () => {
  gate = await holdLock(pool, 'lock table auditoria in exclusive mode')
}

const idOf = async (nome: string) => {
  const { rows } = await pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1 and oculta_em is null',
    [nome],
  )
  return rows.map(({ identificador }) => identificador)
}

async function erase(nome: string) {
  const [identificador = ''] = await idOf(nome)
  return office.api.call('deleteTalento', { params: { identificador } }, { token: office.token })
}

it('who applies while they are erased is taken in as somebody new', async () => {
  const { id } = await publish(office)
  const { id: other } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: 'Rita Corrida' }))
  const [before] = await idOf('Rita Corrida')
  await close()
  const erasing = erase('Rita Corrida')
  await untilWaiting(pool, 1)
  const applying = apply(office.api, other, buildInscricao({ nome: 'Rita Corrida' }))
  await untilWaiting(pool, 2)
  await gate?.letGo()
  expect((await erasing).status).toBe(204)
  expect(await applying).toMatchObject({ status: 200 })
  const after = await idOf('Rita Corrida')
  expect(after).toHaveLength(1)
  expect(after).not.toEqual([before])
})

it('a message to many of whom one is being erased goes to the others', async () => {
  const { id } = await publish(office)
  for (const nome of ['Sara Some', 'Téo Fica']) await apply(office.api, id, buildInscricao({ nome }))
  const identificadores = [...(await idOf('Sara Some')), ...(await idOf('Téo Fica'))]
  await close()
  const erasing = erase('Sara Some')
  await untilWaiting(pool, 1)
  const sending = office.api.call(
    'sendMensagens',
    { body: { identificadores, campanhaId: id, canal: 'EMAIL', assunto: 'Oi', texto: 'Oi, {{nome}}!' } },
    { token: office.token },
  )
  await untilWaiting(pool, 2)
  await gate?.letGo()
  expect((await erasing).status).toBe(204)
  const { status, body } = await sending
  expect(status).toBe(200)
  expect(body.data.map(({ nome, resultado }) => [nome, resultado])).toEqual([
    ['', 'nao-enviada'],
    ['Téo Fica', 'na-fila'],
  ])
})

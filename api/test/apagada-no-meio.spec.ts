import type { Pool, PoolClient } from 'pg'
import { createPool } from '../src/database/pool'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { serverAddress } from './support/test-server'

/** Somebody is erased in the middle of what others do with them. */

let office: Office
let pool: Pool
let gate: PoolClient | null = null
beforeAll(async () => {
  office = await openOffice()
  const { rows } = await office.api.pool.query<{ database: string }>('select current_database() as database')
  pool = createPool({ ...serverAddress(), database: rows[0]?.database ?? '' }, () => {})
})
afterEach(() => open())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

/** Erasing goes as far as its last line, which is written into the audit log, and no further. */
async function close(): Promise<void> {
  gate = await pool.connect()
  await gate.query('begin')
  await gate.query('lock table auditoria in exclusive mode')
}

async function open(): Promise<void> {
  const held = gate
  gate = null
  await held?.query('commit')
  held?.release()
}

const LOOKS = 5000

async function untilWaiting(count: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
    )
    if ((rows[0]?.n ?? 0) >= count) return
  }
  throw new Error(`not ${count} wait`)
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
  await untilWaiting(1)
  const applying = apply(office.api, other, buildInscricao({ nome: 'Rita Corrida' }))
  await untilWaiting(2)
  await open()
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
  await untilWaiting(1)
  const sending = office.api.call(
    'sendMensagens',
    { body: { identificadores, campanhaId: id, canal: 'EMAIL', assunto: 'Oi', texto: 'Oi, {{nome}}!' } },
    { token: office.token },
  )
  await untilWaiting(2)
  await open()
  expect((await erasing).status).toBe(204)
  const { status, body } = await sending
  expect(status).toBe(200)
  expect(body.data.map(({ nome, resultado }) => [nome, resultado])).toEqual([
    ['', 'nao-enviada'],
    ['Téo Fica', 'na-fila'],
  ])
})

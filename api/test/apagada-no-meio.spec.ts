import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import type { Pool } from 'pg'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
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

describe('adding people to a campaign of whom one is being erased', () => {
  /** Somebody of another campaign is erased as far as it goes; where everybody is added. */
  async function addMeanwhile(nomes: readonly string[], gone: string) {
    const { id } = await publish(office)
    const destino = await publish(office)
    for (const nome of nomes) await apply(office.api, id, buildInscricao({ nome }))
    const ids = (await Promise.all(nomes.map(idOf))).flat()
    const { etapa } = await readBoard(office, destino.id)
    await close()
    const erasing = erase(gone)
    await untilWaiting(pool, 1)
    return { campanhaId: destino.id, kanbanId: etapa('Triagem').id, ids, erasing }
  }

  it('adds the others, and says so of that one', async () => {
    const nomes = ['Ugo Antes', 'Vilma Vai', 'Xico Depois']
    const { ids, erasing, ...destino } = await addMeanwhile(nomes, 'Vilma Vai')
    const adding = office.api.call(
      'moveTalentos',
      { body: { identificadores: ids, ...destino } },
      { token: office.token },
    )
    await untilWaiting(pool, 2)
    await gate?.letGo()
    expect((await erasing).status).toBe(204)
    const { status, body } = await adding
    expect(status).toBe(200)
    expect(body.data.pessoas.map(({ resultado, motivo }) => [resultado, motivo])).toEqual([
      ['adicionada', ''],
      ['nao-movida', PESSOA_NOT_FOUND],
      ['adicionada', ''],
    ])
  })

  it('says of one alone that there is no such person', async () => {
    const { ids, erasing, ...destino } = await addMeanwhile(['Yara Vai'], 'Yara Vai')
    const params = { identificador: ids[0] ?? '', ...destino }
    const adding = office.api.call('moveTalento', { params }, { token: office.token })
    await untilWaiting(pool, 2)
    await gate?.letGo()
    expect((await erasing).status).toBe(204)
    expect((await adding).status).toBe(404)
  })
})

it('whose erasure meets what others write is erased all the same', async () => {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: 'Vera Vaz' }))
  // The database lets one of two go that wait for each other: the first time it is this one.
  await pool.query(`
    create sequence encontros;
    create function t_colide() returns trigger language plpgsql as $$ begin
      if nextval('encontros') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return old; end $$;
    create trigger colide before delete on talento for each row execute function t_colide()`)
  const { status } = await erase('Vera Vaz')
  const { rows } = await pool.query<{ n: number }>('select last_value::int as n from encontros')
  await pool.query('drop function t_colide cascade; drop sequence encontros')
  expect([status, rows[0]?.n]).toEqual([204, 2])
  expect(await idOf('Vera Vaz')).toEqual([])
})

import type { Pool } from 'pg'
import { amount } from './support/amount'
import { applyAtOnce, percentile } from './support/applicants-at-once'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { end, startProcess } from './support/office-process'
import { openStream } from './support/event-stream'
import { buildProduct, findFreePort } from './support/run-product'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/** Many apply to one campaign at once (decision 141); long: `npm run prove -- inscricoes-juntas`. */
const AT_ONCE = amount(3, 30)
const ROUNDS = amount(1, 12)
const WARM = amount(0, 5)
const MAILING = {
  TRUST_PROXY: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Seleta <nao-responda@seleta.test>',
}

let office: Office
/** The test's own connections, beside those that the product has. */
let pool: Pool
beforeAll(async () => {
  office = await openOffice()
  pool = await openBeside(office.api.pool)
})
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

const held = new Set<HeldLock>()
const hold = async (statement: string, values: readonly string[] = []) => {
  const lock = await holdLock(pool, statement, values)
  held.add(lock)
  return lock
}
afterEach(async () => {
  for (const lock of held) await lock.letGo()
})

/** Stops whoever applies with this e-mail before anything of theirs is written. */
const stopEarly = (email: string) =>
  hold("select pg_advisory_xact_lock(hashtextextended('caixa:' || public.f_caixa_contada($1), 0))", [email])

/** Stops whoever applies when all but the confirmation is written. */
const stopLate = () => hold('lock table segredo in access exclusive mode')

/** Until so many wait for a lock of somebody: they have come as far as they can. */
const untilStopped = (count: number) => untilWaiting(pool, count, ['%pg_advisory_xact_lock%', '%segredo%'])

const personOf = (nome: string) => buildInscricao({ nome })
const emailOf = (nome: string) => personOf(nome).email ?? ''

const contagem = async (campanhaId: number) => {
  const { rows } = await pool.query<{ qtd: number; counted: number; written: number }>(
    `select qtd_talentos as qtd,
       (select sum(qtd)::int from etapa where campanha_id = c.id) as counted,
       (select count(*)::int from inscricao where campanha_id = c.id and situacao = 'ativa') as written
     from campanha c where id = $1`,
    [campanhaId],
  )
  return rows[0]
}

describe('applications to one campaign', () => {
  it('do not wait for one another', async () => {
    const { id } = await publish(office)
    const early = await stopEarly(emailOf('Ana Alves'))
    const ana = apply(office.api, id, personOf('Ana Alves'))
    await untilStopped(1)
    expect(await apply(office.api, id, personOf('Bia Braga'))).toMatchObject({ status: 200 })
    expect(await contagem(id)).toEqual({ qtd: 1, counted: 1, written: 1 })
    await early.letGo()
    expect(await ana).toMatchObject({ status: 200 })
    expect(await contagem(id)).toEqual({ qtd: 2, counted: 2, written: 2 })
  })

  it('do not hold up the board, and are counted and seen there when they are in', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, personOf('Dora Dias'))
    const { etapa } = await readBoard(office, id)
    const dora = etapa('Triagem').talentos.find(({ nome }) => nome === 'Dora Dias')
    const kanbanId = etapa('Entrevistas').id
    const path = `/talento/v1/kanbans/campanha/${id}/eventos`
    const board = await openStream(`${office.api.url}${path}`, office.token)
    const seen = async () => {
      const evento = (await board.next())?.evento
      return evento?.tipo === 'pessoas' ? evento.pessoas.map(({ cartao }) => cartao.nome) : evento?.tipo
    }
    expect(await seen()).toBe('inicio')
    const late = await stopLate()
    const eva = apply(office.api, id, personOf('Eva Elias'))
    await untilStopped(1)
    const params = { identificador: dora?.identificador ?? '', campanhaId: id, kanbanId }
    const moved = await office.api.call('moveTalento', { params }, { token: office.token })
    expect(moved.status).toBe(200)
    expect(await seen()).toEqual(['Dora Dias'])
    expect(await contagem(id)).toEqual({ qtd: 1, counted: 1, written: 1 })
    await late.letGo()
    expect((await eva).status).toBe(200)
    // Her entry of the log was begun before the one of the move, and is read after it.
    expect(await seen()).toEqual(['Eva Elias'])
    board.close()
    expect(await contagem(id)).toEqual({ qtd: 2, counted: 2, written: 2 })
  })

  it('that were on their way when it is closed are in and are answered; none comes in afterwards', async () => {
    const { id } = await publish(office)
    const early = await stopEarly(emailOf('Ana Alves'))
    const ana = apply(office.api, id, personOf('Ana Alves'))
    await untilStopped(1)
    const closing = office.api.call(
      'closeCampanha',
      { params: { id }, body: { enviarEncerramento: true } },
      { token: office.token },
    )
    await untilStopped(2)
    const carla = apply(office.api, id, personOf('Carla Cruz'))
    await untilStopped(3)
    await early.letGo()
    expect([(await ana).status, (await closing).status, (await carla).erro?.codigo]).toEqual([
      200,
      204,
      'vaga_encerrada',
    ])
    const { rows } = await office.api.pool.query(
      `select m.tipo, t.nome from mensagem m join talento t on t.id = m.talento_id
       where m.campanha_id = $1 order by m.id`,
      [id],
    )
    expect(rows).toEqual([
      { tipo: 'confirmacao', nome: 'Ana Alves' },
      { tipo: 'encerramento', nome: 'Ana Alves' },
    ])
  })

  it('are counted exactly, each person once, whoever moves them meanwhile', async () => {
    const { id } = await publish(office)
    const nomes = Array.from({ length: 12 }, (_, n) => `Pessoa ${'abcdefghijkl'[n]}`)
    const { etapas } = await readBoard(office, id)
    const kanbanId = etapas[1]?.id ?? 0
    const moveFirst = async () => {
      const { etapas: now } = await readBoard(office, id)
      const identificador = now.flatMap(({ talentos }) => talentos)[0]?.identificador
      if (identificador === undefined) return 200
      const params = { identificador, campanhaId: id, kanbanId }
      return (await office.api.call('moveTalento', { params }, { token: office.token })).status
    }
    const answers = await Promise.all([
      ...[...nomes, ...nomes].map(async (nome) => (await apply(office.api, id, personOf(nome))).status),
      ...nomes.map(moveFirst),
    ])
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await contagem(id)).toEqual({ qtd: 12, counted: 12, written: 12 })
  })

  // What is left of the time that they take is the work of each: to as many campaigns they take as long.
  it('take no longer than as many to as many campaigns', async () => {
    const campanhaIds: number[] = []
    for (let n = 0; n < AT_ONCE; n += 1) campanhaIds.push((await publish(office)).id)
    const [one = 0] = campanhaIds
    const toOne = campanhaIds.map(() => one)
    const built = buildProduct()
    const port = await findFreePort()
    const replica = await startProcess(built, office, port, MAILING)
    for (let n = 0; n < WARM; n += 1) await applyAtOnce(port, campanhaIds)
    const seen: Record<'alone' | 'one' | 'many', number[]> = { alone: [], one: [], many: [] }
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const id of toOne) seen.alone.push(...(await applyAtOnce(port, [id])))
      seen.one.push(...(await applyAtOnce(port, toOne)))
      seen.many.push(...(await applyAtOnce(port, campanhaIds)))
    }
    await end(replica, 'SIGTERM')
    built.remove()
    const all = AT_ONCE * 2 * ROUNDS + WARM + ROUNDS
    expect(await contagem(one)).toEqual({ qtd: all, counted: all, written: all })
    const [alone = 0, ofOne = 0, ofMany = 0] = [seen.alone, seen.one, seen.many].map((times) =>
      percentile(times, 0.95),
    )
    if (amount(false, true)) console.log('p95, ms', { alone, ofOne, ofMany })
    // Of few that a busy machine was asked, nothing is said about time.
    expect(ofOne).toBeLessThanOrEqual(ofMany * amount(Infinity, 1.3))
  })
})

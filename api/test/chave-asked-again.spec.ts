import type { Pool } from 'pg'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { openMailbox } from './support/mailbox'
import { untilWaiting } from './support/until-waiting'

/** A step of the candidate's page waits for somebody who came first: what its key opens is asked again then. */

let office: Office
let campanhas: readonly number[] = []
let pool: Pool
let mailbox: ReturnType<typeof openMailbox>
let gate: HeldLock | null = null
beforeAll(async () => {
  office = await openOffice()
  campanhas = [(await publish(office)).id, (await publish(office)).id]
  pool = await openBeside(office.api.pool)
  mailbox = openMailbox(office)
})
afterEach(() => gate?.letGo())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})

let people = 0
/** Somebody who applied twice, and has not said yet whether the second time was them. */
async function enter() {
  people += 1
  const nome = `Pessoa ${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''} Nunes`
  const inscricao = buildInscricao({ nome, telefone: '' })
  const email = inscricao.email ?? ''
  for (const id of campanhas) await apply(office.api, id, inscricao)
  const chave = await mailbox.keyOf(email)
  const [envio = ''] = await mailbox.askedOn(chave)
  const fields = { nome, telefone: '', cidade: '', sobre: '', certeza: 'sim', envio }
  const act = (acao: string, key = chave, rest: Record<string, string> = {}) =>
    mailbox.act(key, { acao, ...fields, email, ...rest })
  return { nome, email, act }
}

/** Somebody of whom everything that the page can change is told. */
async function portrait(nome: string) {
  const { rows } = await pool.query<{ retrato: unknown }>(
    `select json_build_object('email', t.email, 'pedido', t.email_pedido, 'sobre', t.sobre, 'desde', t.retencao_desde,
       'inscricoes', (select json_agg(i.situacao order by i.id) from inscricao i where i.talento_id = t.id),
       'envios', (select json_agg(d.estado order by d.id) from declaracao d where d.talento_id = t.id)) as retrato
     from talento t where t.nome = $1`,
    [nome],
  )
  return rows[0]?.retrato
}

const hold = async (nome: string) => {
  gate = await holdLock(pool, 'select from talento where nome = $1 for update', [nome])
}

it('the mailbox of a mistyped e-mail has nothing to say any more when the person has given it up in the same moment', async () => {
  const { nome, email, act } = await enter()
  const alheio = `alheio.${people}@exemplo.test`
  await act('corrigir', undefined, { email: alheio })
  const alheia = await mailbox.keyOf(alheio)
  await hold(nome)
  const correcting = act('corrigir', undefined, { desistir: 'sim' })
  await untilWaiting(pool, 1)
  const taking = act('trocar-email', alheia)
  await untilWaiting(pool, 2)
  await gate?.letGo()
  expect((await correcting).location).toContain('feito=desistida')
  expect((await taking).status).toBe(404)
  expect(await portrait(nome)).toMatchObject({ email, pedido: null })
  expect((await mailbox.open(alheia)).status).toBe(404)
})

const ACTS = ['corrigir', 'retirar', 'confirmar', 'recusar', 'continuar', 'apagar']

it.each(ACTS)(
  '«%s» does nothing by the former mailbox when the new one has said yes in the same moment',
  async (acao) => {
    const { nome, act } = await enter()
    const novo = `novo.${people}@exemplo.test`
    await act('corrigir', undefined, { email: novo })
    const before = await portrait(nome)
    await hold(nome)
    const taking = act('trocar-email', await mailbox.keyOf(novo))
    await untilWaiting(pool, 1)
    const acting = act(acao, undefined, { sobre: 'Da caixa de antes.' })
    await untilWaiting(pool, 2)
    await gate?.letGo()
    expect((await taking).location).toContain('feito=trocado')
    expect((await acting).status).toBe(404)
    expect(await portrait(nome)).toEqual({ ...(before as object), email: novo, pedido: null })
  },
)

it.each(['corrigir', 'retirar'])(
  '«%s» changes nothing of somebody whom the night hides in the same moment',
  async (acao) => {
    const { nome, act } = await enter()
    const before = await portrait(nome)
    gate = await holdLock(pool, 'update talento set oculta_em = now() where nome = $1', [nome])
    const acting = act(acao, undefined, { sobre: 'Tarde demais.' })
    await untilWaiting(pool, 1)
    await gate.letGo()
    expect((await acting).html).toContain('Seus dados estão ocultos')
    expect(await portrait(nome)).toEqual(before)
  },
)

it.each([
  ['confirmar', 'confirmada'],
  ['recusar', 'recusada'],
])('«%s» pressed twice is answered once', async (acao, estado) => {
  const { nome, act } = await enter()
  await hold(nome)
  const pressing = [act(acao), act(acao)]
  await untilWaiting(pool, 2)
  await gate?.letGo()
  const statuses = (await Promise.all(pressing)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([303, 409])
  expect(await portrait(nome)).toMatchObject({ envios: [expect.any(String), estado] })
})

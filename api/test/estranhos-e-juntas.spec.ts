import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { openMailbox } from './support/mailbox'
import { PERGUNTA } from './support/pergunta'
import { openDoors } from './support/strangers'

/** What a stranger gets of whom recruiters enter, correct, join and take apart: nothing of theirs (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, (await publish(office)).id)
})
afterAll(() => office.api.close())

const NOME = 'Helena Vasques Prata'
const CPF = '529.982.247-25'

const as = () => ({ token: office.token })
const correctPropria = async (email: string, fields: Record<string, string>) => {
  const chave = await mailbox.keyOf(email)
  const form = await mailbox.formOn(chave)
  expect((await mailbox.act(chave, { ...form, acao: 'corrigir', ...fields })).status).toBe(303)
}
const join = async (identificador: string) => expect((await doors.join(identificador)).status).toBe(200)
/** A recruiter enters whose phone it is: she stands for herself. */
async function enterDona(telefone: string, email = '', nome = NOME) {
  const { identificador } = await doors.enterPessoa({ nome, email, telefone, cpf: CPF })
  const row = await doors.rowOf(identificador)
  await office.api.pool.query('update talento set cpf = null where identificador = $1', [identificador])
  return { identificador, cpf: row?.['cpf'], email: row?.['email'] }
}
const sees = async (email: string) =>
  (await office.api.request(`/acompanhamento/dados.json?chave=${await mailbox.keyOf(email)}`)).text()

describe('a phone that a stranger told', () => {
  it('on their own page joins nobody after a recruiter has joined two of theirs', async () => {
    const telefone = '81 99911-0001'
    await doors.send({ nome: 'Fulano Estranho', email: 'f1@exemplo.test', telefone: '' })
    await correctPropria('f1@exemplo.test', { sobre: 'Eu.' })
    const outra = await publish(office)
    await doors.send({ nome: 'Fulano Estranho', email: 'f2@exemplo.test', telefone: '' }, outra.id)
    await correctPropria('f2@exemplo.test', { telefone })
    await join(await doors.identificadorOf('f1@exemplo.test'))
    await correctPropria('f1@exemplo.test', { nome: NOME })
    expect(await enterDona(telefone, 'dona1@exemplo.test')).toMatchObject({ email: 'dona1@exemplo.test' })
    expect(await sees('f1@exemplo.test')).not.toMatch(/529\.?982/)
  })

  it('by the form joins nobody after a recruiter has corrected them and they have mended what they sent', async () => {
    const [nome, email, telefone] = ['Helena Quaresma', 'f3@exemplo.test', '81 99911-0002']
    const { chave } = await doors.send({ nome, email, telefone })
    await watchPlanilhas(office).correct(nome, { sobre: 'Pela empresa.' })
    const form = await mailbox.formOn(chave)
    await mailbox.act(chave, { ...form, acao: 'corrigir', telefone: '11 95555-0000' })
    expect(await enterDona(telefone, 'dona2@exemplo.test', nome)).toMatchObject({
      email: 'dona2@exemplo.test',
    })
    expect(await sees(email)).not.toMatch(/529\.?982/)
  })

  it('by a confirmed form joins nobody after a recruiter has taken that apart', async () => {
    const [email, telefone] = ['f4@exemplo.test', '81 99911-0003']
    const { identificador } = await doors.enterPessoa({ nome: 'Fulano Quatro', email, telefone: '' })
    await doors.send({ nome: NOME, email, telefone })
    await mailbox.answer(email, 'confirmar')
    const { body } = await office.api.call('listFusoes', { params: { identificador } }, as())
    await office.api.call('undoFusao', { params: { id: body.data[0]?.id ?? 0 } }, as())
    const { identificador: dona } = await enterDona(telefone)
    const { rows } = await office.api.pool.query('select 1 from talento where telefone = $1', ['81999110003'])
    expect(rows).toHaveLength(2)
    expect((await doors.detail(dona)).semelhantes).toMatchObject([{ motivo: 'telefone' }])
  })
})

it('a phone that a form told joins nobody once a correction of it is taken back, though what was sent says another', async () => {
  const [nome, email, telefone] = ['Helena Ribas', 'f5@exemplo.test', '81 99911-0005']
  const { chave } = await doors.send({ nome, email, telefone })
  const params = { identificador: await doors.identificadorOf(email) }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, telefone: '11 94444-0005' }
  const saved = (await office.api.call('saveCorrecao', { params, body }, as())).body.data
  const form = await mailbox.formOn(chave)
  await mailbox.act(chave, { ...form, acao: 'corrigir', telefone: '11 95555-0005' })
  expect((await office.api.call('undoCorrecao', { params: { id: saved.id } }, as())).status).toBeLessThan(300)
  expect(await doors.rowOf(params.identificador)).toMatchObject({ telefone: '81999110005' })
  expect(await enterDona(telefone, 'dona5@exemplo.test', nome)).toMatchObject({ email: 'dona5@exemplo.test' })
})

describe('whoever sent with a phone alone', () => {
  const send = (nome: string, telefone: string) => doors.send({ nome, email: '', telefone })

  it('neither follows nor ends what a recruiter has joined: the page says whom to speak to', async () => {
    const telefone = '81 99933-0001'
    const nome = 'Zilda Fone'
    const { chave } = await send(nome, telefone)
    const { identificador } = await doors.enterPessoa({ nome, email: 'zilda1@exemplo.test', telefone })
    await join(identificador)
    const { html } = await mailbox.open(chave)
    expect(html).toContain('Para sair do processo ou corrigir algo, fale com ela.')
    expect(html).not.toContain('Retirar inscrição')
    for (const fields of [
      { acao: 'retirar', certeza: 'sim' },
      { acao: 'corrigir', nome: 'Ladra', email: '', telefone, cidade: '', sobre: 'Ladra' },
    ]) {
      const answer = await mailbox.act(chave, fields)
      expect(answer.status).toBe(409)
      expect(answer.html).toContain('fale com ela')
    }
    expect(await doors.rowOf(identificador)).toMatchObject({ nome: 'Zilda Fone' })
  })

  it('twice, and was joined, is not told that they are out while they stand', async () => {
    const telefone = '81 99933-0002'
    const keys = [(await send('Nilda Fone', telefone)).chave, (await send('Nilda Fone', telefone)).chave]
    const { rows } = await office.api.pool.query<{ identificador: string }>(
      'select identificador from talento where telefone = $1',
      ['81999330002'],
    )
    await join(rows[0]?.identificador ?? '')
    for (const chave of keys) {
      expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(409)
      expect((await mailbox.open(chave)).html).toContain('fale com ela')
    }
  })

  it('first does not rewrite the record once somebody with an e-mail is one with them', async () => {
    const telefone = '81 99933-0003'
    const email = 'zilda3@exemplo.test'
    const { chave } = await send('Hilda Fone', telefone)
    await doors.send({ nome: 'Hilda Fone', email, telefone })
    await join(await doors.identificadorOf(email))
    const before = await doors.rowOf(await doors.identificadorOf(email))
    for (const fields of [
      { acao: 'corrigir', nome: 'Ladra Nome', email: '', telefone: '11 96666-0000', cidade: '', sobre: '' },
      { acao: 'retirar', certeza: 'sim' },
    ])
      expect((await mailbox.act(chave, fields)).status).toBe(409)
    expect(await doors.rowOf(await doors.identificadorOf(email))).toEqual(before)
    expect((await mailbox.open(chave)).html).toContain('fale com ela')
  })

  it('answers nothing for the person with whom they were joined, once her mailbox has confirmed her own answers', async () => {
    const { id } = await publish(office, { vaga: { perguntas: [PERGUNTA] } })
    const [nome, email, telefone] = ['Gilda Fone', 'gilda@exemplo.test', '81 99933-0004']
    const say = (valor: string) => [{ perguntaId: PERGUNTA.id, valor }]
    const { identificador } = await doors.enterPessoa({ nome, email, telefone })
    await doors.send({ nome, email: '', telefone, respostas: say('Da ladra.') }, id)
    await join(identificador)
    await doors.send({ nome, email, respostas: say('Dela.') }, id)
    await mailbox.answer(email, 'confirmar')
    const { rows } = await office.api.pool.query(
      'select r.valor from resposta r join inscricao i on i.id = r.inscricao_id where i.campanha_id = $1',
      [id],
    )
    expect(rows).toEqual([{ valor: 'Dela.' }])
  })
})

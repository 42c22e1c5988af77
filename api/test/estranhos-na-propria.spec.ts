import { openOffice, publish, type Office } from './support/campanhas'
import { bringIn } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { MENTIRA, openDoors } from './support/strangers'

/** What a stranger does with their own page once they have one: nothing of it reaches anybody else (decision 108). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, (await publish(office)).id)
})
afterAll(() => office.api.close())

describe('a phone that somebody told of themselves', () => {
  const vitima = { nome: 'Helena Vasques Prata', email: '', cpf: '529.982.247-25' }
  const ladrao = 'fulano@exemplo.test'

  /** Their own page says now that they have somebody else's name and phone. */
  async function pretend(email: string, telefone: string) {
    await doors.send({ nome: 'Fulano Qualquer', email, telefone: '11 95555-1234' })
    const chave = await mailbox.keyOf(email)
    const form = await mailbox.formOn(chave)
    const { status } = await mailbox.act(chave, { ...form, acao: 'corrigir', nome: vitima.nome, telefone })
    expect(status).toBe(303)
    return chave
  }
  const readCpf = async (chave: string) => {
    const dados = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
    return ((await dados.json()) as { pessoa: { cpf: string | null } }).pessoa.cpf
  }
  const countNamed = async () =>
    (await office.api.pool.query('select 1 from talento where nome = $1', [vitima.nome])).rowCount

  it('by their own page joins nobody: what a recruiter enters of whose phone it is stands beside', async () => {
    const chave = await pretend(ladrao, '81 99922-0001')
    const { identificador } = await doors.enterPessoa({ ...vitima, telefone: '81 99922-0001' })
    expect(await doors.rowOf(identificador)).toMatchObject({ email: null, cpf: '52998224725' })
    expect(await readCpf(chave)).toBeNull()
    expect((await doors.detail(identificador)).semelhantes).toMatchObject([{ motivo: 'telefone' }])
  })

  it('joins nobody of a file either, nor of whom a recruiter had brought in', async () => {
    const email = 'conhecido@exemplo.test'
    await doors.enterPessoa({ nome: 'Fulano Qualquer', email, telefone: '11 95555-1234', cpf: '' })
    const chave = await pretend(email, '81 99922-0002')
    const formerly = await countNamed()
    const row = 'Helena Vasques Prata;helena@exemplo.test;81 99922-0002;111.444.777-35'
    await bringIn(office, `Nome;E-mail;Telefone;CPF\n${row}\n`)
    expect(await countNamed()).toBe((formerly ?? 0) + 1)
    expect(await readCpf(chave)).toBeNull()
  })

  it('by a form that its mailbox has confirmed joins nobody', async () => {
    const email = 'confirmado@exemplo.test'
    await doors.send({ nome: vitima.nome, email, telefone: '' })
    const outra = await publish(office)
    await doors.send({ nome: vitima.nome, email, telefone: '81 99922-0003' }, outra.id)
    await mailbox.answer(email, 'confirmar')
    const chave = await mailbox.keyOf(email)
    await doors.enterPessoa({ ...vitima, cpf: '111.222.333-96', telefone: '81 99922-0003' })
    expect(await readCpf(chave)).toBeNull()
  })
})

describe('what was sent with somebody’s e-mail', () => {
  it('is theirs only as they have read it: mended meanwhile, they are asked anew', async () => {
    const dona = await doors.enterPessoa({ nome: 'Marta Dona', telefone: '', sobre: 'Dela.' })
    const { chave } = await doors.send({ nome: dona.nome, email: dona.email, sobre: 'ok' })
    const mailed = await mailbox.keyOf(dona.email)
    const [envio = ''] = await mailbox.askedOn(mailed)
    const versao = await mailbox.versaoOn(mailed, envio)
    const form = await mailbox.formOn(chave)
    await mailbox.act(chave, { ...form, acao: 'corrigir', telefone: '81 90000-6666', sobre: MENTIRA.sobre })
    const formerly = await doors.rowOf(dona.identificador)
    const answered = await mailbox.act(mailed, { acao: 'confirmar', envio, versao })
    expect(answered).toMatchObject({ status: 409 })
    expect(answered.html).toContain('O que foi enviado mudou depois que você abriu esta página.')
    expect(answered.html).toContain(MENTIRA.sobre)
    expect(await doors.rowOf(dona.identificador)).toEqual(formerly)
    expect((await mailbox.act(mailed, { acao: 'confirmar', envio })).status).toBe(303)
  })

  it('is out once its person has left by their own page: its sender cannot make that undone', async () => {
    const dona = await doors.enterPessoa({ nome: 'Noemi Dona' })
    const { chave } = await doors.send({ ...MENTIRA, email: dona.email })
    await mailbox.act(await mailbox.keyOf(dona.email), { acao: 'retirar', certeza: 'sim' })
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(409)
    await doors.send({ ...MENTIRA, email: dona.email })
    const { participacoes } = await doors.detail(dona.identificador)
    expect(participacoes).toMatchObject([{ situacao: 'Desistente' }])
    expect(await mailbox.askedOn(await mailbox.keyOf(dona.email))).toHaveLength(2)
  })

  it('is not theirs again after they have left, and said that it was not them', async () => {
    const dona = await doors.enterPessoa({ nome: 'Nilza Dona' })
    await doors.send({ ...MENTIRA, email: dona.email })
    const mailed = await mailbox.keyOf(dona.email)
    await mailbox.act(mailed, { acao: 'retirar', certeza: 'sim' })
    await mailbox.answer(dona.email, 'recusar')
    await doors.send({ ...MENTIRA, email: dona.email })
    const { rows } = await office.api.pool.query(
      'select situacao from inscricao i join talento t on t.id = i.talento_id where t.identificador = $1',
      [dona.identificador],
    )
    expect(rows).toEqual([{ situacao: 'retirada' }])
    expect((await mailbox.mailsTo(dona.email))[0]).toContain('Você tinha retirado')
  })

  it('is not hidden by what others send after it', async () => {
    const dona = await doors.enterPessoa({ nome: 'Olga Dona' })
    await doors.send({ nome: dona.nome, email: dona.email, sobre: 'A dela.' })
    for (let n = 0; n < 22; n += 1) await doors.send({ ...MENTIRA, email: dona.email })
    expect((await mailbox.open(await mailbox.keyOf(dona.email))).html).toContain('A dela.')
    expect(JSON.stringify((await doors.detail(dona.identificador)).aConfirmar)).toContain('A dela.')
  })
})

it('whoever asks for another e-mail does not learn by it whether somebody has applied with that today', async () => {
  const ask = async (email: string, wanted: string) => {
    await doors.send({ nome: 'Curiosa Pergunta', email, telefone: '' })
    const chave = await mailbox.keyOf(email)
    const answers: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const form = await mailbox.formOn(chave)
      answers.push((await mailbox.act(chave, { ...form, acao: 'corrigir', email: wanted })).status)
    }
    return answers
  }
  for (let n = 0; n < 3; n += 1) await doors.send({ nome: 'Alvo Alves', email: 'alvo@exemplo.test' })
  const known = await ask('curiosa1@exemplo.test', 'alvo@exemplo.test')
  expect(known).toEqual(await ask('curiosa2@exemplo.test', 'ninguem@exemplo.test'))
  expect(known).toContain(422)
  expect(await mailbox.mailsTo('alvo@exemplo.test')).toHaveLength(3)
})

it('who writes another’s phone on their own page stands beside whose it is', async () => {
  const dona = await doors.enterPessoa({ nome: 'Vilma Dona', telefone: '81 99944-0001' })
  await doors.send({ nome: 'Outra Qualquer', email: 'outra@exemplo.test', telefone: '' })
  const chave = await mailbox.keyOf('outra@exemplo.test')
  const form = await mailbox.formOn(chave)
  await mailbox.act(chave, { ...form, acao: 'corrigir', telefone: dona.telefone })
  expect((await doors.detail(dona.identificador)).semelhantes).toMatchObject([{ motivo: 'telefone' }])
})

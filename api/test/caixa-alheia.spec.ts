import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * A record has another e-mail: what its former mailbox sent under another first name was never this person's (decision
 * 108), and is of somebody of their own from then on.
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let vagas: { id: number; nome: string }[]
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  mailbox = openMailbox(office)
  vagas = [await publish(office, { nome: 'Torneira' }), await publish(office, { nome: 'Fresadora' })]
  doors = openDoors(office, 0)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
async function correct(identificador: string, part: Record<string, unknown>) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  const saved = await office.api.call('saveCorrecao', { params, body }, as())
  expect(saved.status).toBe(200)
  return saved.body.data.id ?? 0
}
async function standsOf(email: string) {
  const identificador = await doors.identificadorOf(email)
  if (identificador === '') return null
  const { informacaoPessoal, participacoes, aConfirmar } = await doors.detail(identificador)
  return {
    nome: informacaoPessoal.nome,
    vagas: participacoes.map(({ campanha }) => campanha).toSorted(),
    aConfirmar: aConfirmar.length,
  }
}
/** Asks for a lost link by an e-mail, and opens the first one that is mailed. */
async function recover(contato: string) {
  await office.api.request('/empresa/ana-aurora-test/recuperar-link', {
    method: 'POST',
    body: new URLSearchParams({ contato }),
  })
  for (;;) {
    const { rows } = await office.api.pool.query<{ corpo: string }>(
      "select corpo from mensagem where tipo = 'link' and lower(destinatario) = lower($1) order by id desc",
      [contato],
    )
    const chave = /chave=([\w-]{43})/.exec(rows[0]?.corpo ?? '')?.[1]
    if (chave !== undefined) return { chave, ...(await mailbox.open(chave)) }
  }
}
const chavesTo = async (email: string) =>
  (await mailbox.mailsTo(email)).map((corpo) => /chave=([\w-]{43})/.exec(corpo)?.[1] ?? '')

let people = 0
async function enterBoth(part: { idCampanha?: number } = {}) {
  people += 1
  const [joao, tiago] = [`joao${people}@exemplo.test`, `tiago${people}@exemplo.test`]
  const { identificador } = await doors.enterPessoa({
    nome: 'Tiago Moura Sá',
    email: joao,
    telefone: `1195555${2000 + people}`,
    ...part,
  })
  const dele = {
    nome: 'João Pereira Lima',
    email: joao,
    telefone: `1196666${2000 + people}`,
    sobre: 'Sou João',
    ultimoCargo: 'Motorista',
  }
  const send = (n: 0 | 1, file?: Blob) => doors.send(dele, vagas[n]?.id, file)
  return { identificador, joao, tiago, send, dele }
}

describe('a recruiter mends an e-mail with which somebody else has sent meanwhile', () => {
  it('whoever sent stands for themselves at once, with their mailbox, file and links', async () => {
    const { identificador, joao, tiago, send } = await enterBoth({ idCampanha: vagas[0]?.id ?? 0 })
    const screen = await send(1, pdf())
    await send(0)
    await correct(identificador, { email: tiago })
    expect(await standsOf(tiago)).toEqual({ nome: 'Tiago Moura Sá', vagas: ['Torneira'], aConfirmar: 0 })
    expect(await standsOf(joao)).toEqual({
      nome: 'João Pereira Lima',
      vagas: ['Fresadora', 'Torneira'],
      aConfirmar: 1,
    })
    expect((await doors.rowOf(await doors.identificadorOf(joao)))?.['curriculo_id']).toEqual(
      expect.any(Number),
    )
    for (const chave of [screen.chave, ...(await chavesTo(joao))]) {
      const { status, html } = await mailbox.open(chave)
      expect([status, html.includes('João Pereira Lima'), html.includes('Tiago')]).toEqual([200, true, false])
    }
    expect((await recover(joao)).html).toContain('João Pereira Lima')
    const page = await recover(tiago)
    expect([page.status, /João|joao|96666|Fresadora/.test(page.html)]).toEqual([200, false])
    expect(await mailbox.askedOn(page.chave)).toEqual([])
  })

  it('whoever had said that it was theirs has it whole, and nothing of it stays with the record', async () => {
    const { identificador, joao, tiago, send } = await enterBoth()
    await send(1, pdf())
    await mailbox.answer(joao, 'confirmar')
    const before = await doors.rowOf(identificador)
    expect(before).toMatchObject({ sobre: 'Sou João', curriculo_id: expect.any(Number) })
    await correct(identificador, { email: tiago, nome: 'Tiago Moura' })
    expect(await doors.rowOf(identificador)).toMatchObject({
      nome: 'Tiago Moura',
      email: tiago,
      sobre: '',
      curriculo_id: null,
      experiencias: 0,
    })
    expect(await standsOf(joao)).toEqual({ nome: 'João Pereira Lima', vagas: ['Fresadora'], aConfirmar: 0 })
    expect(await doors.rowOf(await doors.identificadorOf(joao))).toMatchObject({
      sobre: 'Sou João',
      curriculo_id: before?.['curriculo_id'],
      experiencias: 1,
    })
    for (const chave of await chavesTo(joao)) expect((await mailbox.open(chave)).status).toBe(200)
    expect((await recover(joao)).html).toContain('Fresadora')
  })

  it('so it is where the person had mistyped it herself', async () => {
    people += 1
    const [real, certo] = [`real${people}@exemplo.test`, `certo${people}@exemplo.test`]
    await doors.send({ nome: 'Tania Errada Luz', email: real }, vagas[0]?.id)
    const identificador = await doors.identificadorOf(real)
    await doors.send({ nome: 'Real Dono Paz', email: real }, vagas[1]?.id)
    await correct(identificador, { email: certo })
    expect(await standsOf(certo)).toEqual({ nome: 'Tania Errada Luz', vagas: ['Torneira'], aConfirmar: 0 })
    expect(await standsOf(real)).toEqual({ nome: 'Real Dono Paz', vagas: ['Fresadora'], aConfirmar: 0 })
    const page = await recover(certo)
    expect([/Real Dono/.test(page.html), await mailbox.askedOn(page.chave)]).toEqual([false, []])
  })

  it('what was sent under the same first name stays the person’s, and asks them', async () => {
    const { identificador, joao, tiago, dele } = await enterBoth()
    await doors.send({ ...dele, nome: 'Tiago M. Sá' }, vagas[1]?.id)
    await correct(identificador, { email: tiago })
    expect(await standsOf(tiago)).toEqual({ nome: 'Tiago Moura Sá', vagas: ['Fresadora'], aConfirmar: 1 })
    expect(await standsOf(joao)).toBeNull()
    expect(await mailbox.askedOn((await recover(tiago)).chave)).toHaveLength(1)
  })

  it('of two who share that mailbox, the later one’s waits with who sent first', async () => {
    const { identificador, joao, tiago, send, dele } = await enterBoth()
    await send(1)
    await doors.send({ ...dele, nome: 'Rui Pereira' }, vagas[0]?.id)
    await correct(identificador, { email: tiago })
    expect(await standsOf(joao)).toEqual({
      nome: 'João Pereira Lima',
      vagas: ['Fresadora', 'Torneira'],
      aConfirmar: 1,
    })
    expect(await standsOf(tiago)).toEqual({ nome: 'Tiago Moura Sá', vagas: [], aConfirmar: 0 })
  })

  it('and cannot take the correction back any more, which says whose the e-mail is', async () => {
    const { identificador, joao, tiago, send } = await enterBoth()
    await send(1)
    const id = await correct(identificador, { email: tiago })
    const undone = await office.api.call('undoCorrecao', { params: { id } }, as())
    expect([undone.status, JSON.stringify(undone.body)]).toEqual([
      409,
      expect.stringContaining('Este e-mail está no cadastro de João Pereira Lima'),
    ])
    expect((await standsOf(joao))?.vagas).toEqual(['Fresadora'])
    expect((await doors.join(identificador)).status).toBe(200)
    expect(await standsOf(tiago)).toMatchObject({ nome: 'Tiago Moura Sá', vagas: ['Fresadora'] })
  })
})

it('whoever changes to a mailbox of her own leaves the family’s what her son has sent with it', async () => {
  people += 1
  const [casa, maria] = [`casa${people}@exemplo.test`, `maria${people}@exemplo.test`]
  await doors.send({ nome: 'Maria Couto Prado', email: casa, sobre: 'Sou a mãe' }, vagas[0]?.id)
  const dela = await mailbox.keyOf(casa)
  await doors.send({ nome: 'Pedro Couto Prado', email: casa, sobre: 'Sou o filho' }, vagas[1]?.id)
  const dele = await mailbox.keyOf(casa)
  await mailbox.act(dela, { ...(await mailbox.formOn(dela)), acao: 'corrigir', email: maria })
  const troca = await mailbox.keyOf(maria)
  expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
  expect(await standsOf(maria)).toEqual({ nome: 'Maria Couto Prado', vagas: ['Torneira'], aConfirmar: 0 })
  expect(await standsOf(casa)).toEqual({ nome: 'Pedro Couto Prado', vagas: ['Fresadora'], aConfirmar: 0 })
  expect(await mailbox.askedOn(troca)).toEqual([])
  const page = await mailbox.open(dele)
  expect([page.status, page.html.includes('Sou o filho'), page.html.includes('Maria')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await recover(casa)).html).toContain('Pedro Couto Prado')
})

describe('a recruiter has entered Tiago with the e-mail of João, of whom his form alone had told, and mends it', () => {
  async function enterAfter(idCampanha?: number) {
    people += 1
    const [joao, tiago] = [`joao${people}@exemplo.test`, `tiago${people}@exemplo.test`]
    const dele = {
      nome: 'João Pereira Lima',
      email: joao,
      telefone: `1196666${3000 + people}`,
      sobre: 'Sou João',
      ultimoCargo: 'Motorista',
    }
    await doors.send(dele, vagas[0]?.id, pdf())
    const { identificador } = await doors.enterPessoa({
      nome: 'Tiago Moura Sá',
      email: joao,
      telefone: `1195555${3000 + people}`,
      cpf: '52998224725',
      ultimoCargo: 'Torneiro',
      formacao: 'Ensino Médio',
      idCampanha,
    })
    return { identificador, joao, tiago, dele }
  }
  afterEach(() => office.api.pool.query("update talento set cpf = null where cpf = '52998224725'"))

  it.each([0, 1] as const)(
    'João stands for himself at once, where Tiago was put into campaign %s',
    async (n) => {
      const { identificador, joao, tiago, dele } = await enterAfter(vagas[n]?.id)
      await correct(identificador, { email: tiago, telefone: '11955557777' })
      expect(await standsOf(tiago)).toEqual({
        nome: 'Tiago Moura Sá',
        vagas: [vagas[n]?.nome],
        aConfirmar: 0,
      })
      expect(await doors.rowOf(identificador)).toMatchObject({
        sobre: '',
        cpf: '52998224725',
        telefone: '11955557777',
        formacao: 'Ensino Médio',
        curriculo_id: null,
        experiencias: 1,
      })
      expect(await standsOf(joao)).toEqual({ nome: 'João Pereira Lima', vagas: ['Torneira'], aConfirmar: 0 })
      expect(await doors.rowOf(await doors.identificadorOf(joao))).toMatchObject({
        sobre: 'Sou João',
        cpf: null,
        telefone: dele.telefone,
        curriculo_id: expect.any(Number),
        experiencias: 1,
      })
      for (const chave of await chavesTo(joao)) {
        const { status, html } = await mailbox.open(chave)
        expect([status, html.includes('Sou João'), html.includes('Tiago')]).toEqual([200, true, false])
      }
      const fusoes = await office.api.call('listFusoes', { params: { identificador } }, as())
      expect(fusoes.body.data).toEqual([])
      expect(/João|96666/.test((await recover(tiago)).html)).toBe(false)
    },
  )

  it('with what his mailbox has confirmed meanwhile', async () => {
    const { identificador, joao, tiago, dele } = await enterAfter()
    await doors.send({ ...dele, sobre: 'Sou João mesmo' }, vagas[1]?.id)
    await mailbox.answer(joao, 'confirmar')
    await correct(identificador, { email: tiago })
    expect(await standsOf(tiago)).toEqual({ nome: 'Tiago Moura Sá', vagas: [], aConfirmar: 0 })
    expect(await doors.rowOf(identificador)).toMatchObject({ sobre: '', experiencias: 1, curriculo_id: null })
    expect(await standsOf(joao)).toMatchObject({ vagas: ['Fresadora', 'Torneira'], aConfirmar: 0 })
    const row = await doors.rowOf(await doors.identificadorOf(joao))
    expect(row).toMatchObject({ sobre: 'Sou João mesmo', experiencias: 1, curriculo_id: expect.any(Number) })
  })

  it('and is merely told of again: his own word takes the place of what his form had told', async () => {
    const { identificador, joao, tiago } = await enterAfter()
    await correct(identificador, { email: tiago })
    await doors.send({ nome: 'João P. Lima', email: joao, telefone: '11944443333' }, vagas[1]?.id)
    await mailbox.answer(joao, 'confirmar')
    expect((await standsOf(joao))?.nome).toBe('João P. Lima')
  })
})

it('what came with somebody who was joined asks no mailbox that is not theirs, until the two are two again', async () => {
  people += 1
  const [casa, certa] = [`familia${people}@exemplo.test`, `certa${people}@exemplo.test`]
  const telefone = `1197777${4000 + people}`
  const dele = { nome: 'Pedro Couto Prado', email: casa, telefone }
  const dela = { nome: 'Maria Couto Prado', email: `velha${people}@exemplo.test`, telefone }
  const { identificador } = await doors.enterPessoa(dela)
  await doors.send(dele, vagas[0]?.id)
  await doors.send(dele, vagas[1]?.id)
  const { body } = await doors.join(identificador, await doors.identificadorOf(casa))
  await correct(identificador, { email: certa })
  expect(await standsOf(certa)).toMatchObject({ nome: 'Maria Couto Prado', aConfirmar: 1 })
  const page = await recover(certa)
  expect(await mailbox.askedOn(page.chave)).toEqual([])
  expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
  expect(await mailbox.askedOn((await recover(casa)).chave)).toHaveLength(1)
})

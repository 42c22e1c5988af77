import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * Bruno has applied, and a recruiter has entered Ana with his e-mail by mistake, so that his record is hers; on his page
 * he changes his e-mail: it was he who asked, and none of hers has his mailbox (decision 108).
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

let people = 0
const openBruno = () => {
  people += 1
  const bruno = `bruno${people}@exemplo.test`
  const certo = `certo${people}@exemplo.test`
  const dele = {
    nome: 'Bruno Pires Luz',
    email: bruno,
    telefone: `1196666${6000 + people}`,
    sobre: 'Sou Bruno',
  }
  const send = (n: 0 | 1, part: Record<string, unknown> = {}, file?: Blob) =>
    doors.send({ ...dele, ...part }, vagas[n]?.id, file)
  /** A recruiter enters her with his e-mail. @returns the random id of the record */
  const enterAna = async (part: Record<string, unknown> = {}) => {
    const ana = {
      nome: 'Ana Reis Melo',
      email: bruno,
      telefone: `1195555${6000 + people}`,
      formacao: 'Doutorado',
    }
    return (await doors.enterPessoa({ ...ana, ...part })).identificador
  }
  return { bruno, certo, dele, send, enterAna }
}
/** Says that what was sent first was theirs. */
async function confirmFirst(chave: string) {
  const envio = (await mailbox.askedOn(chave)).at(-1)
  if (envio !== undefined) expect((await mailbox.act(chave, { acao: 'confirmar', envio })).status).toBe(303)
}
/** On the page of a link he changes his e-mail. @returns the page that follows */
async function change(chave: string, certo: string) {
  await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: certo })
  const troca = await mailbox.keyOf(certo)
  expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
  return { troca, page: await mailbox.open(troca) }
}
async function standsOf(email: string) {
  const identificador = await doors.identificadorOf(email)
  if (identificador === '') return null
  const { informacaoPessoal, participacoes } = await doors.detail(identificador)
  return {
    nome: informacaoPessoal.nome,
    vagas: participacoes.map(({ campanha }) => campanha).toSorted(),
    linhaDoTempo: (await doors.detail(identificador)).linhaDoTempo.map(({ texto }) => texto),
  }
}

describe('he has the mailbox that he asked for, and she none', () => {
  it.each([
    ['he has sent once', () => Promise.resolve()],
    ['twice', ({ send }: ReturnType<typeof openBruno>) => send(1)],
    [
      'twice, and said «Sim» to the second',
      async ({ send, bruno }: ReturnType<typeof openBruno>) => {
        await send(1)
        await mailbox.answer(bruno, 'confirmar')
      },
    ],
  ])('%s', async (_, go) => {
    const one = openBruno()
    const { bruno, certo, send, enterAna } = one
    await send(0, {}, pdf())
    const chave = await mailbox.keyOf(bruno)
    const ana = await enterAna()
    await go(one)
    const isTwice = (await mailbox.mailsTo(bruno)).length > 1
    await confirmFirst(chave)
    const { page, troca } = await change(chave, certo)
    expect([page.status, page.html.includes('Sou Bruno'), /Ana|95555/.test(page.texto)]).toEqual([
      200,
      true,
      false,
    ])
    expect((await mailbox.open(troca)).status).toBe(200)
    expect(await doors.rowOf(ana)).toMatchObject({
      nome: 'Ana Reis Melo',
      email: null,
      email_pedido: null,
      formacao: 'Doutorado',
      sobre: '',
      curriculo_id: null,
    })
    expect((await doors.detail(ana)).participacoes).toEqual([])
    expect(await standsOf(certo)).toMatchObject({
      nome: 'Bruno Pires Luz',
      vagas: isTwice ? ['Fresadora', 'Torneira'] : ['Torneira'],
    })
    expect(await doors.identificadorOf(bruno)).toBe('')
    expect((await mailbox.open(chave)).status).toBe(404)
  })

  it('where a recruiter has put her into the very campaign as well', async () => {
    const { bruno, certo, send, enterAna } = openBruno()
    await send(0)
    const ana = await enterAna({ idCampanha: vagas[0]?.id })
    await confirmFirst(await mailbox.keyOf(bruno))
    const { page } = await change(await mailbox.keyOf(bruno), certo)
    expect([page.status, /Ana|95555/.exec(page.texto)?.[0]]).toEqual([200, undefined])
    expect((await doors.detail(ana)).participacoes.map(({ campanha }) => campanha)).toEqual(['Torneira'])
    expect(await standsOf(certo)).toMatchObject({ nome: 'Bruno Pires Luz', vagas: ['Torneira'] })
  })

  it('whoever else has sent from his former mailbox has that one', async () => {
    const { bruno, certo, send, enterAna } = openBruno()
    await send(0)
    const chave = await mailbox.keyOf(bruno)
    await enterAna()
    await send(1, { nome: 'Carla Pires Luz', telefone: `1194444${6000 + people}`, sobre: 'Sou Carla' })
    await confirmFirst(chave)
    await change(chave, certo)
    expect(await standsOf(certo)).toMatchObject({ nome: 'Bruno Pires Luz', vagas: ['Torneira'] })
    expect(await standsOf(bruno)).toMatchObject({ nome: 'Carla Pires Luz', vagas: ['Fresadora'] })
    const page = await mailbox.open(await mailbox.keyOf(bruno))
    expect([page.status, /Carla/.test(page.texto), /Ana/.exec(page.texto)?.[0]]).toEqual([
      200,
      true,
      undefined,
    ])
  })
})

it('until the page has said whose it is, no e-mail is changed on it: what a stranger had sent gets none of hers', async () => {
  const { bruno, certo, send, enterAna } = openBruno()
  await send(0)
  const ana = await enterAna()
  const chave = await mailbox.keyOf(bruno)
  const asking = { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: certo }
  const refused = await mailbox.act(chave, asking)
  expect([refused.status, refused.html.includes(certo)]).toEqual([422, true])
  expect(refused.texto).toContain('Antes de trocar o e-mail, responda nesta página se foi você quem enviou.')
  expect(await mailbox.mailsTo(certo)).toEqual([])
  await mailbox.answer(bruno, 'recusar')
  await change(chave, certo)
  expect(await doors.rowOf(ana)).toMatchObject({ nome: 'Ana Reis Melo', email: certo })
  expect(await standsOf(certo)).toMatchObject({ nome: 'Ana Reis Melo', vagas: [] })
  expect(await doors.identificadorOf(bruno)).toBe('')
})

it('where the mailbox has said «Sim» to what she sent herself, the page is hers: she has the new one, and he the former', async () => {
  for (const order of ['she', 'she, and he again']) {
    const { bruno, certo, send, enterAna } = openBruno()
    await send(0)
    const ana = await enterAna()
    await send(1, { nome: 'Ana Reis Melo', telefone: `1195555${6000 + people}`, sobre: 'Sou Ana' })
    const chave = await mailbox.keyOf(bruno)
    // The newest: of his first one nobody has said anything.
    const confirmNewest = async () => {
      const [envio = ''] = await mailbox.askedOn(chave)
      expect((await mailbox.act(chave, { acao: 'confirmar', envio })).status).toBe(303)
    }
    await confirmNewest()
    if (order !== 'she') {
      await send(1)
      await confirmNewest()
    }
    const { page } = await change(chave, certo)
    expect([page.status, page.html.includes('Sou Ana'), /Bruno|96666/.test(page.texto)]).toEqual([
      200,
      true,
      false,
    ])
    expect(await doors.rowOf(ana)).toMatchObject({ nome: 'Ana Reis Melo', email: certo, sobre: 'Sou Ana' })
    expect(await standsOf(certo)).toMatchObject({ nome: 'Ana Reis Melo', vagas: ['Fresadora'] })
    expect(await standsOf(bruno)).toMatchObject({
      nome: 'Bruno Pires Luz',
      vagas: order === 'she' ? ['Torneira'] : ['Fresadora', 'Torneira'],
    })
  }
})

it('who had said «Sim» before she was entered has the record, and its mailbox', async () => {
  const { bruno, certo, send, enterAna } = openBruno()
  await send(0)
  await send(1)
  await mailbox.answer(bruno, 'confirmar')
  const record = await enterAna()
  await change(await mailbox.keyOf(bruno), certo)
  expect(await doors.rowOf(record)).toMatchObject({ nome: 'Bruno Pires Luz', email: certo })
  const fusoes = await office.api.call(
    'listFusoes',
    { params: { identificador: record } },
    { token: office.token },
  )
  const hers = fusoes.body.data.find(({ nome }) => nome === 'Ana Reis Melo')
  const { status, body } = await doors.separate(hers?.id ?? 0)
  expect([status, (await doors.rowOf(body.data.identificador))?.['email']]).toEqual([200, null])
})

it('with one phone they are one person under two names, who has the new mailbox', async () => {
  const { bruno, certo, dele, send, enterAna } = openBruno()
  await send(0)
  const record = await enterAna({ telefone: dele.telefone })
  const { page } = await change(await mailbox.keyOf(bruno), certo)
  expect(page.status).toBe(200)
  expect(await doors.rowOf(record)).toMatchObject({ nome: 'Ana Reis Melo', email: certo })
  expect((await doors.detail(record)).participacoes.map(({ campanha }) => campanha)).toEqual(['Torneira'])
})

describe('the job of what had made the record is gone, so that nobody is asked about it', () => {
  /** Whoever reads the mailbox says «Sim» to what was sent for the second. */
  async function confirmLater(nome?: string) {
    const one = openBruno()
    const gone = (await publish(office)).id
    await doors.send(one.dele, gone)
    const ana = await one.enterAna()
    await one.send(1, nome === undefined ? {} : { nome, telefone: `1195555${6000 + people}` })
    const chave = await mailbox.keyOf(one.bruno)
    await office.api.call('deleteCampanha', { params: { id: gone } }, { token: office.token })
    await mailbox.answer(one.bruno, 'confirmar')
    expect((await change(chave, one.certo)).page.status).toBe(200)
    return { ...one, ana }
  }

  it('the page is hers who has said «Sim» to what she sent, under a nickname', async () => {
    const { ana, bruno, certo } = await confirmLater('Nana')
    expect(await doors.rowOf(ana)).toMatchObject({ email: certo, telefone: `1195555${6000 + people}` })
    expect(await standsOf(bruno)).toMatchObject({ nome: 'Bruno Pires Luz' })
  })

  it('and his who has said it to what he sent again', async () => {
    const { ana, certo } = await confirmLater()
    expect(await standsOf(certo)).toMatchObject({ nome: 'Bruno Pires Luz', vagas: ['Fresadora'] })
    expect(await doors.rowOf(ana)).toMatchObject({ nome: 'Ana Reis Melo', email: null })
  })
})

it('what another mailbox has sent keeps nobody from changing theirs', async () => {
  const { bruno, certo, send, enterAna } = openBruno()
  await send(0)
  const record = await enterAna()
  const hers = {
    nome: 'Ana Reis Melo',
    email: `ana${people}@exemplo.test`,
    telefone: `1195555${6000 + people}`,
  }
  await send(1, hers)
  const other = await doors.identificadorOf(hers.email)
  expect((await doors.join(other, other)).status).toBe(200)
  expect(await doors.rowOf(record)).toMatchObject({ email: hers.email })
  await change(await mailbox.keyOf(hers.email), certo)
  expect(await doors.rowOf(record)).toMatchObject({ nome: 'Ana Reis Melo', email: certo })
  expect(await doors.identificadorOf(bruno)).toBe('')
})

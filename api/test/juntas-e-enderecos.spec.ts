import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** Whose mailbox opens the page of two whom a recruiter has joined (decision 108). */

let office: Office
let campanhaId: number
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
  doors = openDoors(office, campanhaId)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const identificadorOf = async (email: string) => {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where email = $1',
    [email],
  )
  return rows[0]?.identificador ?? ''
}
/** Joins the two of the only pair of somebody. */
async function join(identificador: string, emailDe?: string) {
  const [par] = (await doors.detail(identificador)).semelhantes
  const body = { decisao: 'juntas' as const, ...(emailDe !== undefined && { emailDe }) }
  return office.api.call('decideSemelhanca', { params: { id: par?.id ?? 0 }, body }, as())
}
const separate = (id: number) => office.api.call('undoFusao', { params: { id } }, as())
const statusOf = async (chave: string) => (await mailbox.open(chave)).status

let people = 0
/** A recruiter has entered somebody, who then sends an application of their own with another e-mail. */
async function enterAndSend(part: { email?: string; idCampanha?: number } = {}) {
  people += 1
  const nome = `Rosa Quintana ${'abcdefgh'[people] ?? ''}`
  const telefone = `81 99944-000${people}`
  const enviado = `rosa${people}@exemplo.test`
  const { identificador } = await doors.enterPessoa({ nome, email: '', telefone, ...part })
  await doors.send({ nome, email: enviado, telefone })
  return { nome, identificador, enviado, chave: await mailbox.keyOf(enviado) }
}

describe('a link that was mailed', () => {
  it('opens the page still once its person is one with whom a recruiter had entered', async () => {
    const { identificador, enviado, chave } = await enterAndSend()
    const { body } = await join(identificador)
    expect(await doors.rowOf(identificador)).toMatchObject({ email: enviado })
    expect(await statusOf(chave)).toBe(200)
    expect((await separate(body.data.fusaoId ?? 0)).status).toBe(200)
    expect(await statusOf(chave)).toBe(200)
  })

  it('opens the application that stands for both, which its person can leave', async () => {
    const { identificador, chave } = await enterAndSend({ idCampanha: campanhaId })
    await join(identificador)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const { participacoes } = await doors.detail(identificador)
    expect(participacoes).toMatchObject([{ situacao: 'Desistente' }])
  })

  it('opens nothing to a mailbox that is not the person’s', async () => {
    const { identificador, chave } = await enterAndSend({
      email: 'dela@exemplo.test',
      idCampanha: campanhaId,
    })
    await join(identificador)
    expect(await statusOf(chave)).toBe(404)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(404)
  })
})

describe('of two with an e-mail each', () => {
  it('the one that the recruiter chooses stays and opens the page, until they are two again', async () => {
    const email = 'antiga@exemplo.test'
    const { identificador, enviado, chave } = await enterAndSend({ email, idCampanha: campanhaId })
    const { body } = await join(identificador, await identificadorOf(enviado))
    expect(await doors.rowOf(identificador)).toMatchObject({ email: enviado })
    expect(await statusOf(chave)).toBe(200)
    expect((await separate(body.data.fusaoId ?? 0)).status).toBe(200)
    expect(await doors.rowOf(identificador)).toMatchObject({ email, chaves_devolvidas: null })
    expect(await identificadorOf(enviado)).not.toBe('')
    expect(await statusOf(chave)).toBe(200)
  })

  it('what was mailed to the other one opens nothing any more, nor a change that it had asked for', async () => {
    const [nome, telefone] = ['Vilma Quintana', '81 99955-0001']
    await doors.send({ nome, email: 'ladra@exemplo.test', telefone })
    const ladra = await mailbox.keyOf('ladra@exemplo.test')
    const form = await mailbox.formOn(ladra)
    await mailbox.act(ladra, { ...form, acao: 'corrigir', email: 'ladra2@exemplo.test' })
    const troca = await mailbox.keyOf('ladra2@exemplo.test')
    await doors.send({ nome, email: 'vilma@exemplo.test', telefone })
    const identificador = await identificadorOf('ladra@exemplo.test')
    expect((await join(identificador, await identificadorOf('vilma@exemplo.test'))).status).toBe(200)
    expect(await doors.rowOf(identificador)).toMatchObject({
      email: 'vilma@exemplo.test',
      email_pedido: null,
    })
    expect([await statusOf(ladra), await statusOf(troca)]).toEqual([404, 404])
    expect(await statusOf(await mailbox.keyOf('vilma@exemplo.test'))).toBe(200)
  })

  it('the one of who was there stays when the recruiter chooses it', async () => {
    const email = 'fica@exemplo.test'
    const { identificador, chave } = await enterAndSend({ email })
    expect((await join(identificador, identificador)).status).toBe(200)
    expect(await doors.rowOf(identificador)).toMatchObject({ email })
    expect(await statusOf(chave)).toBe(404)
  })

  it('none is chosen of somebody who is neither of them', async () => {
    const { identificador } = await enterAndSend({ email: 'nenhuma@exemplo.test' })
    const outra = await doors.enterPessoa()
    expect(await join(identificador, outra.identificador)).toMatchObject({
      status: 409,
      body: { erro: { mensagem: expect.stringContaining('Confira qual e-mail fica') as string } },
    })
  })
})

import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** What the page of two whom a recruiter has joined asks about: what was sent with its own e-mail (decision 108). */

let office: Office
let vagas: readonly number[]
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  vagas = [(await publish(office)).id, (await publish(office)).id, (await publish(office)).id]
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let families = 0
/** Somebody of a family that shares a phone sends to these campaigns, one after the other. */
async function apply(nome: string, email: string, campanhas: readonly number[]) {
  const telefone = `81 99977-00${families + 10}`
  for (const campanhaId of campanhas) await doors.send({ nome, email, telefone }, campanhaId)
  return { identificador: await doors.identificadorOf(email), chave: await mailbox.keyOf(email) }
}
/** Father and son, of whom each has sent to more than one campaign. */
async function openFamily() {
  families += 1
  const [um = 0, dois = 0, tres = 0] = vagas
  const sobrenome = `Lemos${'abcdef'[families] ?? ''}`
  const emails = { pai: `pai${families}@exemplo.test`, filho: `filho${families}@exemplo.test` }
  const pai = await apply(`José ${sobrenome}`, emails.pai, [um, dois])
  const filho = await apply(`José ${sobrenome} Filho`, emails.filho, [tres, dois])
  const asked = { pai: await mailbox.askedOn(pai.chave), filho: await mailbox.askedOn(filho.chave) }
  expect([asked.pai.length, asked.filho.length]).toEqual([1, 1])
  return { pai, filho, emails, asked, doFilho: asked.filho[0] ?? '', doPai: asked.pai[0] ?? '' }
}
const etapasOf = async (identificador: string) =>
  (await doors.detail(identificador)).participacoes.map(({ situacao }) => situacao)

it('what came with the other’s e-mail waits until they are two, whoever asks for it by its id', async () => {
  const { pai, filho, asked, doFilho } = await openFamily()
  const { body } = await doors.join(filho.identificador, pai.identificador)
  expect(await mailbox.askedOn(pai.chave)).toEqual(asked.pai)
  expect((await doors.detail(body.data.identificador)).aConfirmar).toHaveLength(2)
  for (const acao of ['recusar', 'confirmar'])
    expect((await mailbox.act(pai.chave, { acao, envio: doFilho, versao: 'x' })).status).not.toBe(303)
  expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
  expect(await mailbox.askedOn(filho.chave)).toEqual(asked.filho)
  expect(await etapasOf(filho.identificador)).toEqual(['Triagem', 'Triagem'])
  expect((await mailbox.act(filho.chave, { acao: 'confirmar', envio: doFilho })).status).toBe(303)
})

it('what was there when the other’s mailbox came waits, and the other answers on what came with it', async () => {
  const { pai, filho, asked, doPai } = await openFamily()
  const { body } = await doors.join(pai.identificador, filho.identificador)
  expect(await mailbox.askedOn(filho.chave)).toEqual(asked.filho)
  expect((await mailbox.act(filho.chave, { acao: 'recusar', envio: doPai })).status).toBe(409)
  expect((await mailbox.act(filho.chave, { acao: 'confirmar', envio: asked.filho[0] ?? '' })).status).toBe(
    303,
  )
  expect((await doors.separate(body.data.fusaoId ?? 0)).status).toBe(200)
  expect([await mailbox.askedOn(pai.chave), await mailbox.askedOn(filho.chave)]).toEqual([asked.pai, []])
})

describe('whoever has changed their own mailbox', () => {
  /** @returns the link that the other mailbox opens */
  async function change(chave: string, email: string) {
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email })
    const troca = await mailbox.keyOf(email)
    expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
    return troca
  }

  it('is asked about what they sent with the former one, joined since or not', async () => {
    const { filho, emails, asked } = await openFamily()
    const chave = await change(filho.chave, `trocado.${emails.filho}`)
    expect(await mailbox.askedOn(chave)).toEqual(asked.filho)
    expect((await doors.join(filho.identificador, filho.identificador)).status).toBe(200)
    expect(await mailbox.askedOn(chave)).toEqual(asked.filho)
  })

  it('is asked about that alone once they are one with two who were joined before', async () => {
    const { pai, filho } = await openFamily()
    const tia = await apply('Tia Lemos', `tia${families}@exemplo.test`, vagas.slice(0, 2))
    const asked = await mailbox.askedOn(tia.chave)
    const chave = await change(tia.chave, `trocada${families}@exemplo.test`)
    expect((await doors.join(filho.identificador, filho.identificador)).status).toBe(200)
    const { semelhantes } = await doors.detail(tia.identificador)
    expect(semelhantes).toMatchObject([{ identificador: pai.identificador }])
    expect((await doors.join(tia.identificador, tia.identificador)).status).toBe(200)
    expect([asked.length, await mailbox.askedOn(chave)]).toEqual([1, asked])
  })
})

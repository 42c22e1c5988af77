import { openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** One person under two spellings of her first name has another e-mail: all that she sent stays hers (decision 108). */

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
async function vagasOf(email: string) {
  const { participacoes } = await doors.detail(await doors.identificadorOf(email))
  return participacoes.map(({ campanha }) => campanha).toSorted()
}
let people = 0
/** She applies twice from a mailbox. */
async function applyTwice(nomes: readonly [string, string]) {
  people += 1
  const [velha, certa] = [`velha${people}@exemplo.test`, `certa${people}@exemplo.test`]
  const telefone = `1196666${5000 + people}`
  await doors.send({ nome: nomes[0], email: velha, telefone, sobre: 'Um' }, vagas[0]?.id)
  await doors.send({ nome: nomes[1], email: velha, telefone, sobre: 'Dois' }, vagas[1]?.id)
  return { velha, certa, identificador: await doors.identificadorOf(velha) }
}
async function mend(identificador: string, part: Record<string, unknown>) {
  const params = { identificador }
  const { cidade: _, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: null, cpf: null, ...part }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
}
/** She changes her e-mail on her own page, which may mend her name as well. @returns the page that follows */
async function change(velha: string, certa: string, part: Record<string, string> = {}) {
  const chave = await mailbox.keyOf(velha)
  await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: certa, ...part })
  const troca = await mailbox.keyOf(certa)
  expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
  return mailbox.open(troca)
}
const both = ['Fresadora', 'Torneira']

describe.each([true, false])('where her mailbox has confirmed what she sent: %s', (isConfirmed) => {
  it('on her own page she mends a slip in her name together with the e-mail', async () => {
    const { velha, certa } = await applyTwice(['Mairana Dias', 'Mairana Dias'])
    if (isConfirmed) await mailbox.answer(velha, 'confirmar')
    expect((await change(velha, certa, { nome: 'Mariana Dias' })).status).toBe(200)
    expect(await vagasOf(certa)).toEqual(both)
    expect(await doors.identificadorOf(velha)).toBe('')
  })

  it('a recruiter mends a nickname together with the e-mail', async () => {
    const { velha, certa, identificador } = await applyTwice(['Bia Lima', 'Bia Lima'])
    if (isConfirmed) await mailbox.answer(velha, 'confirmar')
    await mend(identificador, { nome: 'Beatriz Lima', email: certa })
    expect(await vagasOf(certa)).toEqual(both)
    expect(await doors.identificadorOf(velha)).toBe('')
  })

  it('she has sent by two first names', async () => {
    const { velha, certa } = await applyTwice(['Chico Prado', 'Francisco Prado'])
    if (isConfirmed) await mailbox.answer(velha, 'confirmar')
    expect((await change(velha, certa)).status).toBe(200)
    expect(await vagasOf(certa)).toEqual(both)
    expect(await doors.identificadorOf(velha)).toBe('')
  })
})

it('while a page asks whose the first application was, no e-mail is changed there: first that is said', async () => {
  people += 1
  const [casa, pedro] = [`casa${people}@exemplo.test`, `pedro${people}@exemplo.test`]
  await doors.send({ nome: 'Maria Souza', email: casa }, vagas[0]?.id)
  const mae = await doors.identificadorOf(casa)
  const nota = { params: { identificador: mae }, body: { texto: 'Ligou' } }
  expect((await office.api.call('createNota', nota, as())).status).toBeLessThan(300)
  await doors.send({ nome: 'Pedro Souza', email: casa }, vagas[1]?.id)
  await mailbox.answer(casa, 'confirmar')
  const chave = await mailbox.keyOf(casa)
  const form = { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: pedro }
  const refused = await mailbox.act(chave, form)
  expect([refused.status, refused.html.includes('Antes de trocar o e-mail, responda')]).toEqual([422, true])
  await mailbox.answer(casa, 'recusar')
  expect((await doors.detail(mae)).informacaoPessoal).toMatchObject({ nome: 'Maria Souza', email: '' })
  expect((await change(casa, pedro)).status).toBe(200)
  expect(await vagasOf(pedro)).toEqual(['Fresadora'])
  expect((await doors.detail(mae)).participacoes.map(({ campanha }) => campanha)).toEqual(['Torneira'])
})

import { openOffice, readBoard, type Office } from './support/campanhas'
import { FILHO, MAE, openFamilies } from './support/familia'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/**
 * Mother and son have one mailbox. She had withdrawn her application, and he applies for the same job and says that it was
 * him, by which it stands again: once the two are two, she is out with her answers, and he is in with his (decision 108).
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let doors: ReturnType<typeof openDoors>
let casa: ReturnType<typeof openFamilies>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  doors = openDoors(office, 0)
  casa = openFamilies(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let families = 0
/** She has sent, was moved where asked, and has withdrawn by her page, where nothing else is asked. */
async function openFamily({ isMet, isOut = true }: { isMet: boolean; isOut?: boolean }) {
  families += 1
  const caixa = await publishAsking(office)
  const email = `saiu${families}@exemplo.test`
  const mae = { ...MAE, email, telefone: `8191111${String(1000 + families)}` }
  const filho = { ...FILHO, email, telefone: `8192222${String(1000 + families)}` }
  await doors.send({ ...mae, respostas: say('sim') }, caixa, pdf())
  const identificador = await doors.identificadorOf(email)
  await mailbox.answer(email, 'confirmar')
  if (isMet) await casa.move({ identificador, caixa })
  const chave = await mailbox.keyOf(email)
  const left = isOut ? (await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status : null
  return { caixa, email, filho, identificador, left }
}
type Family = Awaited<ReturnType<typeof openFamily>>

const sendAsFilho = ({ filho, caixa }: Family) => doors.send({ ...filho, respostas: say('nao') }, caixa)
const stands = (situacao: 'ativa' | 'retirada', resposta: 'sim' | 'nao'): unknown =>
  expect.objectContaining({ situacao, eliminada: resposta === 'nao', respostas: [resposta] })
const dele = stands('ativa', 'nao')
const dela = stands('retirada', 'sim')
const both = { [MAE.nome]: dela, [FILHO.nome]: dele }

it.each([true, false])('«Separar» leaves her out and him in (the company has met her: %s)', async (isMet) => {
  const family = await openFamily({ isMet })
  expect([family.left, await casa.standing(family)]).toEqual([303, { [MAE.nome]: dela }])
  await sendAsFilho(family)
  await casa.confirm(family)
  await casa.separate(family.identificador)
  expect(await casa.standing(family)).toEqual(both)
})

it('so does it where he had sent before she left, and said «Sim» after it', async () => {
  const family = await openFamily({ isMet: true, isOut: false })
  await sendAsFilho(family)
  const left = await mailbox.act(await mailbox.keyOf(family.email), { acao: 'retirar', certeza: 'sim' })
  expect(left.status).toBe(303)
  await casa.confirm(family)
  await casa.separate(family.identificador)
  expect(await casa.standing(family)).toEqual(both)
})

it('so does a mailbox that is mended', async () => {
  const family = await openFamily({ isMet: true })
  await sendAsFilho(family)
  await casa.confirm(family)
  const params = { identificador: family.identificador }
  const as = { token: office.token }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as)).body.data
  const email = `outra${families}@exemplo.test`
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  expect((await office.api.call('saveCorrecao', { params, body }, as)).status).toBe(200)
  expect(await casa.standing(family)).toEqual(both)
})

it('whom he withdraws by the shared link afterwards is himself: she stays out', async () => {
  const family = await openFamily({ isMet: true })
  await sendAsFilho(family)
  await casa.confirm(family)
  await mailbox.act(await mailbox.keyOf(family.email), { acao: 'retirar', certeza: 'sim' })
  await casa.separate(family.identificador)
  expect(await casa.standing(family)).toEqual({
    [MAE.nome]: dela,
    [FILHO.nome]: stands('retirada', 'nao'),
  })
})

it('whoever came back herself is in', async () => {
  const family = await openFamily({ isMet: true })
  await doors.send({ ...MAE, email: family.email, respostas: say('sim') }, family.caixa)
  await casa.confirm(family)
  await sendAsFilho(family)
  await casa.confirm(family)
  await casa.separate(family.identificador)
  expect(await casa.standing(family)).toEqual({ ...both, [MAE.nome]: stands('ativa', 'sim') })
})

it.each([true, false])(
  'whoever withdraws by her page and changes her e-mail there has withdrawn hers, not his (the company has met her: %s)',
  async (isMet) => {
    const family = await openFamily({ isMet, isOut: false })
    const { email, caixa } = family
    const chave = await mailbox.keyOf(email)
    await sendAsFilho(family)
    expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const certo = `dela${families}@exemplo.test`
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: certo })
    const troca = await mailbox.keyOf(certo)
    expect((await mailbox.act(troca, { acao: 'trocar-email' })).status).toBe(303)
    const pages = [await mailbox.open(troca), await mailbox.open(await mailbox.keyOf(email))]
    expect(pages.map(({ html }) => [html.includes(MAE.nome), html.includes(FILHO.nome)])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(await casa.standing(family)).toEqual(both)
    expect((await readBoard(office, caixa)).people['Triagem']).toEqual([FILHO.nome])
  },
)

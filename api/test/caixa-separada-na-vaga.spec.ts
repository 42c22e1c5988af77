import { openOffice, readBoard, type Office } from './support/campanhas'
import { FILHO, MAE, openFamilies } from './support/familia'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf, publishAsking, say } from './support/strangers'

/**
 * Mother and son have one mailbox and apply for the same job, which asks something: she says «sim», he «não», which
 * eliminates. What he sent is confirmed, and a recruiter takes the two apart: each has what each had told (decision 108).
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
async function openVaga() {
  families += 1
  const caixa = await publishAsking(office)
  const email = `vaga${families}@exemplo.test`
  // Nobody of another family is one with them.
  const mae = { ...MAE, email, telefone: `8191111${String(1000 + families)}` }
  return { email, caixa, mae, filho: { ...FILHO, email, telefone: `8192222${String(1000 + families)}` } }
}
type Vaga = Awaited<ReturnType<typeof openVaga>>

async function sendAsMae({ email, caixa, mae }: Vaga) {
  const { chave } = await doors.send({ ...mae, respostas: say('sim') }, caixa, pdf())
  return { identificador: await doors.identificadorOf(email), enviado: chave }
}
/** His screen's key. */
const sendAsFilho = async ({ caixa, filho }: Vaga) =>
  (await doors.send({ ...filho, respostas: say('nao') }, caixa)).chave
const dele = { etapa: 'Triagem', situacao: 'ativa', eliminada: true, respostas: ['nao'] }
const dela = { etapa: 'Triagem', situacao: 'ativa', eliminada: false, respostas: ['sim'] }

it('she has her answers and score again, at her stage, and he his own, where people enter', async () => {
  const vaga = await openVaga()
  const { identificador } = await sendAsMae(vaga)
  await casa.move({ identificador, caixa: vaga.caixa })
  const before = (await casa.standing(vaga))[MAE.nome]
  await sendAsFilho(vaga)
  await casa.confirm(vaga)
  expect((await casa.standing(vaga))[MAE.nome]).toMatchObject({ eliminada: true, respostas: ['nao'] })
  await casa.separate(identificador)
  expect(before).toMatchObject({ ...dela, etapa: 'Entrevistas' })
  const after = await casa.standing(vaga)
  expect(after).toEqual({ [MAE.nome]: before, [FILHO.nome]: expect.objectContaining(dele) })
  const { people } = await readBoard(office, vaga.caixa)
  expect([people['Triagem'], people['Entrevistas']]).toEqual([[FILHO.nome], [MAE.nome]])
})

it('so it is where nobody at the company had met her, and he had the record', async () => {
  const vaga = await openVaga()
  const { identificador } = await sendAsMae(vaga)
  const before = (await casa.standing(vaga))[MAE.nome]
  await sendAsFilho(vaga)
  await casa.confirm(vaga)
  await casa.separate(identificador)
  expect(await casa.standing(vaga)).toEqual({
    [MAE.nome]: before,
    [FILHO.nome]: expect.objectContaining(dele),
  })
})

it('whom a recruiter had put there, and who has answered nothing, has none of his answers', async () => {
  const vaga = await openVaga()
  const { identificador } = await doors.enterPessoa({ ...vaga.mae, idCampanha: vaga.caixa })
  await casa.move({ identificador, caixa: vaga.caixa })
  const before = (await casa.standing(vaga))[MAE.nome]
  await sendAsFilho(vaga)
  await casa.confirm(vaga)
  await casa.separate(identificador)
  expect(before).toMatchObject({ etapa: 'Entrevistas', eliminada: false, respostas: [] })
  expect(await casa.standing(vaga)).toEqual({
    [MAE.nome]: before,
    [FILHO.nome]: expect.objectContaining(dele),
  })
})

it('nor does it go when a mailbox denies what waits for it', async () => {
  const vaga = await openVaga()
  const { identificador } = await doors.enterPessoa({ ...vaga.mae, idCampanha: vaga.caixa })
  const before = (await casa.standing(vaga))[MAE.nome]
  await sendAsFilho(vaga)
  await casa.confirm(vaga)
  const estranha = { nome: 'Xis Estranha', email: vaga.email, telefone: '81 95555-0005' }
  await doors.send({ ...estranha, respostas: say('sim') }, vaga.caixa)
  await casa.separate(identificador)
  await mailbox.answer(vaga.email, 'recusar')
  expect(await casa.standing(vaga)).toEqual({
    [MAE.nome]: before,
    [FILHO.nome]: expect.objectContaining(dele),
  })
})

it('where both were confirmed each has their own, whichever of the two comes out', async () => {
  for (const nome of [MAE.nome, FILHO.nome]) {
    const vaga = await openVaga()
    const { identificador } = await sendAsMae(vaga)
    await sendAsFilho(vaga)
    await casa.confirm(vaga)
    await casa.confirm(vaga)
    const separado = await casa.separate(identificador, nome)
    expect(await casa.standing(vaga)).toEqual({
      [MAE.nome]: expect.objectContaining(dela),
      [FILHO.nome]: expect.objectContaining(dele),
    })
    expect((await casa.read(separado)).nome).toBe(nome)
  }
})

it('the application that his sending had made goes with him; what she sent for it since is hers', async () => {
  for (const isConfirmed of [true, false]) {
    const vaga = await openVaga()
    const { identificador } = await doors.enterPessoa(vaga.mae)
    await sendAsFilho(vaga)
    await casa.confirm(vaga)
    await sendAsMae(vaga)
    if (isConfirmed) await casa.confirm(vaga)
    await casa.separate(identificador)
    expect(await casa.standing(vaga)).toEqual({
      [MAE.nome]: expect.objectContaining(dela),
      [FILHO.nome]: expect.objectContaining(dele),
    })
    expect(await mailbox.askedOn(await mailbox.keyOf(vaga.email))).toHaveLength(isConfirmed ? 0 : 1)
  }
})

it('the key of the screen of who came out says what is so; mails open what is of the mailbox', async () => {
  const vaga = await openVaga()
  const { identificador, enviado } = await sendAsMae(vaga)
  await casa.move({ identificador, caixa: vaga.caixa })
  const chave = await mailbox.keyOf(vaga.email)
  const tela = await sendAsFilho(vaga)
  await casa.confirm(vaga)
  await casa.separate(identificador)
  const { status, html } = await mailbox.open(tela)
  expect(status).toBe(200)
  expect(html).toContain('A empresa reconheceu que esta inscrição é sua')
  expect(html).not.toContain('link que vai ao seu e-mail')
  expect((await mailbox.act(tela, { acao: 'retirar', certeza: 'sim' })).status).toBe(409)
  expect((await casa.standing(vaga))[FILHO.nome]).toMatchObject(dele)
  expect((await mailbox.open(enviado)).html).toContain('link que vai ao seu e-mail')
  expect((await mailbox.open(chave)).html).toContain('Fase de entrevistas')
})

it('what the company has moved while the record was his goes with him, and she stands where people enter', async () => {
  for (const isBoth of [false, true]) {
    const vaga = await openVaga()
    const { identificador } = await sendAsMae(vaga)
    const before = (await casa.standing(vaga))[MAE.nome]
    const chave = await mailbox.keyOf(vaga.email)
    await sendAsFilho(vaga)
    await casa.confirm(vaga)
    if (isBoth) await casa.confirm(vaga)
    expect((await casa.read(identificador)).nome).toBe(FILHO.nome)
    await casa.move({ identificador, caixa: vaga.caixa }, 'Contratados')
    const separado = await casa.separate(identificador)
    expect(await casa.standing(vaga)).toEqual({
      [MAE.nome]: before,
      [FILHO.nome]: expect.objectContaining({ ...dele, etapa: 'Contratados' }),
    })
    const linhas = [separado, identificador].map(async (id) => (await doors.detail(id)).linhaDoTempo)
    const moves = (await Promise.all(linhas)).map((linha) =>
      linha.filter(({ texto }) => /Contratados/.test(texto)),
    )
    expect(moves.map(({ length }) => length)).toEqual([1, 0])
    const { status, html } = await mailbox.open(chave)
    expect([status, html.includes(MAE.nome), html.includes('contratada')]).toEqual([200, true, false])
  }
})

it.each([true, false])(
  'what he has withdrawn then is his own, and she is in (moved: %s)',
  async (isMoved) => {
    const vaga = await openVaga()
    const { identificador } = await sendAsMae(vaga)
    await sendAsFilho(vaga)
    await casa.confirm(vaga)
    if (isMoved) await casa.move({ identificador, caixa: vaga.caixa })
    await mailbox.act(await mailbox.keyOf(vaga.email), { acao: 'retirar', certeza: 'sim' })
    await casa.separate(identificador)
    expect(await casa.standing(vaga)).toEqual({
      [MAE.nome]: expect.objectContaining(dela),
      [FILHO.nome]: expect.objectContaining({
        ...dele,
        etapa: isMoved ? 'Entrevistas' : 'Triagem',
        situacao: 'retirada',
      }),
    })
  },
)

it('so it is where the campaign has ended meanwhile', async () => {
  const vaga = await openVaga()
  const { identificador } = await sendAsMae(vaga)
  await casa.move({ identificador, caixa: vaga.caixa })
  const before = (await casa.standing(vaga))[MAE.nome]
  await sendAsFilho(vaga)
  await casa.confirm(vaga)
  const ended = { params: { id: vaga.caixa }, body: { enviarEncerramento: false } }
  expect((await office.api.call('closeCampanha', ended, { token: office.token })).status).toBe(204)
  await casa.separate(identificador)
  expect(await casa.standing(vaga)).toEqual({
    [MAE.nome]: before,
    [FILHO.nome]: expect.objectContaining(dele),
  })
})

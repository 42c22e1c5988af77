import { publish } from './support/campanhas'
import { type Enganadas, openOfficeOfEnganadas, VILMA } from './support/enganadas'
import { bringIn, takeBack } from './support/import-file'

/**
 * A stranger has sent with her e-mail and the phone of a third who is on record, and what her mailbox, or he himself, says
 * of it since: each stands beside whom they are like (decision 108).
 */

let office: Enganadas['office']
let casa: Enganadas['casa']
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let terceiras = 0
async function openTerceira() {
  terceiras += 1
  const letra = 'abcdefghijklmnopqrstuvwxyz'[terceiras] ?? ''
  const nome = `Iara ${letra}lves Nunes`
  const telefone = `1195555${9000 + terceiras}`
  const iara = await casa.doors.enterPessoa({ nome, telefone, email: `iara${terceiras}@exemplo.test` })
  const xico = await casa.openXico({ nome: `Xico ${letra}also`, telefone })
  const vilma = { ...VILMA, nome: `Vilma ${letra}erra`, telefone: `8192222${9000 + terceiras}` }
  /** Somebody has sent with her phone already. */
  const vizinha = `Vera ${letra}izinha`
  await casa.doors.send({ nome: vizinha, telefone: vilma.telefone, email: '' }, xico.vaga)
  return { xico, vilma, iara: iara.identificador, aTerceira: `${nome} telefone`, dela: `${vizinha} telefone` }
}
const pairsOf = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)
async function separateFrom(identificador: string, who: string) {
  const fusao = (await casa.listFusoes(identificador)).find(({ nome }) => nome === who)
  return (await casa.doors.separate(fusao?.id ?? 0)).body.data.identificador
}

it('both are said yes to, and hers is taken apart: he is beside the third, she beside whoever sent with her phone', async () => {
  const { xico, vilma, aTerceira, dela } = await openTerceira()
  await casa.doors.send({ ...vilma, email: xico.email }, (await publish(office)).id)
  await casa.mailbox.answer(xico.email, 'confirmar')
  await casa.mailbox.answer(xico.email, 'confirmar')
  const apart = await separateFrom(xico.identificador, vilma.nome)
  expect([await pairsOf(xico.identificador), await pairsOf(apart)]).toEqual([[aTerceira], [dela]])
})

it('she is entered, his is said yes to, and hers is taken apart: so it is too', async () => {
  const { xico, vilma, aTerceira } = await openTerceira()
  await casa.doors.enterPessoa({ ...vilma, email: xico.email })
  await casa.mailbox.answer(xico.email, 'confirmar')
  await separateFrom(xico.identificador, vilma.nome)
  expect(await pairsOf(xico.identificador)).toEqual([aTerceira])
})

it('so it is by a file that is taken back', async () => {
  const { xico, vilma, aTerceira } = await openTerceira()
  const file = await casa.byFile(xico, vilma)
  await casa.mailbox.answer(xico.email, 'confirmar')
  await takeBack(office, file)
  expect(await pairsOf(xico.identificador)).toEqual([aTerceira])
})

it('he who leaves with the mailbox, as a recruiter has corrected hers, is beside the third again', async () => {
  const { xico, vilma, aTerceira } = await openTerceira()
  await casa.doors.enterPessoa({ ...vilma, email: xico.email })
  await casa.correct(xico.identificador, { email: `certa${terceiras}@exemplo.test` })
  const his = await casa.doors.identificadorOf(xico.email)
  expect([await pairsOf(his), await pairsOf(xico.identificador)]).toEqual([[aTerceira], []])
})

it('whoever mends the phone that they sent is no more beside whom they stood beside for it', async () => {
  const { xico, iara } = await openTerceira()
  const form = await casa.mailbox.formOn(xico.enviado)
  await casa.mailbox.act(xico.enviado, { ...form, acao: 'corrigir', telefone: '81 93333-0101' })
  expect([await pairsOf(xico.identificador), await pairsOf(iara)]).toEqual([[], []])
})

it('she is entered with the name and phone of somebody on record: the two stand beside each other', async () => {
  const { xico, vilma } = await openTerceira()
  const old = await casa.doors.enterPessoa({ ...vilma, email: '' })
  await casa.doors.enterPessoa({ ...vilma, email: xico.email })
  expect(await pairsOf(old.identificador)).toContain(`${vilma.nome} telefone`)
  expect(await pairsOf(xico.identificador)).toContain(`${vilma.nome} telefone`)
})

it('many whom one file told of stand each beside their namesake again once it is taken back', async () => {
  const all = []
  for (const letra of 'abcdefghijkl') {
    const nome = `Nara ${letra}lves Lima`
    await casa.doors.enterPessoa({ nome, email: `nara.${letra}@exemplo.test` })
    const { identificador, email } = await casa.openXico({ nome, telefone: `119444470${all.length + 10}` })
    all.push({ identificador, email, nome, par: [`${nome} nome`] })
  }
  const linhas = all.map(({ email }, n) => `Vilda ${'abcdefghijkl'[n] ?? ''}erra;${email};819222271${n + 10}`)
  const file = await bringIn(office, `Nome;E-mail;Telefone\n${linhas.join('\n')}\n`)
  await takeBack(office, file)
  expect(await Promise.all(all.map(({ identificador }) => pairsOf(identificador)))).toEqual(
    all.map(({ par }) => par),
  )
})

it('what nobody has answered and asks nothing any more is not called answered', async () => {
  const { xico, vilma } = await openTerceira()
  await casa.doors.send({ ...vilma, email: xico.email }, xico.vaga)
  const chave = await casa.mailbox.keyOf(xico.email)
  const [envio = ''] = await casa.mailbox.askedOn(chave)
  const versao = await casa.mailbox.versaoOn(chave, envio)
  await office.api.call('deleteCampanha', { params: { id: xico.vaga } }, { token: office.token })
  const { status, texto } = await casa.mailbox.act(chave, { acao: 'confirmar', envio, versao })
  expect(status).toBe(409)
  expect(texto).toContain('Este envio não espera mais resposta.')
})

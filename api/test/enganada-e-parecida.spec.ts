import { openOffice, type Office } from './support/campanhas'
import { openEnganadas } from './support/enganadas'
import { takeBack } from './support/import-file'

/**
 * A stranger has sent with her e-mail, and the phone or the whole name of a third who is on record: he may be that one, she
 * is not (decision 108).
 */

let office: Office
let casa: ReturnType<typeof openEnganadas>
beforeAll(async () => {
  office = await openOffice()
  const { body } = await office.api.call('createChaveOrigens', {}, { token: office.token })
  casa = openEnganadas(office, body.data.chave)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let terceiras = 0
/** A third is on record, and a stranger sends with what is theirs. */
async function openTerceira(motivo: 'telefone' | 'nome', isSince = false) {
  terceiras += 1
  const letra = 'abcdefghijklmnopqrstuvwxyz'[terceiras] ?? ''
  const nome = `Iara ${letra}lves Nunes`
  const telefone = `1195555${8000 + terceiras}`
  const email = `iara${terceiras}@exemplo.test`
  if (!isSince) await casa.doors.enterPessoa({ nome, telefone, email })
  const dele = motivo === 'nome' ? { nome, telefone: `1194444${8000 + terceiras}` } : { telefone }
  const xico = await casa.openXico({ nome: `Xico ${letra}also`, ...dele })
  if (isSince) await casa.doors.send({ nome, telefone, email }, xico.vaga)
  return { xico, iara: await casa.doors.identificadorOf(email), nome, motivo }
}
const pairsOf = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)

describe.each([
  ['by phone', () => openTerceira('telefone')],
  ['by whole name', () => openTerceira('nome')],
  ['by phone, who sends after him', () => openTerceira('telefone', true)],
])('%s', (_, open) => {
  it('she is looked at with nobody, and he with the third again once she is taken apart', async () => {
    const { xico, iara, nome, motivo } = await open()
    expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
    await casa.byHand(xico)
    expect([await pairsOf(xico.identificador), await pairsOf(iara)]).toEqual([[], []])
    const apart = await casa.separate(xico.identificador)
    expect([await pairsOf(xico.identificador), await pairsOf(apart)]).toEqual([[`${nome} ${motivo}`], []])
  })

  it('so it is by a file that is taken back', async () => {
    const { xico, nome, motivo } = await open()
    const file = await casa.byFile(xico)
    expect(await pairsOf(xico.identificador)).toEqual([])
    await takeBack(office, file)
    expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
  })
})

it('whom somebody has kept apart from the third is not asked about again', async () => {
  const { xico } = await openTerceira('telefone')
  const [par] = (await casa.doors.detail(xico.identificador)).semelhantes
  const params = { id: par?.id ?? 0 }
  await office.api.call(
    'decideSemelhanca',
    { params, body: { decisao: 'separadas' } },
    { token: office.token },
  )
  await takeBack(office, await casa.byFile(xico))
  expect((await casa.doors.detail(xico.identificador)).semelhantes).toMatchObject([{ isSeparada: true }])
})

it('whom her mailbox confirms under another name is looked at with nobody whom the first was like', async () => {
  const { xico, nome, motivo } = await openTerceira('telefone')
  await casa.doors.send({ nome: 'Vilma Serra', telefone: '81 92222-0002', email: xico.email }, xico.vaga)
  await casa.mailbox.answer(xico.email, 'confirmar')
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: 'Vilma Serra' })
  expect(await pairsOf(xico.identificador)).toEqual([])
  await casa.separate(xico.identificador)
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: expect.stringMatching(/^Xico/) })
  expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
})

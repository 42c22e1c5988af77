import { publish } from './support/campanhas'
import { type Enganadas, openOfficeOfEnganadas, VILMA } from './support/enganadas'
import { takeBack } from './support/import-file'

/**
 * A stranger has sent with her e-mail, and the phone or the whole name of a third who is on record: he may be that one, she
 * is not (decision 108).
 */

let office: Enganadas['office']
let casa: Enganadas['casa']
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
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
  const vilma = { ...VILMA, telefone: `8192222${8000 + terceiras}` }
  return { xico, vilma, iara: await casa.doors.identificadorOf(email), nome, motivo }
}
const enter = ({ xico: { email }, vilma }: Awaited<ReturnType<typeof openTerceira>>) =>
  casa.doors.enterPessoa({ ...vilma, email, formacao: undefined, habilidades: [] })
const pairsOf = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)

describe.each([
  ['by phone', () => openTerceira('telefone')],
  ['by whole name', () => openTerceira('nome')],
  ['by phone, who sends after him', () => openTerceira('telefone', true)],
])('%s', (_, open) => {
  it('she is looked at with nobody, and he with the third again once she is taken apart', async () => {
    const terceira = await open()
    const { xico, iara, nome, motivo } = terceira
    expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
    await enter(terceira)
    expect([await pairsOf(xico.identificador), await pairsOf(iara)]).toEqual([[], []])
    const apart = await casa.separate(xico.identificador)
    expect([await pairsOf(xico.identificador), await pairsOf(apart)]).toEqual([[`${nome} ${motivo}`], []])
  })

  it('so it is by a file that is taken back', async () => {
    const { xico, vilma, nome, motivo } = await open()
    const file = await casa.byFile(xico, vilma)
    expect(await pairsOf(xico.identificador)).toEqual([])
    await takeBack(office, file)
    expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
  })
})

it('whom somebody has kept apart from the third is not asked about again', async () => {
  const { xico, vilma } = await openTerceira('telefone')
  const [par] = (await casa.doors.detail(xico.identificador)).semelhantes
  const params = { id: par?.id ?? 0 }
  await office.api.call(
    'decideSemelhanca',
    { params, body: { decisao: 'separadas' } },
    { token: office.token },
  )
  await takeBack(office, await casa.byFile(xico, vilma))
  expect((await casa.doors.detail(xico.identificador)).semelhantes).toMatchObject([{ isSeparada: true }])
})

it('whom her mailbox confirms under another name is looked at with nobody whom the first was like', async () => {
  const { xico, nome, motivo } = await openTerceira('telefone')
  await casa.doors.send(
    { nome: 'Vilma Primeira Linha', telefone: '81 92222-9902', email: xico.email },
    xico.vaga,
  )
  await casa.mailbox.answer(xico.email, 'confirmar')
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: 'Vilma Primeira Linha' })
  expect(await pairsOf(xico.identificador)).toEqual([])
  await casa.separate(xico.identificador)
  expect(await casa.read(xico.identificador)).toMatchObject({ nome: expect.stringMatching(/^Xico/) })
  expect(await pairsOf(xico.identificador)).toEqual([`${nome} ${motivo}`])
})

describe('what she told herself, and of whom she is one, stays beside her when his sending goes', () => {
  it('whoever has her name, or has sent with her phone, also once a recruiter has corrected hers', async () => {
    const terceira = await openTerceira('telefone')
    const { xico, vilma } = terceira
    await enter(terceira)
    const vaga = (await publish(office)).id
    await casa.doors.send({ nome: VILMA.nome, telefone: '81 90000-1234', email: '' }, vaga)
    await casa.doors.send({ nome: 'Vivi Moura', telefone: vilma.telefone, email: '' }, vaga)
    const hers = async () => (await pairsOf(xico.identificador)).toSorted()
    await casa.correct(xico.identificador, { sobre: 'Fala inglês.' })
    const before = await hers()
    expect(before).toContain('Vivi Moura telefone')
    expect(before).toContain(`${VILMA.nome} nome`)
    await casa.mailbox.answer(xico.email, 'recusar')
    expect(await hers()).toEqual(before)
  })

  it('whom a joined one was like, who is like them again once the two are two', async () => {
    const terceira = await openTerceira('telefone')
    const { xico } = terceira
    await enter(terceira)
    const vaga = (await publish(office)).id
    const send = (email: string, telefone: string) =>
      casa.doors.send({ nome: 'Vera Inteira', telefone, email }, vaga)
    await send('vera.c@exemplo.test', '81 97777-1199')
    await send('vera.a@exemplo.test', '81 97777-1198')
    const [a, c] = [
      await casa.doors.identificadorOf('vera.a@exemplo.test'),
      await casa.doors.identificadorOf('vera.c@exemplo.test'),
    ]
    await office.api.pool.query(
      `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
       select a.empresa_id, a.id, t.id, 'telefone' from talento a, talento t
       where a.identificador = $1 and t.identificador = $2`,
      [a, xico.identificador],
    )
    const par = (await casa.doors.detail(a)).semelhantes.find(
      ({ identificador }) => identificador === xico.identificador,
    )
    const body = { decisao: 'juntas' as const, emailDe: xico.identificador }
    const params = { id: par?.id ?? 0 }
    await office.api.call('decideSemelhanca', { params, body }, { token: office.token })
    expect(await pairsOf(c)).toEqual(['Vilma Serra nenhum'])
    await casa.mailbox.act(xico.enviado, { acao: 'retirar', certeza: 'sim' })
    expect(await pairsOf(c)).toEqual(['Vilma Serra nenhum'])
    const fusao = (await casa.listFusoes(xico.identificador)).find(({ nome }) => nome === 'Vera Inteira')
    await casa.doors.separate(fusao?.id ?? 0)
    expect(await pairsOf(c)).toEqual(['Vera Inteira nome'])
  })
})

it('who had sent with her phone alone stands beside her once she is entered', async () => {
  const { xico } = await openTerceira('nome')
  const nome = 'Vanda Phone Alone'
  await casa.doors.send({ nome, telefone: '81 96666-1197', email: '' }, (await publish(office)).id)
  await casa.doors.enterPessoa({ nome, telefone: '81966661197', email: xico.email })
  expect(await pairsOf(xico.identificador)).toEqual([`${nome} telefone`])
})

it('whoever had sent with her phone stands beside her once her mailbox has confirmed what she sent', async () => {
  const { xico } = await openTerceira('nome')
  const [vaga, telefone] = [(await publish(office)).id, '81 96666-1198']
  await casa.doors.send({ nome: 'Vera Mesma Linha', telefone, email: '' }, vaga)
  await casa.doors.send({ nome: 'Vilma Segunda Linha', telefone, email: xico.email }, vaga)
  await casa.mailbox.answer(xico.email, 'confirmar')
  expect(await pairsOf(xico.identificador)).toEqual(['Vera Mesma Linha telefone'])
})

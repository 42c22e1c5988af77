import { publish } from './support/campanhas'
import { type Enganadas, openOfficeOfEnganadas } from './support/enganadas'
import { holdLock, openBeside } from './support/held-lock'
import { untilWaiting } from './support/until-waiting'

/** «Talvez a mesma pessoa» says what the two share now, whoever has corrected one of them (decision 108). */

let office: Enganadas['office']
let casa: Enganadas['casa']
let vaga: number
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const besides = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)
const send = async (nome: string, email: string, telefone: string) => {
  const { chave } = await casa.doors.send({ nome, email, telefone }, vaga)
  return { chave, identificador: await casa.doors.identificadorOf(email) }
}
const undo = async (id: number) =>
  office.api.call('undoCorrecao', { params: { id } }, { token: office.token })
const mend = async (chave: string, campos: Record<string, string>) =>
  casa.mailbox.act(chave, { ...(await casa.mailbox.formOn(chave)), ...campos, acao: 'corrigir' })

test('whoever shares nothing since a recruiter has corrected them stands beside nobody; taken back, the two do again', async () => {
  const { identificador } = await casa.doors.enterPessoa({
    nome: 'Rita Um',
    email: 'rita.um@x.test',
    telefone: '81911110001',
  })
  const saulo = await send('Saulo Um', 'saulo.um@x.test', '81911110001')
  const ofSaulo = await casa.correct(saulo.identificador, { telefone: '81922220001' })
  expect([await besides(saulo.identificador), await besides(identificador)]).toEqual([[], []])
  await undo(ofSaulo)
  expect(await besides(saulo.identificador)).toEqual(['Rita Um telefone'])
  const ofRita = await casa.correct(identificador, { telefone: '81933330001' })
  expect(await besides(saulo.identificador)).toEqual([])
  await undo(ofRita)
  expect(await besides(saulo.identificador)).toEqual(['Rita Um telefone'])
})

test('a phone that is corrected on the own page, or by who sent it, is shared no more: a namesake is told as one', async () => {
  await casa.doors.enterPessoa({ nome: 'Rita Dois', email: 'rita.dois@x.test', telefone: '81911110002' })
  const saulo = await send('Saulo Dois', 'saulo.dois@x.test', '81911110002')
  await mend(await casa.mailbox.keyOf('saulo.dois@x.test'), { telefone: '81922220002' })
  expect(await besides(saulo.identificador)).toEqual([])
  const rita = await send('Rita Dois', 'rita.2@x.test', '81911110002')
  expect(await besides(rita.identificador)).toEqual(['Rita Dois telefone'])
  await mend(rita.chave, { telefone: '81933330002' })
  expect(await besides(rita.identificador)).toEqual(['Rita Dois nome'])
})

test('a phone that a recruiter adds puts them beside who sent it under their name before', async () => {
  const lia = await send('Lia Nogueira', 'lia.form@x.test', '81911110003')
  const { identificador } = await casa.doors.enterPessoa({
    nome: 'Lia Nogueira',
    email: 'lia@x.test',
    telefone: '',
  })
  expect(await besides(lia.identificador)).toEqual([])
  await casa.correct(identificador, { telefone: '81911110003' })
  expect(await besides(lia.identificador)).toEqual(['Lia Nogueira telefone'])
})

test('a name that a recruiter puts right puts them beside who sent it under that name with the phone of both', async () => {
  const bea = await send('Beatriz Nogueira', 'bea.form@x.test', '81911110006')
  const { identificador } = await casa.doors.enterPessoa({
    nome: 'Lua Nogueira',
    email: 'bea@x.test',
    telefone: '81911110006',
  })
  expect(await besides(bea.identificador)).toEqual([])
  await casa.correct(identificador, { nome: 'Beatriz Nogueira' })
  expect(await besides(bea.identificador)).toEqual(['Beatriz Nogueira telefone'])
})

test('of many who share one phone the namesake is looked at first', async () => {
  for (const nome of ['Aldo', 'Bia', 'Caio', 'Dora', 'Edu'])
    await send(`${nome} do Balcão`, `${nome.toLowerCase()}@balcao.test`, '81911110004')
  await casa.doors.enterPessoa({ nome: 'Ana Maria Lopes', email: 'ana@x.test', telefone: '81911110004' })
  const ana = await send('Ana Maria Lopes', 'ana.outro@x.test', '81911110004')
  expect(await besides(ana.identificador)).toHaveLength(5)
  expect((await besides(ana.identificador))[0]).toBe('Ana Maria Lopes telefone')
})

test('whoever mends what they sent in the moment in which it is joined is told how it can be changed since', async () => {
  await casa.doors.enterPessoa({ nome: 'Iris Prado', email: 'iris@x.test', telefone: '81911110005' })
  const iris = await send('Iris Prado', 'iris.outro@x.test', '81911110005')
  const pool = await openBeside(office.api.pool)
  const held = await holdLock(pool, 'select from campanha where id = $1 for update', [String(vaga)])
  const join = casa.doors.join(iris.identificador)
  await untilWaiting(pool, 1)
  const mended = mend(iris.chave, { telefone: '81922220005' })
  await untilWaiting(pool, 2)
  await held.letGo()
  expect((await join).status).toBe(200)
  const { status, html } = await mended
  expect(status).toBe(409)
  expect(html).toContain('Esta inscrição já foi confirmada: para mudá-la, use o link que está no e-mail.')
  await pool.end()
})

test('whoever says that it was them under another phone, or name, is looked at for what they have told since', async () => {
  const alda = await casa.doors.enterPessoa({
    nome: 'Alda Sete',
    email: 'alda@x.test',
    telefone: '81911110007',
  })
  const otavio = await casa.doors.enterPessoa({
    nome: 'Bento Sete',
    email: 'bento.antigo@x.test',
    telefone: '81922220007',
  })
  const bento = await send('Bento Sete', 'bento@x.test', '81911110007')
  expect(await besides(bento.identificador)).toEqual(['Alda Sete telefone', 'Bento Sete nome'])
  await casa.doors.send({ nome: 'Bento Sete', email: 'bento@x.test', telefone: '81922220007' }, vaga)
  await casa.mailbox.answer('bento@x.test', 'confirmar')
  expect(await besides(alda.identificador)).toEqual([])
  expect(await besides(otavio.identificador)).toEqual(['Bento Sete telefone'])
})

test('a correction that is taken back brings whom it had parted beside each other again, whoever vouches for them by now', async () => {
  const { identificador } = await casa.doors.enterPessoa({
    nome: 'Joana Oito',
    email: 'joana@x.test',
    telefone: '81911110008',
  })
  const joana = await send('Joana Oito', 'joana.outra@x.test', '81922220008')
  await casa.correct(joana.identificador, { telefone: '81933330008' })
  const renamed = await casa.correct(identificador, { nome: 'Joanna Oito' })
  expect(await besides(joana.identificador)).toEqual([])
  await undo(renamed)
  expect(await besides(joana.identificador)).toEqual(['Joana Oito nome'])
})

test('two who are two again stand beside each other without a reason that is none, and beside nobody who was corrected meanwhile', async () => {
  const ugo = await casa.doors.enterPessoa({ nome: 'Ugo Nove', email: 'ugo@x.test', telefone: '81911110009' })
  const ula = await send('Ula Nove', 'ula@x.test', '81911110009')
  const ursa = await send('Ursa Nove', 'ursa@x.test', '81911110009')
  const [par] = (await casa.doors.detail(ula.identificador)).semelhantes.filter(
    ({ nome }) => nome === 'Ugo Nove',
  )
  expect(
    await office.api.call(
      'decideSemelhanca',
      { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' } },
      { token: office.token },
    ),
  ).toMatchObject({ status: 200 })
  await casa.correct(ursa.identificador, { telefone: '81922220009' })
  await casa.correct(ugo.identificador, { telefone: '81933330009' })
  await casa.separate(ugo.identificador)
  expect(await besides(ula.identificador)).toEqual(['Ugo Nove nenhum'])
  expect(await besides(ursa.identificador)).toEqual([])
})

test('whoever was one with somebody, and shares nothing with them now, stays beside them when another is parted from them too', async () => {
  const ana = await casa.doors.enterPessoa({
    nome: 'Ana Dez',
    email: 'ana.dez@x.test',
    telefone: '81911110010',
  })
  const bia = await send('Bia Dez', 'bia.dez@x.test', '81911110010')
  await casa.doors.join(bia.identificador)
  const cris = await send('Cris Dez', 'cris.dez@x.test', '81911110010')
  await casa.doors.join(cris.identificador)
  await casa.correct(ana.identificador, { telefone: '81922220010' })
  for (const joined of await casa.listFusoes(ana.identificador))
    expect((await casa.doors.separate(joined.id)).status).toBe(200)
  expect((await besides(ana.identificador)).toSorted()).toEqual(['Bia Dez nenhum', 'Cris Dez nenhum'])
})

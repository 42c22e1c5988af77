import { publish } from './support/campanhas'
import { type Enganadas, openOfficeOfEnganadas } from './support/enganadas'
import { bringIn, takeBack } from './support/import-file'

/** «Talvez a mesma pessoa» is of whoever is like the other one, once two who were one are two again, or told of anew (decision 108). */

let office: Enganadas['office']
let casa: Enganadas['casa']
let vaga: number
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let casas = 0
/** A mother is on record without a phone; her son, who has one, told of himself with their e-mail. */
async function openCasa() {
  casas += 1
  const letra = 'abcdefghijklmnopqrstuvwxyz'[casas] ?? ''
  const email = `casa${casas}@exemplo.test`
  const telefone = `8195555${8000 + casas}`
  const mae = `Maria ${letra}rado Lins`
  const maria = await casa.doors.enterPessoa({ nome: mae, email, telefone: '' })
  const pedro = { nome: `Pedro ${letra}rado Lins`, email, telefone }
  return { maria: maria.identificador, mae, pedro, otto: `Otto ${letra}izinho Reis` }
}
const sendAs = (nome: string, telefone: string) => casa.doors.send({ nome, telefone, email: '' }, vaga)
const pairsOf = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)
const since = async (identificador: string) => {
  const { rows } = await office.api.pool.query<{ criada_em: string }>(
    `select s.criada_em::text from semelhanca s join talento t on t.id in (s.talento_id, s.outro_id)
     where t.identificador = $1`,
    [identificador],
  )
  return rows.map(({ criada_em }) => criada_em)
}
async function decide(identificador: string, decisao: 'separadas') {
  const [par] = (await casa.doors.detail(identificador)).semelhantes
  const { status } = await office.api.call(
    'decideSemelhanca',
    { params: { id: par?.id ?? 0 }, body: { decisao } },
    { token: office.token },
  )
  expect(status).toBe(200)
}

describe('somebody of his phone sends while mother and son are one record', () => {
  it('whoever has that phone stands beside the son, as long as before, once the two are taken apart', async () => {
    const { maria, pedro, otto } = await openCasa()
    await casa.doors.enterPessoa(pedro)
    await sendAs(otto, pedro.telefone)
    const before = await since(maria)
    const apart = await casa.separate(maria)
    expect([await pairsOf(maria), await pairsOf(apart)]).toEqual([[], [`${otto} telefone`]])
    expect(await since(apart)).toEqual(before)
  })

  it('whom a recruiter has kept apart from the record stays kept apart from the son', async () => {
    const { maria, pedro, otto } = await openCasa()
    await casa.doors.enterPessoa(pedro)
    await sendAs(otto, pedro.telefone)
    await decide(maria, 'separadas')
    const apart = await casa.separate(maria)
    expect((await casa.doors.detail(apart)).semelhantes).toMatchObject([{ nome: otto, isSeparada: true }])
  })

  it('nobody of that phone stands beside the mother once the file that told it is taken back', async () => {
    const { maria, pedro, otto } = await openCasa()
    const file = await bringIn(office, `Nome;E-mail;Telefone\n${Object.values(pedro).join(';')}\n`)
    await sendAs(otto, pedro.telefone)
    expect(await pairsOf(maria)).toEqual([`${otto} telefone`])
    await takeBack(office, file)
    expect(await pairsOf(maria)).toEqual([])
  })

  it('whoever is like her stays beside the mother, as long as before', async () => {
    const { maria, mae, pedro } = await openCasa()
    await casa.doors.enterPessoa(pedro)
    await sendAs(mae, '81 90000-4321')
    const before = await since(maria)
    const apart = await casa.separate(maria)
    expect([await pairsOf(maria), await pairsOf(apart), await since(maria)]).toEqual([
      [`${mae} nome`],
      [],
      before,
    ])
  })
})

it('of two who are joined and taken apart, who had the phone stands beside whoever sent with it, and both beside each other', async () => {
  const { maria, mae, pedro, otto } = await openCasa()
  const { identificador } = await casa.doors.enterPessoa({ ...pedro, email: 'so.dele@exemplo.test' })
  await office.api.pool.query(
    `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
     select p.empresa_id, p.id, m.id, 'telefone' from talento p, talento m
     where p.identificador = $1 and m.identificador = $2`,
    [identificador, maria],
  )
  const [par] = (await casa.doors.detail(maria)).semelhantes
  const body = { decisao: 'juntas' as const, emailDe: maria }
  await office.api.call('decideSemelhanca', { params: { id: par?.id ?? 0 }, body }, { token: office.token })
  await sendAs(otto, pedro.telefone)
  expect(await pairsOf(maria)).toEqual([`${otto} telefone`])
  const apart = await casa.separate(maria)
  expect(await pairsOf(maria)).toEqual([`${pedro.nome} nenhum`])
  expect((await pairsOf(apart)).toSorted()).toEqual([`${mae} nenhum`, `${otto} telefone`])
})

const correctEmail = async (identificador: string, email: string) => {
  const { cidade, ...dados } = (
    await office.api.call('getCorrecao', { params: { identificador } }, { token: office.token })
  ).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  return (await office.api.call('saveCorrecao', { params: { identificador }, body }, { token: office.token }))
    .status
}

it('whom a recruiter tells of under another name stands no more beside a namesake of the name before', async () => {
  await casa.doors.enterPessoa({ nome: 'Ana Horta', email: 'ana.horta@x.test', telefone: '81972220001' })
  await casa.doors.send({ nome: 'Ana Horta', email: 'caio.horta@x.test', telefone: '81971119101' }, vaga)
  const sent = await casa.doors.identificadorOf('caio.horta@x.test')
  expect(await pairsOf(sent)).toEqual(['Ana Horta nome'])
  await casa.doors.enterPessoa({ nome: 'Caio Horta', email: 'caio.horta@x.test', telefone: '81971119101' })
  expect((await casa.doors.detail(sent)).informacaoPessoal.nome).toBe('Caio Horta')
  expect(await pairsOf(sent)).toEqual([])
})

it('two who stand beside each other do so once, though a correction was refused for the e-mail of the other', async () => {
  await casa.doors.send({ nome: 'Bia Fecho', email: 'bia.fecho@x.test', telefone: '81972226602' }, vaga)
  const { identificador } = await casa.doors.enterPessoa({
    nome: 'Bia Fecho',
    email: '',
    telefone: '81972226602',
  })
  expect(await pairsOf(identificador)).toEqual(['Bia Fecho telefone'])
  expect(await correctEmail(identificador, 'bia.fecho@x.test')).toBe(422)
  expect(await pairsOf(identificador)).toEqual(['Bia Fecho telefone'])
})

import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** Somebody is erased, and whoever has the same name stays as others have told of them (decision 233). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let vaga: number
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const eraseByEmail = async (email: string) => {
  const rows = await planilhas.ask<{ id: string }>(
    'select identificador as id from talento where email = $1',
    [email],
  )
  expect(rows).toHaveLength(1)
  const input = { params: { identificador: rows[0]?.id ?? '' } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
}
const told = (email: string) =>
  planilhas.ask<Record<string, unknown>>(
    `select t.nome, t.telefone, t.cpf, t.sobre,
       array(select x.funcao from experiencia x where x.talento_id = t.id order by 1) as cargos
     from talento t where t.email = $1`,
    [email],
  )
const fusoesOf = async (email: string) => {
  const [row] = await planilhas.ask<{ id: string }>(
    'select identificador as id from talento where email = $1',
    [email],
  )
  const input = { params: { identificador: row?.id ?? '' } }
  const { data } = (await office.api.call('listFusoes', input, { token: office.token })).body
  return data.map(({ desfeitaEm, nome }) => ({ desfeitaEm, nome }))
}
const HEAD = 'Nome;E-mail;Telefone;CPF;Último cargo;Última empresa'
const cpfOf = (nove: string) => nove + cpfCheckDigits(nove)
const emails = (mundo: string) => ({
  gone: `${mundo}.outro@exemplo.test`,
  stays: `${mundo}.ele@exemplo.test`,
})

it('who is spelled with accents elsewhere keeps what a second sheet told, when the first is taken back', async () => {
  const { gone, stays } = emails('acento')
  await planilhas.enter({ nome: 'José Silva Acento', email: gone })
  const first = await bringIn(office, `${HEAD}\nJose Silva Acento;${stays};;;;`, vaga)
  const second = await bringIn(office, `${HEAD}\nJosé Silva Acento;${stays};11955522221;;Caixa;Padaria`, vaga)
  await eraseByEmail(gone)
  expect(await fusoesOf(stays)).toEqual([{ desfeitaEm: null, nome: 'José Silva Acento' }])
  expect((await planilhas.linhas(second)).map(({ nome }) => nome)).toEqual(['José Silva Acento'])
  await takeBack(office, first)
  expect(await told(stays)).toEqual([
    { nome: 'José Silva Acento', telefone: '11955522221', cpf: null, sobre: '', cargos: ['Caixa'] },
  ])
})

it('who is spelled with accents elsewhere keeps what a recruiter told', async () => {
  const { gone, stays } = emails('mao')
  await planilhas.enter({ nome: 'José Silva Mão', email: gone })
  const first = await bringIn(office, `${HEAD}\nJose Silva Mao;${stays};;;;`, vaga)
  await planilhas.enter({ nome: 'José Silva Mão', email: stays, sobre: 'Falei com ele por telefone.' })
  await eraseByEmail(gone)
  await takeBack(office, first)
  expect(await told(stays)).toMatchObject([{ nome: 'José Silva Mão', sobre: 'Falei com ele por telefone.' }])
})

it('a son of the same name and home phone stays when his father is erased', async () => {
  const { gone, stays } = emails('filho')
  const [pai, filho] = [cpfOf('611222333'), cpfOf('611222444')]
  const telefone = '1133334447'
  await planilhas.enter({ nome: 'José Silva Filho', email: gone, telefone, cpf: pai })
  const rowOf = (cargo: string) => `${HEAD}\nJosé Silva Filho;${stays};${telefone};${filho};${cargo};Padaria`
  const first = await bringIn(office, rowOf(''), vaga)
  await bringIn(office, rowOf('Caixa'), vaga)
  await eraseByEmail(gone)
  expect(await fusoesOf(stays)).toEqual([{ desfeitaEm: null, nome: 'José Silva Filho' }])
  await takeBack(office, first)
  expect(await told(stays)).toMatchObject([{ telefone, cpf: filho, cargos: ['Caixa'] }])
})

it('a son of the same name stays as he was told with his CPF and the e-mail of his father, who is erased', async () => {
  const { gone } = emails('casa')
  const [pai, filho] = [cpfOf('611222666'), cpfOf('611222777')]
  await planilhas.enter({ nome: 'José Silva Casa', email: gone, cpf: pai })
  await bringIn(office, `${HEAD}\nJosé Silva Casa;;;${filho};;`)
  await bringIn(office, `${HEAD}\nJosé Silva Casa;${gone};;${filho};Caixa;Padaria`)
  await eraseByEmail(gone)
  expect(
    await planilhas.ask(
      `select x.funcao from experiencia x join talento t on t.id = x.talento_id where t.cpf = $1`,
      [filho],
    ),
  ).toEqual([{ funcao: 'Caixa' }])
})

it('who is called by a shorter name keeps what was told by the whole one, with the same phone', async () => {
  const { gone, stays } = emails('duda')
  await planilhas.enter({ nome: 'Maria Souza Dudinha', email: gone })
  const rowOf = (nome: string) => `${HEAD}\n${nome} Souza Dudinha;${stays};11955511117;;Caixa;Padaria`
  const first = await bringIn(office, rowOf('Duda'), vaga)
  await bringIn(office, rowOf('Maria'), vaga)
  await eraseByEmail(gone)
  await takeBack(office, first)
  expect(await told(stays)).toMatchObject([{ nome: 'Maria Souza Dudinha', cargos: ['Caixa'] }])
})

it('what the sheet told of a namesake goes with that sheet, as ever', async () => {
  const { gone, stays } = emails('dela')
  await planilhas.enter({ nome: 'José Silva Dela', email: gone })
  await bringIn(office, `${HEAD}\nJose Silva Dela;${stays};;;;`)
  const second = await bringIn(office, `${HEAD}\nJosé Silva Dela;${stays};11955522227;;Errado;Padaria`, vaga)
  await eraseByEmail(gone)
  await takeBack(office, second)
  expect(await told(stays)).toMatchObject([{ nome: 'Jose Silva Dela', telefone: null, cargos: [] }])
})

it('who was told in another one by an e-mail of the erased one leaves that one, whatever that one is called', async () => {
  const { gone, stays } = emails('mesmo')
  const cpf = cpfOf('611222555')
  await planilhas.enter({ nome: 'José Silva Mesmo', email: stays, cpf })
  // A sheet that knows him by the CPF, which a correction gives to the erased one then.
  await bringIn(office, `${HEAD}\nJosé Silva Mesmo;${gone};;${cpf};Caixa;Padaria`, vaga)
  await planilhas.enter({ nome: 'José Silva Mesmo', email: gone, telefone: '11955522228' })
  await eraseByEmail(gone)
  expect(await told(stays)).toMatchObject([{ cpf, cargos: [] }])
})

it('whoever has another mailbox by now keeps what they confirmed at the former one, when a duplicate with that one is erased', async () => {
  const { gone, stays } = emails('antigo')
  const nome = 'Clara Antiga Caixa'
  const mailbox = openMailbox(office)
  const doors = openDoors(office, vaga)
  await doors.send({ nome, email: gone, sobre: 'Primeira.' })
  await mailbox.answer(gone, 'confirmar')
  const chave = await mailbox.keyOf(gone)
  await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', sobre: 'Dela.' })
  await doors.send({ nome, email: gone, formacao: 'Ensino Superior' }, (await publish(office)).id)
  await mailbox.answer(gone, 'confirmar')
  const form = await mailbox.formOn(chave)
  await mailbox.act(chave, { ...form, acao: 'corrigir', email: stays })
  await mailbox.act(await mailbox.keyOf(stays), { acao: 'trocar-email' })
  const [before] = await planilhas.ask('select formacao, sobre, curriculo_id from talento where email = $1', [
    stays,
  ])
  expect(before).toMatchObject({ formacao: 'Ensino Superior' })
  await doors.send({ nome, email: gone }, (await publish(office)).id)
  await eraseByEmail(gone)
  expect(
    await planilhas.ask('select formacao, sobre, curriculo_id from talento where email = $1', [stays]),
  ).toEqual([before])
})

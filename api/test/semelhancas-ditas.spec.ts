import { publish } from './support/campanhas'
import { type Enganadas, openOfficeOfEnganadas } from './support/enganadas'

/** «Talvez a mesma pessoa» of people on record who are told of once more, or corrected (decision 108). */

let office: Enganadas['office']
let casa: Enganadas['casa']
let vaga: number
beforeAll(async () => {
  ;({ office, casa } = await openOfficeOfEnganadas())
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())
const asMe = () => ({ token: office.token })

const pairsOf = async (identificador: string) =>
  (await casa.doors.detail(identificador)).semelhantes.map(({ nome, motivo }) => `${nome} ${motivo}`)
const correctEmail = async (identificador: string, email: string) => {
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params: { identificador } }, asMe()))
    .body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  return (await office.api.call('saveCorrecao', { params: { identificador }, body }, asMe())).status
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

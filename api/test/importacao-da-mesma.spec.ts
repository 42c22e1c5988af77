import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { beginImport } from './support/import-file'
import { openDoors } from './support/strangers'

/** Rows of one file that are one person on record, each by a key of its own (product 42). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })

it('each adds what it tells to the person, with a merge of its own, and the person stands in the campaign once', async () => {
  const { id: campanhaId } = await publish(office)
  const { identificador } = await openDoors(office, campanhaId).enterPessoa({
    nome: 'Jurema Dupla',
    email: 'jurema@exemplo.test',
    telefone: '',
    cpf: '390.533.447-05',
    habilidades: [],
  })
  const csv = [
    'Nome;E-mail;CPF;Habilidades;Último cargo',
    'Jurema Dupla;jurema@exemplo.test;;Excel;Caixa',
    'Outra Pessoa;outra.pessoa@exemplo.test;;Word;Balconista',
    'Jurema Dupla;;390.533.447-05;Libras;Gerente',
  ]
  const id = await beginImport(office.api.url, office.token, csv.join('\n'), campanhaId)
  await office.api.app.jobs.runDue()
  const query = { page: 0, size: 10 }
  const { body } = await office.api.call('listLinhasImportacao', { params: { id }, query }, as())
  expect(body.data.map(({ situacao }) => situacao)).toEqual(['unida', 'criada', 'unida'])
  const pessoa = (await office.api.call('getTalento', { params: { identificador } }, as())).body.data
  expect(pessoa.habilidades.toSorted()).toEqual(['Excel', 'Libras'])
  expect(pessoa.experienciasProfissionais.map(({ funcao }) => funcao).toSorted()).toEqual([
    'Caixa',
    'Gerente',
  ])
  const fusoes = await office.api.call('listFusoes', { params: { identificador } }, as())
  expect(fusoes.body.data.map(({ motivo }) => motivo)).toEqual(['cpf', 'email'])
  const { people } = await readBoard(office, campanhaId)
  expect(people['Triagem']?.toSorted()).toEqual(['Jurema Dupla', 'Outra Pessoa'])
})

import { addDias, diaInBrazil } from '@seleta/regras/dia'
import type { Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'
import { bringIn, sendFile } from './support/import-file'
import { openNights, type Nights } from './support/nights'
import { openDoors } from './support/strangers'

/** A file without a line of column names has its first row taken for one, and its name may be somebody's (decision 220). */

let nights: Nights
let office: Office
beforeAll(async () => {
  nights = await openNights()
  office = nights.office
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterEach(() => nights.wakeUp())
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)
const enter = (nome: string, part: Record<string, unknown> = {}) =>
  openDoors(office, 0).enterPessoa({ telefone: '', habilidades: [], nome, ...part })
async function erase(identificador: string): Promise<void> {
  const input = { params: { identificador } }
  expect((await office.api.call('deleteTalento', input, as())).status).toBe(204)
  await office.api.app.jobs.runDue()
}
async function importacaoOf(id: number) {
  const { data } = (await office.api.call('listImportacoes', {}, as())).body
  const { arquivo, colunas } = data.find((one) => one.id === id) ?? { arquivo: '', colunas: [] }
  return { arquivo, nomes: colunas.map(({ nome }) => nome), exemplos: colunas.flatMap((one) => one.exemplos) }
}
/** Nobody of the file comes in by its own first row. */
async function bringRest(id: number, mapeamento: Record<string, number>): Promise<void> {
  const params = { id }
  await office.api.call('checkImportacao', { params, body: { mapeamento, campanhaId: null } }, as())
  await office.api.app.jobs.runDue()
  expect((await office.api.call('startImportacao', { params }, as())).status).toBe(200)
  await office.api.app.jobs.runDue()
}

it.each([
  ['that waits', false],
  ['that has ended', true],
])('a file without column names %s names its first row no more once that one is erased', async (_, ends) => {
  const s = ends ? 'finda' : 'espera'
  const email = `tatiana.${s}@exemplo.test`
  const csv = `Tatiana Acéfala ${s};${email};11 96666-4321;Rua ${s} 7\nOutro Segundo;outro.${s}@exemplo.test;11 96666-8888;Rua Oito`
  const { id } = await sendFile(office, csv)
  if (ends) await bringRest(id, { nome: 0, email: 1, telefone: 2 })
  const { identificador } = await enter(`Tatiana Acéfala ${s}`, { email, telefone: '11966664321' })
  await erase(identificador)
  expect(await traces([`Tatiana Acéfala ${s}`, email, '96666-4321', '966664321', `Rua ${s}`])).toEqual([])
  expect((await importacaoOf(id)).nomes).toEqual(['Coluna 1', 'Coluna 2', 'Coluna 3', 'Coluna 4'])
})

it('a first row is found by a name that is spelled otherwise, or stands in two columns', async () => {
  const one = await sendFile(office, 'JOSE  CABEÇA;Rua Doze\nOutro Terceiro;Rua Treze')
  const two = await sendFile(office, 'Zenóbia;Cabeça Dupla;Rua Quinze\nOutra;Quarta;Rua Vinte')
  await bringRest(two.id, { nome: 0, sobrenome: 1, email: 2 })
  await erase((await enter('José Cabeça', { email: 'jose.cabeca@exemplo.test' })).identificador)
  await erase((await enter('Zenobia Cabeca Dupla', { email: 'zenobia.cabeca@exemplo.test' })).identificador)
  expect((await importacaoOf(one.id)).nomes).toEqual(['Coluna 1', 'Coluna 2'])
  expect((await importacaoOf(two.id)).nomes).toEqual(['Coluna 1', 'Coluna 2', 'Coluna 3'])
  expect(await traces(['Rua Doze', 'Rua Quinze'])).toEqual([])
})

it('column names, and a first row that is somebody else’s, stay as they are', async () => {
  const { id } = await sendFile(office, 'Nome;E-mail\nVilma Coluna;vilma.coluna@exemplo.test')
  const other = await sendFile(
    office,
    'Vilma Outra;vilma.outra@exemplo.test\nDois Quatro;dois.q@exemplo.test',
  )
  await erase((await enter('Vilma Coluna', { email: 'vilma.coluna@exemplo.test' })).identificador)
  expect(await importacaoOf(id)).toMatchObject({ nomes: ['Nome', 'E-mail'], exemplos: [] })
  const { nomes, exemplos } = await importacaoOf(other.id)
  expect(nomes).toEqual(['Vilma Outra', 'vilma.outra@exemplo.test'])
  expect(exemplos).toEqual(['Dois Quatro', 'dois.q@exemplo.test'])
})

it('a file that is called by the name of somebody is called so no more once they are erased', async () => {
  const ids = []
  for (const arquivo of ['indicação_VANDA  nômefile (1).csv', 'Vanda Nomefiles.csv']) {
    const form = new FormData()
    form.set('dados', '{}')
    form.set('arquivo', new Blob(['Nome;E-mail\nOutra Pessoa;outra.p@exemplo.test']), arquivo)
    const headers = { authorization: `Bearer ${office.token}` }
    const answer = await office.api.request('/talento/v1/importacoes', {
      method: 'POST',
      headers,
      body: form,
    })
    ids.push(((await answer.json()) as { data: { id: number } }).data.id)
  }
  await erase((await enter('Vanda Nomefile', { email: 'vanda.nomefile@exemplo.test' })).identificador)
  const nomes = []
  for (const id of ids) nomes.push((await importacaoOf(id)).arquivo)
  expect(nomes).toEqual(['planilha.csv', 'Vanda Nomefiles.csv'])
})

it('a month after the last that happened with it a file has no names of columns of its own', async () => {
  const csv = 'Marcela Mensal;marcela.mensal@exemplo.test\nOutro Mensal;outro.mensal@exemplo.test'
  const { id } = await sendFile(office, csv)
  const ended = await bringIn(office, 'Nome;E-mail\nEva Mensal;eva.mensal@exemplo.test')
  await nights.night(addDias(diaInBrazil(new Date()), 29))
  expect((await importacaoOf(id)).nomes).toEqual(['Marcela Mensal', 'marcela.mensal@exemplo.test'])
  await nights.night(addDias(diaInBrazil(new Date()), 32))
  expect((await importacaoOf(id)).nomes).toEqual(['Coluna 1', 'Coluna 2'])
  expect((await importacaoOf(ended)).nomes).toEqual(['Coluna 1', 'Coluna 2'])
  expect(await traces(['Marcela Mensal'])).toEqual([])
})

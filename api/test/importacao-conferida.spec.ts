import type { Importacao } from '@seleta/contract/importacoes'
import { openOffice, publish, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, sendFile, takeBack } from './support/import-file'

/** A file that was tried waits to be brought in: what becomes of others meanwhile takes no row out of it. */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
/** A file whose rows were tried, and that nobody has begun. */
async function tryFile(csv: string, campanhaId: number | null = null): Promise<number> {
  const { id, mapeamento } = await sendFile(office, csv)
  await office.api.call('checkImportacao', { params: { id }, body: { mapeamento, campanhaId } }, as())
  await office.api.app.jobs.runDue()
  return id
}
const begin = (id: number) => office.api.call('startImportacao', { params: { id } }, as())
async function bringRest(id: number): Promise<void> {
  expect((await begin(id)).status).toBe(200)
  await office.api.app.jobs.runDue()
}
const outcomes = async (id: number): Promise<Partial<Importacao['contagem']>> => {
  const { data } = (await office.api.call('listImportacoes', {}, as())).body
  return data.find((one) => one.id === id)?.contagem ?? {}
}

describe('a wrong file that is taken back while the mended one waits', () => {
  it('leaves every row of it, as of somebody who is not there yet', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('espera', 15, 1), id)
    const mended = await tryFile(fileOf('espera', 15, 0), id)
    expect(await outcomes(mended)).toMatchObject({ unir: 4, nova: 0 })
    await takeBack(office, wrong)
    expect(await outcomes(mended)).toMatchObject({ unir: 0, nova: 4, erro: 0 })
    const linhas = await planilhas.linhas(mended)
    expect(linhas.map(({ nome, motivos }) => [nome.split(' ')[0], motivos])).toEqual(
      NOMES.map((nome) => [nome.split(' ')[0], {}]),
    )
    await bringRest(mended)
    expect(await outcomes(mended)).toMatchObject({ criada: 4, erro: 0 })
    expect(await planilhas.people('espera')).toEqual(right('espera', 15, [id]))
  })

  it('and is begun before the wrong one is gone, leaves everybody as the mended one tells of them', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('junto', 16, 1), id)
    const mended = await tryFile(fileOf('junto', 16, 0), id)
    const undo = await office.api.call('undoImportacao', { params: { id: wrong } }, as())
    expect([undo.status, (await begin(mended)).status]).toEqual([200, 200])
    await office.api.app.jobs.runDue()
    expect(await outcomes(mended)).toMatchObject({ erro: 0 })
    expect(await planilhas.people('junto')).toEqual(right('junto', 16, [id]))
  })
})

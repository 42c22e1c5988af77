import { openOffice, publish, type Office } from './support/campanhas'
import { fileOf, NOMES, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/**
 * Somebody is erased between a wrong file, whose mended rows have met others, and its being taken back: they do not come
 * back with it.
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const erase = async (nome: string) => {
  const { identificador } = await planilhas.detail(nome)
  const answer = await office.api.call(
    'deleteTalento',
    { params: { identificador } },
    { token: office.token },
  )
  expect(answer.status).toBe(204)
}
/** Where a text stands in what is kept of people and files. */
const findText = (text: string) =>
  planilhas.ask(
    `select 'talento' as tabela from talento t where t::text like $1
     union all select 'fusao' from fusao f where f.chegou::text like $1
     union all select 'importacao_linha' from importacao_linha l where l::text like $1`,
    [`%${text}%`],
  )

describe.each([1, -1])('a file whose e-mails slipped by %i', (moved) => {
  it.each([0, 1, 2, 3])('does not bring %i back', async (n) => {
    const ddd = 14 + moved
    const mundo = `some${'klmn'.charAt(n)}${moved > 0 ? 'x' : 'y'}`
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    await bringIn(office, fileOf(mundo, ddd, 0), id)
    await erase(`${NOMES[n]} ${mundo}`)
    expect(await findText(`${NOMES[n]} ${mundo}`)).toEqual([])
    await takeBack(office, wrong)
    expect(await findText(`${NOMES[n]} ${mundo}`)).toEqual([])
    await office.api.pool.query('delete from talento where nome like $1', [`% ${mundo}`])
  })
})

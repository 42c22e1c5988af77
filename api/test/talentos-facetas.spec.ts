import type { Facetas } from '@seleta/contract/facetas'
import {
  apply,
  buildInscricao,
  CAMPINAS,
  openOffice,
  publish,
  SAO_PAULO,
  type Office,
} from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  const people = [
    {
      nome: 'Ana Um',
      cidadeId: SAO_PAULO.id,
      idiomas: ['Inglês', 'Espanhol'],
      habilidades: ['Liderança'],
      formacao: 'Graduação',
    },
    {
      nome: 'Bia Dois',
      cidadeId: SAO_PAULO.id,
      idiomas: ['Inglês'],
      habilidades: ['Comunicação'],
      formacao: 'Ensino Superior',
    },
    {
      nome: 'Caio Três',
      cidadeId: CAMPINAS.id,
      idiomas: ['Alemão'],
      habilidades: ['Liderança'],
      formacao: 'Mestrado',
    },
  ]
  for (const person of people) await apply(office.api, campanhaId, buildInscricao(person))
})
afterAll(() => office.api.close())

const count = async (filtro: object = {}) => {
  const { status, body } = await office.api.call(
    'countFacetas',
    { body: { idCampanha: campanhaId, ...filtro } },
    { token: office.token },
  )
  expect(status).toBe(200)
  return body.data
}
const totals = (opcoes: Facetas['idiomas']) =>
  Object.fromEntries(opcoes.map(({ rotulo, total }) => [rotulo, total]))

describe('counts beside the options (product 38)', () => {
  it('tell of links and origins, in the basket those of all campaigns', async () => {
    await office.api.pool.query(
      `update inscricao i set fonte = 'linkedin' from talento t where t.id = i.talento_id and t.nome = 'Ana Um'`,
    )
    const linkedin = { valor: 'linkedin', rotulo: 'linkedin' }
    expect((await count()).fontes).toEqual([{ ...linkedin, total: 1 }])
    expect((await count({ fontes: ['linkedin'], idiomas: ['Alemão'] })).fontes).toEqual([])
    const cesta = await count({ idCampanha: null, origens: ['BNE'] })
    expect(cesta.fontes).toMatchObject([linkedin])
    expect(totals(cesta.origens ?? [])).toEqual({ MANUAL: 3, ABLER: 0, BNE: 0 })
    expect(totals(cesta.idiomas)).toMatchObject({ Inglês: 0 })
  })

  it('tell of each origin how many it would show, whichever is picked', async () => {
    const all = { MANUAL: 3, ABLER: 0, BNE: 0 }
    expect(totals((await count({ origens: ['MANUAL'] })).origens ?? [])).toEqual(all)
    const none = await count({ origens: ['BNE'] })
    expect(totals(none.origens ?? [])).toEqual(all)
    expect(totals(none.idiomas)['Inglês']).toBe(0)
    expect((await count({ origens: ['BNE'], idiomas: ['Alemão'] })).origens?.[0]?.total).toBe(1)
  })

  it('cover all options of the closed lists, and cities and functions by frequency', async () => {
    const facetas = await count()
    expect(totals(facetas.idiomas)).toEqual({
      Alemão: 1,
      Espanhol: 1,
      Francês: 0,
      Inglês: 2,
      Italiano: 0,
      Português: 0,
    })
    expect(facetas.cidades).toEqual([
      { valor: String(SAO_PAULO.id), rotulo: 'São Paulo – SP', total: 2 },
      { valor: String(CAMPINAS.id), rotulo: 'Campinas – SP', total: 1 },
    ])
    expect(facetas.isParcial).toBe(false)
  })

  it('count levels that mean the same together, as the filter does', async () => {
    const { niveisEducacionais } = await count()
    expect(totals(niveisEducacionais)).toMatchObject({ 'Ensino Superior': 2, Graduação: 2, Mestrado: 1 })
  })

  it('narrow the other categories and leave their own open: options of one category widen', async () => {
    const facetas = await count({ idiomas: ['Inglês'] })
    expect(totals(facetas.idiomas)).toMatchObject({ Inglês: 2, Alemão: 1 })
    expect(totals(facetas.habilidades)).toMatchObject({ Liderança: 1, Comunicação: 1 })
    const both = await count({ idiomas: ['Inglês'], habilidades: ['Liderança'] })
    expect(totals(both.idiomas)).toMatchObject({ Inglês: 1, Alemão: 1 })
    expect(totals(both.habilidades)).toMatchObject({ Liderança: 1, Comunicação: 1 })
  })

  it('equal what the filter finds, option by option', async () => {
    for (const { valor, total } of (await count({ cidades: [SAO_PAULO.id] })).idiomas) {
      const { body } = await office.api.call(
        'filterTalentos',
        { query: { size: 8 }, body: { idCampanha: campanhaId, cidades: [SAO_PAULO.id], idiomas: [valor] } },
        { token: office.token },
      )
      expect([valor, body.totalElements]).toEqual([valor, total])
    }
  })

  it('keep a picked city that nobody lives in, with its name', async () => {
    const { cidades } = await count({ cidades: [2_611_606], idiomas: ['Italiano'] })
    expect(cidades).toContainEqual({ valor: '2611606', rotulo: 'Recife – PE', total: 0 })
  })

  it('follow a keyword, in a campaign and in the basket', async () => {
    for (const filtro of [{}, { idCampanha: null }]) {
      const facetas = await count({ ...filtro, pesquisa: { palavraChave: 'liderança' } })
      expect(totals(facetas.idiomas)).toMatchObject({ Inglês: 1, Espanhol: 1, Alemão: 1, Francês: 0 })
      const both = await count({ ...filtro, pesquisa: { palavraChave: 'liderança' }, idiomas: ['Alemão'] })
      expect(totals(both.idiomas)).toMatchObject({ Inglês: 1, Alemão: 1 })
      expect(totals(both.niveisEducacionais)).toMatchObject({ Mestrado: 1, Graduação: 0 })
    }
  })

  it('follow each change of a person, by whichever way it is written', async () => {
    const change = (set: string) =>
      office.api.pool.query(`update talento set ${set} where empresa_id = $1 and nome = 'Caio Três'`, [
        office.empresaId,
      ])
    const of = async (filtro: object) => totals((await count({ idCampanha: null, ...filtro })).idiomas)
    await change(`idiomas = array['Francês', 'D''Oc \\']`)
    expect(await of({})).toMatchObject({ Alemão: 0, Francês: 1 })
    expect(await of({ habilidades: ['Liderança'], idiomas: ["D'Oc \\"] })).toMatchObject({ Francês: 1 })
    const { body } = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: null, idiomas: ["D'Oc \\"] } },
      { token: office.token },
    )
    expect(body.data.map(({ nome }) => nome)).toEqual(['Caio Três'])
    await change('oculta_em = now()')
    expect(await of({})).toMatchObject({ Francês: 0, Inglês: 2 })
    await change(`oculta_em = null, idiomas = array['Alemão']`)
    expect(await of({})).toMatchObject({ Alemão: 1, Inglês: 2 })
  })

  it('stop at a thousand people and say so', async () => {
    const { api, empresaId } = office
    await api.pool.query(
      `insert into talento (empresa_id, nome, idiomas) select $1, 'Muita Gente', array['Italiano']
       from generate_series(1, 1200)`,
      [empresaId],
    )
    const many = await count({ idCampanha: null, idiomas: ['Italiano'] })
    expect([many.isParcial, many.cidades]).toEqual([true, []])
    expect(totals(many.idiomas)['Italiano']).toBeLessThanOrEqual(1001)
    const few = await count({ idCampanha: null, idiomas: ['Italiano'], cidades: [CAMPINAS.id] })
    expect(few.isParcial).toBe(true)
    const exact = await count({ idCampanha: null, idiomas: ['Italiano', 'Alemão'], cidades: [CAMPINAS.id] })
    expect(totals(exact.habilidades)).toMatchObject({ Liderança: 1 })
    await api.pool.query("delete from talento where nome = 'Muita Gente'")
    expect((await count({ idCampanha: null, idiomas: ['Italiano'] })).isParcial).toBe(false)
  })

  it('are another company’s own', async () => {
    const { token } = office.estranho
    const mine = await office.api.call('countFacetas', { body: { idCampanha: campanhaId } }, { token })
    expect(mine.status).toBe(404)
    const basket = await office.api.call('countFacetas', { body: { idCampanha: null } }, { token })
    expect(basket.body.data.cidades).toEqual([])
  })
})

describe('saved filters (design.md 4.5)', () => {
  const list = async (token = office.token) =>
    (await office.api.call('listFiltrosSalvos', { query: { tela: 'candidatos' } }, { token })).body.data

  it('are kept per person, replaced under the same name, and deleted', async () => {
    await seedUsuario(office.api.db, office.empresaId, 'beto@aurora.test', 'Beto Reis')
    const colega = await office.api.login('beto@aurora.test')
    const save = (consulta: object, token = office.token) =>
      office.api.call(
        'createFiltroSalvo',
        { body: { tela: 'candidatos', nome: 'Inglês', consulta } },
        { token },
      )
    await save({ idiomas: ['Espanhol'] })
    const { body } = await save({ idiomas: ['Inglês'], cidades: [SAO_PAULO.id] })
    expect(await list()).toEqual([
      { id: body.data.id, nome: 'Inglês', consulta: { idiomas: ['Inglês'], cidades: [SAO_PAULO.id] } },
    ])
    expect(await list(colega)).toEqual([])
    const remove = (token: string) =>
      office.api.call('deleteFiltroSalvo', { params: { id: body.data.id } }, { token })
    expect((await remove(colega)).status).toBe(404)
    expect((await remove(office.token)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('need a name', async () => {
    const { status, erro } = await office.api.call(
      'createFiltroSalvo',
      { body: { tela: 'cesta', nome: '', consulta: {} } },
      { token: office.token },
    )
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([422, ['nome']])
  })
})

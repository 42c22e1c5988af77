import { gunzipSync } from 'node:zlib'
import { formatCidade } from '@seleta/regras/cidade'
import { sql } from 'kysely'
import { cidadeInWords } from '../src/database/sql/cidade-in-words'
import { readCatalogos } from '../src/ground/catalogos/nomes-do-catalogo-repository'
import { openOffice, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

describe('the catalogues (spec sections 7 and 9)', () => {
  it.each(['sao paulo', 'SÃO PAULO', 'São  Paulo', 'paulo sao'])('find São Paulo by %j', async (busca) => {
    const { body } = await office.api.call('listCidades', { query: { busca, limite: 1 } })
    expect(body.map((cidade) => `${cidade.nome} ${cidade.uf}`)).toEqual(['São Paulo SP'])
  })

  it.each([
    ['campin', 'Campinas SP'],
    ['sao jose', 'São José dos Campos SP'],
    ['santa', 'Santarém PA'],
    ['são jo', 'São José dos Campos SP'],
  ])('show the largest city first of those that begin with %j (audit W10)', async (busca, first) => {
    const { body } = await office.api.call('listCidades', { query: { busca, limite: 5 } })
    expect(body.map((cidade) => `${cidade.nome} ${cidade.uf}`)[0]).toBe(first)
  })

  it('write every city as the screens do, and read it back as itself', async () => {
    const { rows } = await sql<{ id: number; nome: string; uf: string; escrita: string }>`
      select c.id, c.nome, c.uf, ${cidadeInWords('c')} as escrita from cidade c
    `.execute(office.api.db)
    expect(rows.length).toBeGreaterThan(5500)
    expect(rows.filter((cidade) => cidade.escrita !== formatCidade(cidade))).toEqual([])
    const { findCidade } = await readCatalogos(office.api.db)
    expect(rows.filter(({ id, escrita }) => findCidade(escrita, '') !== id)).toEqual([])
  })

  it('give the whole list of cities to anybody, names in Portuguese order', async () => {
    const { status, body } = await office.api.call('listCidades', { query: {} })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(5500)
    const nomes = body.map((cidade) => cidade.nome)
    expect(nomes.indexOf('Água Branca')).toBeLessThan(nomes.indexOf('Zacarias'))
    expect(nomes).toEqual(nomes.toSorted(new Intl.Collator('pt-BR').compare))
  })

  it('give the same list of cities packed and plain', async () => {
    const get = (encoding: string) =>
      office.api.app.inject({ url: '/campanha/v1/cidades', headers: { 'accept-encoding': encoding } })
    const [plain, packed] = [await get('identity'), await get('gzip, br')]
    for (const { headers } of [plain, await get('gzip;q=0')])
      expect(headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  it('give the cities of one state', async () => {
    const { body } = await office.api.call('listCidades', { query: { uf: 'DF' } })
    expect(new Set(body.map((cidade) => cidade.uf))).toEqual(new Set(['DF']))
  })

  it('find functions by synonym', async () => {
    const funcao = await office.api.db
      .selectFrom('funcao')
      .select(['descricao', 'sinonimos'])
      .where('descricao', '=', 'Auxiliar de Logística')
      .executeTakeFirstOrThrow()
    const [sinonimo = ''] = funcao.sinonimos
    expect(sinonimo).not.toBe('')
    const { body } = await office.api.call(
      'listFuncoes',
      { query: { busca: sinonimo } },
      { token: office.token },
    )
    expect(body.data.map((item) => item.descricao)).toContain('Auxiliar de Logística')
  })

  it('put functions that begin with the search first and respect the limit', async () => {
    const { body } = await office.api.call(
      'listFuncoes',
      { query: { busca: 'analista', limite: 5 } },
      { token: office.token },
    )
    expect(body.data).toHaveLength(5)
    expect(body.data.every((item) => item.descricao.startsWith('Analista'))).toBe(true)
  })

  it('leave functions that are switched off out of the active list', async () => {
    const { id } = await office.api.db
      .insertInto('funcao')
      .values({ descricao: 'Acendedor de lampiões', status: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const query = { busca: 'lampioes' }
    const all = await office.api.call('listFuncoes', { query }, { token: office.token })
    const active = await office.api.call('listFuncoesAtivas', { query }, { token: office.token })
    expect(all.body.data.map((item) => item.id)).toEqual([id])
    expect(active.body.data).toEqual([])
  })

  it('answer a search with no more cities than anybody reads', async () => {
    for (const query of [{ busca: 'a' }, { limite: 6000 }, { busca: 'a', limite: 6000 }])
      expect((await office.api.call('listCidades', { query })).body).toHaveLength(100)
  })

  it('take a percent sign for a percent sign', async () => {
    const { body } = await office.api.call('listCidades', { query: { busca: '%' } })
    expect(body).toEqual([])
  })

  it('answer courses, benefits, contract types and the 29 tests', async () => {
    const { api, token } = office
    const cursos = await api.call('listCursos', { query: { busca: 'administracao' } }, { token })
    expect(cursos.body.data.map((item) => item.nome)).toContain('Administração')
    const beneficios = await api.call('listBeneficios', { query: {} }, { token })
    expect(beneficios.body.data.some((item) => item.id === 1)).toBe(true)
    const tipos = await api.call('listTiposContratacao', { query: { busca: 'clt' } }, { token })
    expect(tipos.body.data.map((item) => item.descricao)).toContain('CLT')
    const testes = await api.call('listTestes', {}, { token })
    expect(testes.body.data).toHaveLength(29)
    expect(testes.body.data.filter((item) => item.id === 55_544 || item.id === 3322)).toHaveLength(2)
  })
})

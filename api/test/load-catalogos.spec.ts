import { loadCatalogos } from '../src/ground/catalogos/load-catalogos-repository'
import { readCatalogos, readCatalogosOf } from '../src/ground/catalogos/nomes-do-catalogo-repository'
import { createTestDatabase, type TestDatabase } from './support/test-database'

// The template that this database is a copy of has the catalogues.
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const count = async (tabela: string) =>
  Number((await database.pool.query<{ n: number }>(`select count(*) n from ${tabela}`)).rows[0]?.n)

describe('loading the catalogues', () => {
  it('writes 5,571 cities, at least 350 functions and 120 courses, and the 29 tests', async () => {
    expect(await count('cidade')).toBe(5571)
    expect(await count('funcao')).toBeGreaterThanOrEqual(350)
    expect(await count('curso')).toBeGreaterThanOrEqual(120)
    expect(await count('teste')).toBe(29)
  })

  it('a second time writes nothing', async () => {
    expect(await loadCatalogos(database.db)).toBe(0)
  })

  it('mends what differs and leaves rows of others alone', async () => {
    const { pool, db } = database
    await pool.query("update beneficio set descricao = 'Vale-nada' where id = 1")
    await pool.query("insert into funcao (id, descricao) values (900001, 'Acendedor de lampiões')")
    expect(await loadCatalogos(db)).toBe(1)
    const { rows } = await pool.query<{ descricao: string }>('select descricao from beneficio where id = 1')
    expect(rows[0]?.descricao).toBe('Vale-transporte')
    expect(await count('funcao where id = 900001')).toBe(1)
  })

  it('by two processes at once ends whole', async () => {
    const { pool, db } = database
    await pool.query('delete from curso')
    await Promise.all([loadCatalogos(db), loadCatalogos(db)])
    expect(await count('curso')).toBeGreaterThanOrEqual(120)
  })
})

describe('one person’s words', () => {
  it('mean the same city and function as in a file of many', async () => {
    const { pool, db } = database
    const all = await readCatalogos(db)
    const { rows: cidades } = await pool.query<{ id: number; nome: string; uf: string }>(
      "select id, nome, uf from cidade where id % 60 = 0 or nome ~ '[^[:alpha:] ]' or nome in ('Bom Jesus', 'Mundo Novo')",
    )
    const { rows: cargos } = await pool.query<{ cargo: string }>(
      'select cargo from funcao, unnest(sinonimos || descricao::text) u (cargo) where id % 10 = 0',
    )
    expect([cidades.length > 150, cargos.length > 100]).toEqual([true, true])
    for (const { id, nome, uf } of cidades) {
      for (const text of [nome, nome.toUpperCase(), `${nome} - ${uf}`, `${nome}/${uf}`]) {
        const one = await readCatalogosOf(db, { cidade: text, ultimoCargo: '' })
        expect([text, one.findCidade(text, '')]).toEqual([text, all.findCidade(text, '')])
      }
      expect((await readCatalogosOf(db, { cidadeId: id, ultimoCargo: '' })).hasCidade(id)).toBe(true)
    }
    for (const { cargo } of cargos) {
      const one = await readCatalogosOf(db, { ultimoCargo: cargo })
      expect([cargo, one.funcaoIdOf(cargo)]).toEqual([cargo, all.funcaoIdOf(cargo)])
    }
  })

  it('that are a pattern, or part of a name, name nothing', async () => {
    for (const text of ['%', 'Campina_', 'Campin', 'São%'])
      expect(
        (await readCatalogosOf(database.db, { cidade: text, ultimoCargo: text })).findCidade(text, ''),
      ).toBeNull()
  })
})

import { loadCatalogos } from '../src/ground/catalogos/load-catalogos-repository'
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

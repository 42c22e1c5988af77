import fc from 'fast-check'
import { createTestDatabase, type TestDatabase } from './support/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await pool.query("insert into empresa (nome, slug) values ('A', 'a')")
  await pool.query(
    "insert into campanha (empresa_id, nome) select id, 'Um' from empresa union all select id, 'Dois' from empresa",
  )
  await pool.query(`
    insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
    select empresa_id, id, t, 1, t from campanha, unnest(array['triagem', 'contratado', 'reprovado']) t`)
  await pool.query(
    "insert into talento (empresa_id, nome) select id, 'P' || n from empresa, generate_series(1, 20) n",
  )
})
afterAll(() => database.drop())

/** One statement over the people of a campaign, told in small numbers. */
const step = fc.record({
  kind: fc.constantFrom('apply', 'move', 'withdraw', 'return', 'leave', 'retype'),
  campanha: fc.integer({ min: 0, max: 1 }),
  etapa: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
  from: fc.integer({ min: 1, max: 20 }),
  count: fc.integer({ min: 1, max: 20 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function run({ kind, campanha, etapa, from, count }: Step): Promise<void> {
  const { pool } = database
  const { rows } = await pool.query<{ id: number; etapas: number[] }>(
    'select c.id, array_agg(e.id order by e.id) as etapas from campanha c join etapa e on e.campanha_id = c.id group by 1 order by 1',
  )
  const target = rows[campanha]
  if (target === undefined) throw new Error('two campaigns are seeded')
  const etapaId = etapa === null ? null : (target.etapas[etapa] ?? null)
  const people = [target.id, from, from + count]
  const where = 'campanha_id = $1 and talento_id >= $2 and talento_id < $3'
  switch (kind) {
    case 'apply':
      await pool.query(
        `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id)
         select empresa_id, $1, id, $4 from talento where id >= $2 and id < $3 on conflict do nothing`,
        [...people, etapaId],
      )
      break
    case 'move':
      await pool.query(`update inscricao set etapa_id = $4 where ${where}`, [...people, etapaId])
      break
    case 'withdraw':
      await pool.query(`update inscricao set situacao = 'retirada' where ${where}`, people)
      break
    case 'return':
      await pool.query(`update inscricao set situacao = 'ativa' where ${where}`, people)
      break
    case 'leave':
      await pool.query(`delete from inscricao where ${where}`, people)
      break
    case 'retype':
      await pool.query('update etapa set tipo = $2 where id = $1', [
        target.etapas[1],
        count % 2 === 0 ? 'contratado' : 'finalista',
      ])
      break
  }
}

describe('counters on campaigns and stages (docs/decisions/010)', () => {
  it('equal a fresh count after any order of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const one of steps) await run(one)
        const { rows } = await database.pool.query(`
          select c.id from campanha c
          left join lateral (select count(*) as n, count(*) filter (where e.tipo = 'contratado') as f
            from inscricao i left join etapa e on e.id = i.etapa_id
            where i.campanha_id = c.id and i.situacao = 'ativa') t on true
          where c.qtd_talentos <> t.n or c.qtd_finalizados <> t.f
          union all
          select e.id from etapa e where e.qtd <> (
            select count(*) from inscricao i where i.etapa_id = e.id and i.situacao = 'ativa')`)
        expect(rows).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('do not deadlock when people cross between two stages at the same time', async () => {
    const { pool } = database
    await pool.query('delete from inscricao')
    await pool.query(`
      insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id)
      select t.empresa_id, e.campanha_id, t.id, e.id from talento t, (select * from etapa order by campanha_id, id limit 1) e`)
    const { rows: etapas } = await pool.query<{ id: number }>(
      'select id from etapa where campanha_id = (select min(campanha_id) from etapa) order by id limit 2',
    )
    const [a, b] = etapas.map(({ id }) => id)
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        pool.query('update inscricao set etapa_id = $1 where talento_id = $2', [
          i % 2 === 0 ? a : b,
          (i % 20) + 1,
        ]),
      ),
    )
    const { rows } = await pool.query('select sum(qtd)::int as total from etapa')
    expect(rows).toEqual([{ total: 20 }])
  })
})

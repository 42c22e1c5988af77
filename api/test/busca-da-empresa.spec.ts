import { sql } from 'kysely'
import { idsByKeyword } from '../src/areas/pessoas/list/chaves-repository'
import { createTalentosRepository } from '../src/areas/pessoas/list/talentos-repository'
import type { ModoBusca } from '../src/database/sql/talento-filter'
import { talentoConditions } from '../src/database/sql/talento-filter'
import { seedEmpresa } from './support/seed-empresa'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** People are found by keys that begin with their company (docs/decisions/119). */

const SOBRES = [
  "Pós-venda e atendimento ao cliente, 'vendas' no balcão",
  'Node.js, C#, C++ e .NET; gestões de equipes',
  'Motorista de caminhão. Logística e expedição \\ carga',
  'Enfermagem, UTI, plantões em São Paulo',
  'Analista de TI. Programação, SQL & dados',
  '',
]
const NOMES = [
  "Ana D'Ávila",
  'Jó Silva',
  'Maria José Conceição',
  'Li Wei 李偉',
  'Örn Ångström',
  'Bento Guimarães',
]
const HABILIDADES = ['Excel', "Vendas 'B2B'", 'Comunicação \\ escrita', 'a & b | !c', 'Liderança (equipes)']

let base: TestDatabase
let empresas: number[]
beforeAll(async () => {
  base = await createTestDatabase()
  empresas = []
  for (const nome of ['a', 'b'])
    empresas.push((await seedEmpresa(base.db, nome, `${nome}@busca.test`)).empresaId)
  await base.pool.query(
    `insert into talento (empresa_id, nome, email, telefone, sobre, habilidades, idiomas, formacao, origem)
     select e, ($2::text[])[n % 6 + 1] || ' ' || n, case when n % 4 > 0 then 'p' || n || '.x@ex-' || n % 7 || '.com' end,
       '1190000' || lpad(n::text, 4, '0'), ($3::text[])[(n / 6) % 6 + 1], array[($4::text[])[n % 5 + 1]],
       case when n % 3 = 0 then '{Inglês}'::text[] else '{}' end, 'Ensino Médio', case when n % 5 = 0 then 'BNE' else 'MANUAL' end
     from unnest($1::bigint[]) e, generate_series(1, 150) n`,
    [empresas, NOMES, SOBRES, HABILIDADES],
  )
})
afterAll(() => base.drop())

const readRows = async (empresaId: number, filtro: object, modo: ModoBusca) => {
  const { rows } = await sql<{ id: number }>`
    select t.id from talento t where t.empresa_id = ${empresaId} and ${talentoConditions(filtro, modo)} order by 1
  `.execute(base.db)
  return rows.map(({ id }) => id)
}

const PALAVRAS = [
  'vendas',
  'pos-venda',
  '"atendimento ao cliente"',
  'atendimento -motorista',
  '-"são paulo"',
  '-vendas',
  'c# ou enfermagem',
  'node',
  '.net sql',
  "d'ávila",
  "'vendas'",
  'a',
  'jo',
  'li',
  'ar',
  'ana 12',
  'p12.x@ex-5',
  '900001',
  '李偉',
  'de a e',
  'ångström',
  'mari sil',
  'a\\b',
  '& | !',
  'nada disto existe',
]

it.each(PALAVRAS)('the keys of a company find whom its rows hold: %s', async (palavraChave) => {
  const talentos = createTalentosRepository(base.db)
  for (const filtro of [
    { pesquisa: { palavraChave } },
    { pesquisa: { palavraChave }, habilidades: HABILIDADES.slice(1, 4), idiomas: ['Inglês'] },
  ])
    for (const empresaId of empresas) {
      const found = (await talentos.find(empresaId, filtro, 'exato')).toSorted((a, b) => a - b)
      expect(found).toEqual(await readRows(empresaId, filtro, 'exato'))
    }
})

it.each(['conseicao', 'guimaraez', 'mria jose', 'angstron', 'p12x', 'x'])(
  'so they do by likeness: %s',
  async (palavraChave) => {
    const filtro = { pesquisa: { palavraChave } }
    const found = await createTalentosRepository(base.db).find(empresas[0] ?? 0, filtro, 'parecido')
    expect(found.toSorted((a, b) => a - b)).toEqual(await readRows(empresas[0] ?? 0, filtro, 'parecido'))
  },
)

it.each(HABILIDADES)('marks with any signs in them are found: %s', async (habilidade) => {
  const filtro = { habilidades: [habilidade] }
  const found = await createTalentosRepository(base.db).find(empresas[1] ?? 0, filtro, 'exato')
  expect(found).toHaveLength(30)
  expect(found.toSorted((a, b) => a - b)).toEqual(await readRows(empresas[1] ?? 0, filtro, 'exato'))
})

it('people are found without reading anybody: by the index whose keys begin with the company', async () => {
  await base.pool.query('analyze talento; analyze talento_marcas')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain ${idsByKeyword(empresas[0] ?? 0, { pesquisa: { palavraChave: 'vendas' }, habilidades: ['Excel'] }, 'exato', 1001)}
  `.execute(base.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan.match(/ on talento_chaves /g)).toHaveLength(2)
  expect(plan).not.toMatch(/Seq Scan/)
})

import { sql } from 'kysely'
import { idsByKeyword } from '../src/areas/pessoas/list/chaves-repository'
import { createTalentosRepository } from '../src/areas/pessoas/list/talentos-repository'
import { type Busca, grausOf } from '../src/database/sql/busca'
import { grauOf } from '../src/database/sql/busca-conditions'
import { talentoConditions } from '../src/database/sql/talento-filter'
import { likeBusca, readBusca } from '../src/ground/busca/read-busca'
import { seedEmpresa } from './support/seed-empresa'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** People are found by keys that begin with their company (docs/decisions/119). */

const SOBRES = [
  "Pós-venda e atendimento ao cliente, 'vendas' no balcão",
  'Node.js, C#, C++ e .NET; gestões de equipes',
  'Motorista de caminhão. Logística e expedição \\ carga',
  'Enfermagem, UTI, plantões em São Paulo',
  'Analista de TI. Programação, SQL & dados',
  'Suporte a Amazon Web Services, bombeiro profissional civil',
  'Suporte a Amazon Web e a Web Services; bombeiro profissional e socorro profissional civil',
  'Morou em Mogi-Guaçu',
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
       '1190000' || lpad(n::text, 4, '0'), ($3::text[])[(n / 6) % cardinality($3::text[]) + 1], array[($4::text[])[n % 5 + 1]],
       case when n % 3 = 0 then '{Inglês}'::text[] else '{}' end, 'Ensino Médio', case when n % 5 = 0 then 'BNE' else 'MANUAL' end
     from unnest($1::bigint[]) e, generate_series(1, 150) n`,
    [empresas, NOMES, SOBRES, HABILIDADES],
  )
})
afterAll(() => base.drop())

const readRows = async (empresaId: number, filtro: object, busca: Busca | null) => {
  const { rows } = await sql<{ id: number; grau: number }>`
    select t.id, ${busca === null ? sql`0` : grauOf(busca)} as grau from talento t
    where t.empresa_id = ${empresaId} and ${talentoConditions(filtro, busca)} order by 1
  `.execute(base.db)
  return rows
}

const readKeys = async (empresaId: number, filtro: object, busca: Busca) => {
  const ids = idsByKeyword(empresaId, filtro, busca, 1001)
  const { rows } = await sql<{ id: number; grau: number }>`${ids}`.execute(base.db)
  return rows.toSorted((a, b) => a.id - b.id)
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
  'motorista',
  'condutor',
  'enf exp',
  'programa',
  '"analista de ti"',
  '"motorista de caminhão"',
  'enfermeira -plantões',
  'desenvolvedor ou condutor',
  'com',
  'bento 119',
  'são paulo',
  'aguas 1190',
  'p12.x@ex-5.com',
  '(11) 90000-0012',
  '00 0012',
  'aws',
  'amazon web services',
  'suporte -aws',
  'brigadista',
  'suporte -brigadista',
  'mogi-guaçu',
  'morou -mogi-guaçu',
]

it.each(PALAVRAS)('the keys of a company find whom its rows hold, as well: %s', async (palavraChave) => {
  const busca = readBusca(palavraChave, false)
  for (const filtro of [
    {},
    { habilidades: HABILIDADES.slice(1, 4), idiomas: ['Inglês'] },
    { origens: ['BNE'] },
  ])
    for (const empresaId of empresas) {
      const rows = await readRows(empresaId, filtro, busca)
      const daOrigem = 'origens' in filtro ? await readBne(empresaId) : null
      expect(await readKeys(empresaId, filtro, busca)).toEqual(
        rows.filter(({ id }) => daOrigem === null || daOrigem.has(id)),
      )
    }
})

/** Origins are no part of what a row is asked: the list asks them of the marks. */
async function readBne(empresaId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from talento where empresa_id = ${empresaId} and origem = 'BNE'`.execute(base.db)
  return new Set(rows.map(({ id }) => id))
}

it.each(['conseicao', 'guimaraez', 'mria jose', 'angstron', 'p12x', 'x'])(
  'so they do by likeness: %s',
  async (palavraChave) => {
    const busca = likeBusca(palavraChave, false)
    expect(await readKeys(empresas[0] ?? 0, {}, busca)).toEqual(await readRows(empresas[0] ?? 0, {}, busca))
  },
)

it.each(HABILIDADES)('marks with any signs in them are found: %s', async (habilidade) => {
  const filtro = { habilidades: [habilidade] }
  const { ids } = await createTalentosRepository(base.db).find(empresas[1] ?? 0, filtro, false)
  expect(ids).toHaveLength(30)
  const rows = await readRows(empresas[1] ?? 0, filtro, null)
  expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
})

it('people are found without reading anybody: by the index whose keys begin with the company', async () => {
  await base.pool.query('analyze talento; analyze talento_marcas')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain ${idsByKeyword(empresas[0] ?? 0, { habilidades: ['Excel'] }, readBusca('vendas', false), 1001)}
  `.execute(base.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan.match(/ on talento_chaves /g)).toHaveLength(grausOf(readBusca('vendas', false)).length)
  expect(plan).not.toMatch(/Seq Scan/)
})

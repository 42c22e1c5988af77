import { migrateDatabase } from '../src/database/migrate'
import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { createTestDatabase } from './support/test-database'

/** What a slipped sheet told of somebody under another's name is nowhere once it was taken back, or they are erased (decision 233). */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let vaga: number
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
type Coluna = 'email' | 'telefone'
interface Slip {
  readonly nomes: readonly string[]
  /** Columns that slipped by a row. */
  readonly colunas: readonly Coluna[]
}
let mundos = 0
/** Three people whom a right sheet has brought, and what a weekly one tells of them; the erased one is the first. */
function slipOf({ nomes, colunas }: Slip) {
  mundos += 1
  const mundo = `devolvida${'abcdefghij'.charAt(mundos)}`
  const keys = nomes.map((_, n) => ({
    email: `${mundo}${n}@exemplo.test`,
    telefone: `1194${mundos}11000${n}`,
  }))
  const cell = (coluna: Coluna, n: number, moved: number) =>
    keys[(n + (colunas.includes(coluna) ? moved : 0)) % keys.length]?.[coluna] ?? ''
  const sheet = (moved: number, write: (nome: string) => string, rest: (n: number) => string) =>
    [
      'Nome;E-mail;Telefone;Último cargo;Última empresa;Sobre',
      ...nomes.map(
        (nome, n) =>
          `${write(`${nome} ${mundo}`)};${cell('email', n, moved)};${cell('telefone', n, moved)};${rest(n)}`,
      ),
    ].join('\n')
  const full = (n: number) => `Cargo${mundo}${n};Padaria;Texto${mundo}${n}`
  const [gone = ''] = nomes.map((nome) => `${nome} ${mundo}`)
  return {
    mundo,
    gone,
    base: sheet(0, String, () => ';;'),
    wrong: sheet(1, plain, full),
    mended: sheet(0, String, full),
    texts: [gone, plain(gone), `Cargo${mundo}0`, `Texto${mundo}0`, ...Object.values(keys[0] ?? {})],
  }
}

const erase = async (nome: string) => {
  const { identificador } = await planilhas.detail(nome)
  const input = { params: { identificador } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
  await office.api.app.jobs.runDue()
}
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)
const told = (mundo: string) =>
  planilhas.ask<Record<string, unknown>>(
    `select t.nome, t.email::text, t.telefone, t.sobre,
       array(select x.funcao from experiencia x where x.talento_id = t.id order by 1) as cargos
     from talento t where t.nome like $1 order by t.nome`,
    [`% ${mundo}`],
  )

const SLIPS: readonly (readonly [string, Slip])[] = [
  [
    'e-mails of names without accents',
    { nomes: ['Álvaro Prado', 'Bia Terra', 'Caio Uchoa'], colunas: ['email'] },
  ],
  [
    'e-mails and phones of people with one surname',
    { nomes: ['Paulo da Silva', 'Rita da Silva', 'Saulo Moura'], colunas: ['email', 'telefone'] },
  ],
  ['phones', { nomes: ['Paola Lima', 'Raquel Dias', 'Sonia Moura'], colunas: ['telefone'] }],
]

describe.each(SLIPS)('a sheet with slipped %s, taken back', (_, slip) => {
  it('keeps nothing of who is erased, and the mended one tells everybody else', async () => {
    const { mundo, gone, base, wrong, mended, texts } = slipOf(slip)
    await bringIn(office, base, vaga)
    await takeBack(office, await bringIn(office, wrong, vaga))
    await bringIn(office, mended, vaga)
    const everybody = await told(mundo)
    expect(everybody).toMatchObject([0, 1, 2].map((n) => ({ cargos: [`Cargo${mundo}${n}`] })))
    await erase(gone)
    expect(await traces(texts)).toEqual([])
    expect(await told(mundo)).toEqual(everybody.filter(({ nome }) => nome !== gone))
  })
})

it('what a sheet without accents told of the erased one in somebody else leaves that one, though it stands', async () => {
  const slip = { nomes: ['Élcio Prado', 'Berta Terra', 'Cássio Uchoa'], colunas: ['email'] } as const
  const { mundo, gone, base, wrong, texts } = slipOf(slip)
  await bringIn(office, base, vaga)
  const before = await told(mundo)
  await bringIn(office, wrong, vaga)
  await erase(gone)
  expect(await traces(texts)).toEqual([])
  expect((await told(mundo))[0]).toEqual(before[0])
})

it('what a sheet told is in no portrait of somebody who was taken apart while it stood', async () => {
  const slip = { nomes: ['Olavo Prado', 'Beth Terra', 'Cora Uchoa'], colunas: ['email'] } as const
  const { mundo, gone, base, wrong, texts } = slipOf(slip)
  await bringIn(office, base, vaga)
  const slipped = await bringIn(office, wrong, vaga)
  await bringIn(office, `Nome;E-mail;Habilidades\nBeth Terra;${mundo}1@exemplo.test;Solda`, vaga)
  const [last] = await planilhas.ask<{ id: number }>('select max(id)::int as id from fusao')
  const apart = { params: { id: last?.id ?? 0 } }
  expect((await office.api.call('undoFusao', apart, { token: office.token })).status).toBe(200)
  await takeBack(office, slipped)
  await erase(gone)
  expect(await traces(texts)).toEqual([])
})

it('a namesake who is spelled otherwise goes on being named by the row of a sheet that was taken back', async () => {
  await planilhas.enter({ nome: 'José Devolvido', email: 'jose.pai@exemplo.test' })
  await planilhas.enter({ nome: 'Jose Devolvido', email: 'jose.filho@exemplo.test' })
  const row = 'Nome;E-mail;Sobre\nJose Devolvido;jose.filho@exemplo.test;Bom de conta'
  const standing = await bringIn(office, row, vaga)
  const gone = await bringIn(office, row, vaga)
  await takeBack(office, gone)
  await erase('José Devolvido')
  expect(await planilhas.linhas(gone)).toMatchObject([{ nome: 'Jose Devolvido', situacao: 'desfeita' }])
  expect(await planilhas.linhas(standing)).toMatchObject([{ nome: 'Jose Devolvido', situacao: 'unida' }])
  expect(await planilhas.ask('select sobre from talento where nome = $1', ['Jose Devolvido'])).toEqual([
    { sobre: 'Bom de conta' },
  ])
})

it('what was taken back in an older release says nothing either', async () => {
  const old = await createTestDatabase(true)
  try {
    await migrateDatabase(old.db, '181-inscricoes-que-cederam')
    await old.pool.query(`
      with dona as (insert into empresa (nome, slug) values ('Velha', 'velha') returning id),
        pessoa as (insert into talento (empresa_id, nome) select id, 'Bia Terra' from dona returning id, empresa_id),
        ditas as (
          insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou, desfeita_em)
          select p.empresa_id, p.id, 'importacao', 'email', v.antes::jsonb, v.depois::jsonb, v.chegou::jsonb, v.fim::timestamptz
          from pessoa p, (values
            ('{"sobre": "", "curriculoId": 7}', '{"sobre": "Dele", "curriculoId": 7}', '{"nome": "Alvaro"}', now()),
            ('{"sobre": "Dele", "nome": "Bia"}', '{"sobre": "Dele", "nome": "Bia"}', '{"nome": "Apartada"}', now()),
            ('{"sobre": ""}', '{"sobre": "Dela"}', '{"nome": "Bia"}', null)) v (antes, depois, chegou, fim)
          returning id, empresa_id, talento_id, chegou)
      insert into evento (empresa_id, talento_id, tipo, dados)
      select empresa_id, talento_id, 'talento_separado', jsonb_build_object('fusaoId', id, 'isDevolvida', true)
      from ditas where chegou->>'nome' = 'Alvaro'`)
    await migrateDatabase(old.db)
    const { rows } = await old.pool.query('select antes, depois, chegou from fusao order by id')
    expect(rows).toEqual([
      { antes: { curriculoId: 7 }, depois: {}, chegou: {} },
      { antes: { sobre: '', nome: 'Bia' }, depois: { sobre: '', nome: 'Bia' }, chegou: { nome: 'Apartada' } },
      { antes: { sobre: '' }, depois: { sobre: 'Dela' }, chegou: { nome: 'Bia' } },
    ])
  } finally {
    await old.drop()
  }
})

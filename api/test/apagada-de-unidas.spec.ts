import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'

/**
 * Whoever is erased leaves no e-mail, CPF or phone in what merges of others keep, and «Separar» gives nobody a key of theirs
 * (decision 220).
 */

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

const COLUNAS = { email: 'E-mail', telefone: 'Celular', cpf: 'CPF', nome: 'Nome' } as const
type Coluna = keyof typeof COLUNAS
const cpfOf = (n: number) => {
  const first = String(455_780_000 + n)
  return first + cpfCheckDigits(first)
}
let mundos = 0
/** Three people, and a sheet of them in which one column slipped by a row. */
function slipOf(slipped: Coluna, colunas: readonly Coluna[]) {
  mundos += 1
  const mundo = `retrato${'abcdefghij'.charAt(mundos)}`
  const todas = ['Alba', 'Brisa', 'Célia'].map((nome, n) => ({
    nome: `${nome} ${mundo}`,
    email: `${mundo}${n}@exemplo.test`,
    telefone: `1195${mundos}22000${n}`,
    cpf: cpfOf(mundos * 10 + n),
  }))
  const sheet = (moved: number) =>
    [
      colunas.map((coluna) => COLUNAS[coluna]).join(';'),
      ...todas.map((one, n) =>
        colunas
          .map((coluna) => (coluna === slipped ? todas[(n + moved) % todas.length] : one)?.[coluna])
          .join(';'),
      ),
    ].join('\n')
  return { mundo, todas, wrong: sheet(1), mended: sheet(0) }
}

const people = (mundo: string) =>
  planilhas.ask<Record<Coluna, string | null>>(
    'select nome, email::text, telefone, cpf from talento where nome like $1 order by id',
    [`% ${mundo}`],
  )
const erase = async (nome: string) => {
  const { identificador } = await planilhas.detail(nome)
  const input = { params: { identificador } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
  await office.api.app.jobs.runDue()
}
const traces = (texts: readonly string[]) => hitsOfAll(office.api.db, office.api.dataDir, texts)
/** The newest merge of somebody. */
const separate = async (nome: string) => {
  const [last] = await planilhas.ask<{ id: number }>(
    'select max(f.id)::int as id from fusao f join talento t on t.id = f.talento_id where t.nome = $1',
    [nome],
  )
  const params = { id: last?.id ?? 0 }
  expect((await office.api.call('undoFusao', { params }, { token: office.token })).status).toBe(200)
}

describe.each([
  ['email', ['nome', 'email', 'cpf']],
  ['cpf', ['nome', 'email', 'cpf']],
  ['telefone', ['nome', 'email', 'telefone']],
  ['nome', ['nome', 'email', 'telefone']],
] as const)('after a sheet with a slipped %s, and the mended one, somebody is erased', (slipped, colunas) => {
  it('is in no merge of whoever had their cells, and «Separar» gives nobody anything of theirs', async () => {
    const { mundo, todas, wrong, mended } = slipOf(slipped, colunas)
    const [, brisa] = todas
    const sent = await bringIn(office, wrong, vaga)
    for (const { nome } of todas) await planilhas.move(vaga, nome)
    await takeBack(office, sent)
    await bringIn(office, mended, vaga)
    const before = await people(mundo)
    expect(before).toHaveLength(3)
    await erase(`Brisa ${mundo}`)
    const theirs = colunas.map((coluna) => brisa?.[coluna] ?? '')
    expect(await traces(theirs)).toEqual([])
    await separate(`Alba ${mundo}`)
    await separate(`Célia ${mundo}`)
    expect(await traces(theirs)).toEqual([])
  })
})

it('a phone of a family stays with whoever has it on record', async () => {
  await planilhas.enter({ nome: 'Ivo Lar retrato', email: 'ivo.lar@exemplo.test', telefone: '11958880000' })
  await planilhas.enter({ nome: 'Ivan Lar retrato', email: 'ivan.lar@exemplo.test', telefone: '11958880000' })
  await bringIn(office, 'Nome;E-mail;Habilidades\nIvan Lar retrato;ivan.lar@exemplo.test;Solda', vaga)
  await erase('Ivo Lar retrato')
  await separate('Ivan Lar retrato')
  expect((await people('retrato'))[0]).toMatchObject({
    email: 'ivan.lar@exemplo.test',
    telefone: '11958880000',
  })
})

it('what somebody had filled in while two were one is in no portrait of the other once they are two again', async () => {
  const enter = (rest: string) =>
    bringIn(office, `Nome;Celular;E-mail;Habilidades\nOlga Dupla retrato;11958881111;${rest}`, vaga)
  await enter(';Corte')
  await enter('olga.outra@exemplo.test;')
  await enter(';Solda')
  await separate('Olga Dupla retrato')
  const [first] = await planilhas.ask<{ id: number }>(
    `select min(f.id)::int as id from fusao f join talento t on t.id = f.talento_id where t.nome = 'Olga Dupla retrato'`,
  )
  const params = { id: first?.id ?? 0 }
  const apart = await office.api.call('undoFusao', { params }, { token: office.token })
  const input = { params: { identificador: apart.body.data.identificador } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
  await office.api.app.jobs.runDue()
  expect(await traces(['olga.outra@exemplo.test'])).toEqual([])
})

import { cpfCheckDigits } from '@seleta/regras/cpf'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/**
 * A file that gives people each other's keys, and is taken back: whoever was told of since by such a key is asked for
 * again (decision 233).
 */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.api.pool.query(text, values)).rows as T[]
const enter = (dados: Record<string, unknown>) =>
  openDoors(office, 0).enterPessoa({ telefone: '', formacao: undefined, habilidades: [], ...dados })

const NOMES = ['Ana Sato', 'Bia Terra', 'Caio Uchoa', 'Dora Vaz']
/** A file of them; the cells of the e-mails are moved by so many rows. */
const fileOf = (mundo: string, ddd: number, moved: number, quantos = 4) =>
  [
    'Nome;E-mail;Telefone;Último cargo;Última empresa',
    ...NOMES.slice(0, quantos).map((nome, n) => {
      const email = n + moved < quantos ? `${mundo}${n + moved}@exemplo.test` : ''
      return `${nome} ${mundo};${email};${ddd}93333000${n};Caixa ${n};Padaria`
    }),
  ].join('\n')

const people = (mundo: string) =>
  ask<{ nome: string; email: string | null; telefone: string; cargos: string[]; vagas: number[] }>(
    `select split_part(t.nome, ' ', 1) as nome, t.email::text, t.telefone,
       array(select x.funcao from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select i.campanha_id::int from inscricao i where i.talento_id = t.id order by 1) as vagas
     from talento t where t.nome like $1 order by t.nome, t.telefone`,
    [`% ${mundo}`],
  )
/** Everybody as the mended file alone tells of them. */
const right = (mundo: string, ddd: number, vagas: readonly number[], quantos = 4) =>
  NOMES.slice(0, quantos).map((nome, n) => ({
    nome: nome.split(' ')[0],
    email: `${mundo}${n}@exemplo.test`,
    telefone: `${ddd}93333000${n}`,
    cargos: [`Caixa ${n}`],
    vagas,
  }))
const linhas = async (id: number) =>
  (await office.api.call('listLinhasImportacao', { params: { id }, query: {} }, as())).body.data
const contagem = async (id: number) => {
  const { data } = (await office.api.call('listImportacoes', {}, as())).body
  const { criada, unida, desfeita, mantida } = data.find((one) => one.id === id)?.contagem ?? {}
  return { criada, unida, desfeita, mantida }
}

describe('a file with the e-mails of the next row, taken back after the mended one came', () => {
  it.each([1, -1])('leaves everybody of the mended one, each in their campaign, by %i', async (moved) => {
    const { id } = await publish(office)
    const [mundo, ddd] = moved > 0 ? ['sobe', 11] : ['desce', 12]
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    const mended = await bringIn(office, fileOf(mundo, ddd, 0), id)
    await takeBack(office, wrong)
    expect(await people(mundo)).toEqual(right(mundo, ddd, [id]))
    expect(Object.values((await readBoard(office, id)).people).flat()).toHaveLength(4)
    expect(await contagem(wrong)).toMatchObject({ desfeita: 4, mantida: 0 })
    expect(await contagem(mended)).toMatchObject({ criada: 4, unida: 0 })
    await takeBack(office, mended)
    expect(await people(mundo)).toEqual([])
    expect(Object.values((await readBoard(office, id)).people).flat()).toEqual([])
  })

  it('leaves people who were known by their phones with their own e-mails', async () => {
    for (const n of [0, 1, 2])
      await enter({ nome: `${NOMES[n]} gira`, email: '', telefone: `1393333000${n}` })
    const rows = fileOf('gira', 13, 1, 3).replace(';;', ';gira0@exemplo.test;')
    const wrong = await bringIn(office, rows)
    const mended = await bringIn(office, fileOf('gira', 13, 0, 3))
    await takeBack(office, wrong)
    expect(await people('gira')).toEqual(right('gira', 13, [], 3))
    expect(await contagem(wrong)).toMatchObject({ desfeita: 3, mantida: 0 })
    await takeBack(office, mended)
    expect((await people('gira')).map(({ email }) => email)).toEqual([null, null, null])
  })

  it('leaves whole whom somebody has moved since, and says what to look at', async () => {
    const { id } = await publish(office)
    for (const n of [0, 1]) await enter({ nome: `${NOMES[n]} mexe`, email: '', telefone: `1493333000${n}` })
    const wrong = await bringIn(office, 'Nome;E-mail;Telefone\nAna Sato mexe;mexe1@exemplo.test;14933330000')
    await bringIn(office, 'Nome;E-mail;Telefone\nBia Terra mexe;mexe1@exemplo.test;14933330001', id)
    const [ana] = await ask<{ id: string }>(
      "select identificador as id from talento where nome = 'Ana Sato mexe'",
    )
    const kanbanId = (await readBoard(office, id)).etapas[1]?.id ?? 0
    const body = { identificadores: [ana?.id ?? ''], campanhaId: id, kanbanId, avisar: false }
    expect((await office.api.call('moveTalentos', { body }, as())).status).toBe(200)
    await takeBack(office, wrong)
    expect(await people('mexe')).toMatchObject([
      { email: 'mexe1@exemplo.test', vagas: [id] },
      { email: null },
    ])
    expect(await linhas(wrong)).toMatchObject([
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('Cadastros unidos') } },
    ])
  })
})

it('leaves nobody twice who had applied before and was not known by the wrong file', async () => {
  const { id } = await publish(office)
  const cpf = `111222333${cpfCheckDigits('111222333')}`
  const dados = { nome: 'Ana dupla', email: 'dupla@exemplo.test', telefone: '15933330001' }
  await apply(office.api, id, buildInscricao(dados))
  const wrong = await bringIn(office, `Nome;CPF;Telefone\nAna dupla;${cpf};15933330001`, id)
  const mended = `Nome;CPF;E-mail;Telefone\nAna dupla;${cpf};dupla@exemplo.test;15933330001`
  await bringIn(office, mended, id)
  await takeBack(office, wrong)
  expect(await people('dupla')).toMatchObject([{ email: 'dupla@exemplo.test', vagas: [id] }])
})

describe('an application sent with an e-mail that a file had given to somebody else', () => {
  it.each([false, true])(
    'keeps its page when that file is taken back, confirmed: %s',
    async (isConfirmada) => {
      const { id } = await publish(office)
      const [nome, email] = [`Ana ${isConfirmada ? 'sim' : 'nao'}`, `bia${isConfirmada}@exemplo.test`]
      const telefone = `1693333000${Number(isConfirmada)}`
      await enter({ nome, email: '', telefone })
      const wrong = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}`)
      await apply(office.api, id, buildInscricao({ nome: 'Bia Terra', email, telefone: '16944440000' }))
      const mailbox = openMailbox(office)
      if (isConfirmada) await mailbox.answer(email, 'confirmar')
      await takeBack(office, wrong)
      expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(200)
      expect(await linhas(wrong)).toMatchObject([
        {
          situacao: 'mantida',
          motivos: { pessoa: expect.stringContaining(isConfirmada ? 'Cadastros unidos' : 'inscrição') },
        },
      ])
    },
  )
})

import { apply, buildInscricao, CAMPINAS, openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/** What of a person stays when one who told of them is taken back: all that somebody else tells too (decision 063). */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let enter: (dados: Record<string, unknown>) => Promise<{ identificador: string }>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  enter = openDoors(office, 0).enterPessoa
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.api.pool.query(text, values)).rows as T[]
const detail = async (nome: string) => {
  const [row] = await ask<{ id: string }>('select identificador as id from talento where nome = $1', [nome])
  return (await office.api.call('getTalento', { params: { identificador: row?.id ?? '' } }, as())).body.data
}
/** What a file can tell of somebody. */
async function told(nome: string) {
  const [row] = await ask<Record<string, unknown>>(
    `select t.telefone, t.formacao, t.habilidades,
       array(select funcao from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select curso from formacao_academica x where x.talento_id = t.id order by 1) as cursos
     from talento t where t.nome = $1`,
    [nome],
  )
  return row
}
const NOTHING = { telefone: null, formacao: null, habilidades: [], cargos: [], cursos: [] }
const HEAD = 'Nome;E-mail;Telefone;Escolaridade;Habilidades;Último cargo;Última empresa;Curso'
const fileOf = (nome: string, email: string, telefone: string) =>
  `${HEAD}\n${nome};${email};${telefone};Ensino Superior;Excel, Word;Caixa;Padaria;Letras\n`
/** Somebody of whom nothing but name and e-mail is known. */
async function comeIn(nome: string, email: string) {
  await enter({ nome, email, telefone: '', formacao: undefined, habilidades: [] })
  await ask('update talento set formacao = null where nome = $1', [nome])
}
async function join(nome: string, other: string): Promise<number> {
  const par = (await detail(nome)).semelhantes.find((one) => one.nome === other)
  const input = { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' as const } }
  return (await office.api.call('decideSemelhanca', input, as())).body.data.fusaoId ?? 0
}
const part = async (fusaoId: number) =>
  expect((await office.api.call('undoFusao', { params: { id: fusaoId } }, as())).status).toBe(200)

describe('an import that is taken back', () => {
  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('leaves what the same file told another time: %s of two, then the other', async (which, first) => {
    const [nome, email] = [`Ana ${which}`, `ana${first}@exemplo.test`]
    await comeIn(nome, email)
    const csv = fileOf(nome, email, `11 97777-000${first}`)
    const both = [await bringIn(office, csv), await bringIn(office, csv)] as const
    const before = await told(nome)
    expect(before).toMatchObject({ habilidades: ['Excel', 'Word'], cargos: ['Caixa'], cursos: ['Letras'] })
    await takeBack(office, both[first === 0 ? 0 : 1])
    expect(await told(nome)).toEqual(before)
    await takeBack(office, both[first === 0 ? 1 : 0])
    expect(await told(nome)).toEqual(NOTHING)
  })

  it('leaves once what another file told, though two of its own rows had told it of the same person', async () => {
    const [nome, email, cpf] = ['Dora Alves', 'dora.alves@exemplo.test', '390.533.447-05']
    await enter({ nome, email, cpf, telefone: '', formacao: undefined, habilidades: [] })
    const head = 'Nome;E-mail;CPF;Último cargo;Última empresa;Curso'
    const twice = `${nome};${email};;Caixa;Padaria;Letras\n${nome};;${cpf};Caixa;Padaria;Letras`
    const importacao = await bringIn(office, `${head}\n${twice}\n`)
    await bringIn(office, `${head}\n${nome};${email};;Caixa;Padaria;Letras\n`)
    await takeBack(office, importacao)
    expect(await told(nome)).toMatchObject({ cargos: ['Caixa'], cursos: ['Letras'] })
  })

  it('leaves no score that what it told had earned', async () => {
    const [nome, email] = ['Edna Alves', 'edna.alves@exemplo.test']
    const { id } = await publish(office, { palavraChave: 'Excel;Word' })
    await apply(office.api, id, buildInscricao({ nome, email, telefone: '', habilidades: [] }))
    await mailbox.answer(email, 'confirmar')
    const score = () => ask('select aderencia from inscricao where campanha_id = $1', [id])
    const before = await score()
    const importacao = await bringIn(office, fileOf(nome, email, ''))
    expect(await score()).not.toEqual(before)
    await takeBack(office, importacao)
    expect(await score()).toEqual(before)
  })

  it('leaves what the person has said of herself since, though it is the same', async () => {
    const [nome, email, telefone] = ['Bia Alves', 'bia.alves@exemplo.test', '11 97777-0002']
    await comeIn(nome, email)
    const importacao = await bringIn(office, fileOf(nome, email, telefone))
    const parts = { formacao: 'Ensino Superior', habilidades: ['Excel', 'Word'], curso: 'Letras' }
    const work = { ultimoCargo: 'Caixa', ultimaEmpresa: 'Padaria' }
    await apply(
      office.api,
      (await publish(office)).id,
      buildInscricao({ nome, email, telefone, ...parts, ...work }),
    )
    await mailbox.answer(email, 'confirmar')
    const before = await told(nome)
    await takeBack(office, importacao)
    expect(await told(nome)).toEqual(before)
  })

  it('leaves what a recruiter has typed since, though it is the same', async () => {
    const [nome, email, telefone] = ['Rita Alves', 'rita@exemplo.test', '11 97777-0003']
    await comeIn(nome, email)
    const importacao = await bringIn(office, fileOf(nome, email, telefone))
    await enter({ nome, email, telefone, formacao: 'Ensino Superior', habilidades: ['Excel'] })
    await takeBack(office, importacao)
    expect(await told(nome)).toEqual({
      ...NOTHING,
      telefone: '11977770003',
      formacao: 'Ensino Superior',
      habilidades: ['Excel'],
    })
  })

  it('leaves what a recruiter has corrected away and back again', async () => {
    const [nome, email] = ['Olga Alves', 'olga@exemplo.test']
    await comeIn(nome, email)
    const importacao = await bringIn(office, fileOf(nome, email, '11 97777-0004'))
    for (const telefone of ['11 97777-9999', '11 97777-0004']) {
      const params = { identificador: (await detail(nome)).identificador }
      const { cidade, ...form } = (await office.api.call('getCorrecao', { params }, as())).body.data
      const body = { ...form, cpf: null, cidadeId: cidade?.id ?? null, telefone }
      expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
    }
    await takeBack(office, importacao)
    expect(await told(nome)).toEqual({ ...NOTHING, telefone: '11977770004' })
  })
})

describe('two imports that both say who somebody is of whom a stranger had told', () => {
  it.each([
    ['first', 0],
    ['last', 1],
  ])(
    'hold by themselves, and when both are gone, the %s one first, it is merely told again',
    async (_which, n) => {
      const email = `xis${n}@exemplo.test`
      const estranho = buildInscricao({ nome: `Xis Estranho ${n}`, email, telefone: `11 90000-111${n}` })
      await apply(office.api, (await publish(office)).id, estranho)
      const read = async () => {
        const [row] = await ask(
          `select t.nome, t.telefone, d.estado, d.fez_talento from talento t join declaracao d on d.talento_id = t.id where t.email = $1`,
          [email],
        )
        return row
      }
      const before = await read()
      expect(before).toMatchObject({ estado: 'recebida', fez_talento: true })
      const csv = `Nome;E-mail;Telefone\nXênia Souza ${n};${email};11 97777-100${n}\n`
      const both = [await bringIn(office, csv), await bringIn(office, csv)] as const
      // Another is told of: what the stranger sent waits for her word.
      const waiting = { estado: 'recebida', fez_talento: false }
      const hers = { nome: `Xênia Souza ${n}`, telefone: `1197777100${n}`, ...waiting }
      expect(await read()).toEqual(hers)
      await takeBack(office, n === 0 ? both[0] : both[1])
      expect(await read()).toEqual(hers)
      await takeBack(office, n === 0 ? both[1] : both[0])
      expect(await read()).toEqual(before)
    },
  )
})

describe('three people who became one', () => {
  /** Sara knows nothing of what Quintina and Lia both have; she stands beside them by her phone, which she loses. */
  async function becomeOne(n: number) {
    const telefone = `11 97777-200${n}`
    const nomes = { q: `Quintina ${n}`, s: `Sara ${n}`, l: `Lia ${n}` }
    const emailOf = (nome: string) => `${nome.replace(' ', '')}@exemplo.test`.toLowerCase()
    const has = { cidadeId: CAMPINAS.id, formacao: 'Doutorado', habilidades: ['Excel'] }
    const come = async (dados: Parameters<typeof buildInscricao>[0]) =>
      apply(
        office.api,
        (await publish(office)).id,
        buildInscricao({ telefone, email: emailOf(dados?.nome ?? ''), ...dados }),
      )
    await come({ nome: nomes.q, ...has })
    await come({ nome: nomes.s, habilidades: [] })
    await come({ nome: nomes.l, ...has })
    await ask('update talento set cidade_id = null, telefone = null where nome = $1', [nomes.s])
    const row = async (nome: string) =>
      (
        await ask(
          'select nome, email, telefone, cidade_id, formacao, habilidades from talento where nome = $1',
          [nome],
        )
      )[0]
    const all = () => Promise.all([nomes.q, nomes.s, nomes.l].map(row))
    const before = await all()
    const first = await join(nomes.l, nomes.s)
    const second = await join(nomes.s, nomes.q)
    return { row: () => row(nomes.q), all, before, first, second }
  }

  it('leave to who stays what is their own when the first join is taken apart', async () => {
    const { row, all, before, first, second } = await becomeOne(0)
    await part(first)
    expect(await row()).toEqual(before[0])
    await part(second)
    expect(await all()).toEqual(before)
  })

  it('are three again when the last join is taken apart first', async () => {
    const { row, all, before, first, second } = await becomeOne(1)
    await part(second)
    expect(await row()).toEqual(before[0])
    await part(first)
    expect(await all()).toEqual(before)
  })

  it('leave to who stays what is their own when what a file told of who went is taken back', async () => {
    const telefone = '11 97777-3000'
    await enter({ nome: 'Vera Fica', telefone, formacao: 'Ensino Superior', habilidades: ['Excel'] })
    const wanda = buildInscricao({ nome: 'Wanda Vai', telefone, habilidades: [] })
    await apply(office.api, (await publish(office)).id, wanda)
    await ask("update talento set telefone = null where nome = 'Wanda Vai'")
    const before = await told('Vera Fica')
    const csv = `${HEAD}\nWanda Vai;wanda.vai@exemplo.test;${telefone};Ensino Superior;Excel, Libras;Caixa;Padaria;\n`
    const importacao = await bringIn(office, csv)
    const fusaoId = await join('Wanda Vai', 'Vera Fica')
    expect(await told('Vera Fica')).toMatchObject({ habilidades: ['Excel', 'Libras'], cargos: ['Caixa'] })
    await takeBack(office, importacao)
    expect(await told('Vera Fica')).toEqual(before)
    await part(fusaoId)
    expect(await told('Vera Fica')).toEqual(before)
    expect(await told('Wanda Vai')).toEqual(NOTHING)
  })

  it('give back to who went the mailbox that is theirs, though a file has told of who stays by it since', async () => {
    const [email, telefone] = ['zilda.vai@exemplo.test', '11 97777-4000']
    await enter({ nome: 'Yara Fica', email: '', telefone })
    await apply(
      office.api,
      (await publish(office)).id,
      buildInscricao({ nome: 'Zilda Vai', email, telefone }),
    )
    const fusaoId = await join('Zilda Vai', 'Yara Fica')
    await bringIn(office, fileOf('Yara Fica', email, telefone))
    await part(fusaoId)
    const emailOf = async (nome: string) =>
      (await ask<{ email: string | null }>('select email from talento where nome = $1', [nome]))[0]?.email
    expect([await emailOf('Yara Fica'), await emailOf('Zilda Vai')]).toEqual([null, email])
  })
})

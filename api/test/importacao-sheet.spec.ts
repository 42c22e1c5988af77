import type { Importacao } from '@seleta/contract/importacoes'
import { openOffice, type Office } from './support/campanhas'
import { longestWaitBeside } from './support/longest-wait'

/** Sheets as people keep them: what is understood, what stays out and how it is told (audit P10). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })

async function upload(csv: string | Buffer): Promise<Importacao> {
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]), 'pessoas.csv')
  const response = await office.api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  return ((await response.json()) as { data: Importacao }).data
}

/** Works it through to the end of the step in hand. */
async function workThrough(id: number): Promise<Importacao> {
  await office.api.app.jobs.runDue()
  return (await office.api.call('getImportacao', { params: { id } }, as())).body.data
}

/** Has it tried, to the end. */
async function tryOut({ id, mapeamento }: Importacao): Promise<void> {
  await office.api.call('checkImportacao', { params: { id }, body: { mapeamento, campanhaId: null } }, as())
  await workThrough(id)
}

/** As recruiters keep them: an old Excel's letters, what Excel makes of long numbers, cells for other eyes. */
const MESSY = [
  'Nº;Candidato(a);Nome da mãe;Estado civil;Celular (WhatsApp);Dt. Nasc.;C.P.F.;Cidade;Mail pessoal;Função;Obs.:',
  ...Array.from({ length: 96 }, (_, n) => {
    const day = String((n % 28) + 1).padStart(2, '0')
    const born = [`${day}/05/90`, `${day}/05/1990`, String(32_900 + n), `${day} de maio de 1990`][n % 4]
    const phone = `119${String(81_000_000 + n)}`
    const celular = [`(11) 9${phone.slice(3)}`, phone, `${phone[0]},${phone.slice(1)}E+10`, `${phone}.0`][
      n % 4
    ]
    const cidade = ['Campinas', 'São Paulo - SP', 'Campo Grande', 'Atlântida do Sul'][n % 4]
    return `${n + 1};José Cândido ${n};Mãe ${n};Solteiro;${celular};${born};1,23E+10;${cidade};jose${n}@bagunca.test;Atendente;ligar à tarde`
  }),
  '97;Íris sem Fone;;Casada;recado com a vizinha;31/02/1990;;;iris@bagunca.test;;',
  '98;Órfão;;;;;;;;;',
  '99;Ítalo;;;11 3333-4444;;111.444.777-35;;não tem;;',
  '100;Zoé;;;;;;Recife;zoe@bagunca.test;;',
].join('\r\n')

describe('a sheet as people keep it', () => {
  it('brings nearly everybody in, understands its columns, and tells row by row what stayed out', async () => {
    const data = await upload(Buffer.from(MESSY, 'latin1'))
    expect(data.mapeamento).toEqual({
      nome: 1,
      telefone: 4,
      nascimento: 5,
      cpf: 6,
      cidade: 7,
      email: 8,
      ultimoCargo: 9,
      sobre: 10,
    })
    const params = { id: data.id }
    await tryOut(data)
    await office.api.call('startImportacao', { params }, as())
    const done = await workThrough(data.id)
    expect([done.total, done.contagem.criada, done.contagem.erro]).toEqual([100, 99, 1])
    const { rows } = await office.api.pool.query(
      `select t.nome, t.telefone, t.nascimento::text, c.nome || '/' || c.uf as cidade, t.cpf
       from talento t left join cidade c on c.id = t.cidade_id where t.nome like 'José Cândido _' order by t.nome limit 4`,
    )
    expect(rows).toEqual([
      {
        nome: 'José Cândido 0',
        telefone: '11981000000',
        nascimento: '1990-05-01',
        cidade: 'Campinas/SP',
        cpf: null,
      },
      {
        nome: 'José Cândido 1',
        telefone: '11981000001',
        nascimento: '1990-05-02',
        cidade: 'São Paulo/SP',
        cpf: null,
      },
      {
        nome: 'José Cândido 2',
        telefone: '11981000002',
        nascimento: '1990-01-29',
        cidade: 'Campo Grande/MS',
        cpf: null,
      },
      { nome: 'José Cândido 3', telefone: '11981000003', nascimento: '1990-05-04', cidade: null, cpf: null },
    ])
    const { body } = await office.api.call(
      'listLinhasImportacao',
      { params: { id: data.id }, query: { page: 0, size: 100, situacao: 'parcial' } },
      as(),
    )
    expect([body.totalElements, done.parciais]).toEqual([98, 98])
    const told = (numero: number) => body.data.find((linha) => linha.numero === numero)?.motivos
    expect(told(2)).toEqual({
      cpf: 'A planilha cortou este número. Formate a coluna como texto antes de salvar.',
    })
    expect(told(98)).toEqual({
      telefone: 'Informe o telefone com DDD.',
      nascimento: 'Data inválida: use dd/mm/aaaa.',
    })
    expect(told(100)).toEqual({ email: 'E-mail inválido.' })
  })

  it('is told row by row by the numbers that the spreadsheet shows, blank rows or not', async () => {
    const data = await upload('nome;email\n;\n\nIda;ida@bagunca.test\n\nJoel;\n')
    await tryOut(data)
    const { body } = await office.api.call(
      'listLinhasImportacao',
      { params: { id: data.id }, query: { page: 0, size: 100 } },
      as(),
    )
    expect(body.data.map(({ numero, nome, situacao }) => [numero, nome, situacao])).toEqual([
      [4, 'Ida', 'nova'],
      [6, 'Joel', 'erro'],
    ])
  })

  it('has first and last names apart: people have both, and no last name is said of them as a text', async () => {
    const data = await upload(
      [
        'Nome;Sobrenome;E-mail',
        'Maria;Souza;maria@apartados.test',
        'João Lima;LIMA;joao@apartados.test',
        'Rui;;rui@apartados.test',
        ';Prado;prado@apartados.test',
        'Bia;Bosco;bia@',
      ].join('\n'),
    )
    expect(data.mapeamento).toEqual({ nome: 0, sobrenome: 1, email: 2 })
    const params = { id: data.id }
    await tryOut(data)
    await office.api.call('startImportacao', { params }, as())
    await workThrough(data.id)
    const { rows } = await office.api.pool.query(
      "select nome, sobre from talento where email like '%@apartados.test' order by id",
    )
    expect(rows).toEqual([
      { nome: 'Maria Souza', sobre: '' },
      { nome: 'João Lima', sobre: '' },
      { nome: 'Rui', sobre: '' },
    ])
    const { body } = await office.api.call('listLinhasImportacao', { params, query: {} }, as())
    expect(body.data.map(({ nome, situacao }) => [nome, situacao])).toEqual([
      ['Maria Souza', 'criada'],
      ['João Lima', 'criada'],
      ['Rui', 'criada'],
      ['', 'erro'],
      ['Bia Bosco', 'erro'],
    ])
  })

  it.each([
    ['telefone', 'Contato', '(11) 98765-4321'],
    ['email', 'Contato', 'ana@exemplo.test'],
    ['nascimento', 'Coluna sem nome', '03/05/1990'],
    ['cpf', 'Documento', '529.982.247-25'],
    ['cnh', 'Habilitação', 'A e B'],
    ['pretensao', 'Salário pretendido', 'a combinar'],
  ])('%s stands in «%s» with %s', async (campo, nome, cell) => {
    const data = await upload(`Nome;Data de cadastro;${nome}\nAna;03/05/2025;${cell}`)
    expect(data.mapeamento).toEqual({ nome: 0, [campo]: 2 })
  })

  it('says what it is parted by on top, as Excel does, and loses no row to a zero byte far below', async () => {
    const far = 'x'.repeat(9000)
    const data = await upload(`sep=;\nnome;email;obs\nSara;sara@zero.test;${far}\nJo\0sé;jose@zero.test;\n`)
    expect(data.colunas.map(({ nome }) => nome)).toEqual(['nome', 'email', 'obs'])
    expect(data.colunas[0]?.exemplos).toEqual(['Sara', 'José'])
  })
})

describe('a sheet with many rows that say nothing', () => {
  it.each([
    ['of blank lines', '\n'.repeat(100_000)],
    ['with nothing but separators', ';;;;\n'.repeat(30_000)],
    ['with nothing but blanks', ' \n'.repeat(30_000)],
  ])('lets others be answered while it is read: %s', async (_what, blank) => {
    const sheet = upload(`Nome;E-mail\n${blank}Ana;ana@vazias.test\n`)
    expect(await longestWaitBeside(office.api, sheet)).toBeLessThan(600)
    expect((await sheet).total).toBe(1)
  })

  it('names its rows as the spreadsheet does', async () => {
    const data = await upload(`\n\nNome;E-mail\n${'\n'.repeat(40)};\n\n;ninguem@vazias.test\n`)
    await tryOut(data)
    const { body } = await office.api.call(
      'listLinhasImportacao',
      { params: { id: data.id }, query: { page: 0, size: 10 } },
      as(),
    )
    expect(body.data.map(({ numero }) => numero)).toEqual([46])
  })
})

import { apply, buildInscricao, countRows, openOffice, publish, type Office } from './support/campanhas'
import { contentOf } from './support/stored-files'

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const pdf = (size = 0) => new Blob(['%PDF-1.7\n', 'x'.repeat(size), '\n%%EOF\n'])
const docx = (main = 'document') => new Blob([`PK\u0003\u0004 [Content_Types].xml word/${main}.xml`])
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the fields of an application', () => {
  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['neither e-mail nor phone', { email: '', telefone: '' }, 'email'],
    ['an e-mail that is none', { email: 'x' }, 'email'],
    ['an e-mail with a second line', { email: 'x@y.test\r\nBcc: z@y.test' }, 'email'],
    ['half a phone', { telefone: '9999' }, 'telefone'],
    ['an unknown city', { cidadeId: 1 }, 'cidadeId'],
    ['a birth in the future', { nascimento: '2999-01-01' }, 'nascimento'],
    ['no consent', { consentimento: false as unknown as true }, 'consentimento'],
  ])('with %s are refused at the field', async (_what, part, field) => {
    const before = await countRows(office)
    const { status, erro } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Lia Lopes', ...part }),
    )
    expect(status).toBe(422)
    expect(Object.keys(erro?.campos ?? {})).toEqual([field])
    expect(await countRows(office)).toBe(before)
  })

  it('that are all wrong are all named', async () => {
    const { erro } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ telefone: '1', cidadeId: 1, nascimento: '2999-01-01' }),
    )
    expect(Object.keys(erro?.campos ?? {}).toSorted()).toEqual(['cidadeId', 'nascimento', 'telefone'])
  })

  it('without the JSON part are refused', async () => {
    const form = new FormData()
    form.set('outro', 'x')
    const response = await office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      body: form,
    })
    expect(response.status).toBe(422)
  })
})

describe('the file of an application (security S15)', () => {
  it.each([
    ['a PDF', pdf(), 'application/pdf', 'Currículo Otto Ortiz.pdf'],
    [
      'a PDF after a line break',
      new Blob(['\n%PDF-1.7\nx\n%%EOF\n']),
      'application/pdf',
      'Currículo Otto Ortiz.pdf',
    ],
    ['a DOCX', docx(), DOCX, 'Currículo Otto Ortiz.docx'],
    ['a DOCX of Word for the web', docx('document2'), DOCX, 'Currículo Otto Ortiz.docx'],
  ])('is kept when it is %s, under a name of ours', async (what, file, mime, nome) => {
    const { id } = await publish(office)
    await apply(
      office.api,
      id,
      { ...buildInscricao({ nome: 'Otto Ortiz' }), email: `${what.replaceAll(' ', '.')}@exemplo.test` },
      file,
    )
    const arquivo = await office.api.db
      .selectFrom('arquivo')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(arquivo).toMatchObject({ mime, nome, tamanho: file.size, empresaId: office.empresaId })
    const kept = await contentOf(office.api, arquivo.id)
    expect(kept.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  it.each([
    [
      'a page that calls itself a PDF',
      new Blob(['<html><script>x()</script>'], { type: 'application/pdf' }),
      415,
    ],
    ['a picture', new Blob(['\u0089PNG\r\n'], { type: 'image/png' }), 415],
    ['an empty file', new Blob([]), 415],
    ['a zip that is no document', new Blob(['PK\u0003\u0004 evil.exe']), 415],
    ['5 MB and a byte', pdf(5 * 1024 * 1024), 413],
  ])('is refused at its field when it is %s', async (_what, file, status) => {
    const before = await countRows(office)
    const answer = await apply(office.api, campanhaId, buildInscricao({ nome: 'Pia Pires' }), file)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.erro?.campos ?? {})).toEqual(['curriculo'])
    expect(await countRows(office)).toBe(before)
  })
})

describe('many applications from one address (security S12)', () => {
  it('are slowed down, and others are not', async () => {
    const from = (address: string) =>
      apply(office.api, campanhaId, buildInscricao({ nome: ' ' }), undefined, address)
    const first = await from('203.0.113.7')
    // So many refused tries stand for 969 more: what machines do, far beyond a job fair (decision 100).
    await office.api.pool.query('update contagem set total = 970')
    const answers = await Promise.all(Array.from({ length: 31 }, () => from('203.0.113.7')))
    expect(first.status).toBe(422)
    expect(answers.map((answer) => answer.status).filter((status) => status === 429)).toHaveLength(1)
    expect((await from('203.0.113.7')).erro?.mensagem).toMatch(/^Muitas tentativas/)
    expect((await from('203.0.113.8')).status).toBe(422)
  })
})

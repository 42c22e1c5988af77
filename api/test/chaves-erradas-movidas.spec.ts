import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'

/**
 * Whom a wrong file made, and a recruiter has done something with, stays when it is taken back; whom it told of another's
 * e-mail has their own (decision 233).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

describe('a wrong file, of which somebody was moved before its wrong keys were met', () => {
  it.each([1, -1])('leaves everybody of the mended one, each in their campaign, by %i', async (moved) => {
    const { id } = await publish(office)
    const [mundo, ddd] = moved > 0 ? ['avanca', 18] : ['recua', 19]
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    await planilhas.move(id, `Bia Terra ${mundo}`)
    const mended = await bringIn(office, fileOf(mundo, ddd, 0), id)
    await takeBack(office, wrong)
    expect(await planilhas.people(mundo)).toEqual(right(mundo, ddd, [id]))
    const { etapas, people: placed } = await readBoard(office, id)
    expect(placed[etapas[1]?.nome ?? '']).toEqual([`Bia Terra ${mundo}`])
    expect(Object.values(placed).flat()).toHaveLength(4)
    expect(await planilhas.contagem(wrong)).toMatchObject({ desfeita: 3, mantida: 1 })
    expect(await planilhas.contagem(mended)).toMatchObject({ criada: 3, unida: 1 })
  })

  it.each([1, -1])('leaves whom it told of another’s CPF with their own e-mail, by %i', async (moved) => {
    const { id } = await publish(office)
    const mundo = moved > 0 ? 'avante' : 'avesso'
    const cpfOf = (n: number) => {
      const first = `4556${moved > 0 ? 1 : 2}000${(n + 4) % 4}`
      return first + cpfCheckDigits(first)
    }
    const file = (by: number) =>
      ['Nome;E-mail;CPF']
        .concat(NOMES.map((nome, n) => `${nome} ${mundo};${mundo}${n}@exemplo.test;${cpfOf(n + by)}`))
        .join('\n')
    const wrong = await bringIn(office, file(moved), id)
    await planilhas.move(id, `Bia Terra ${mundo}`)
    await bringIn(office, file(0), id)
    await takeBack(office, wrong)
    const text = 'select nome, email::text, cpf from talento where nome like $1 order by nome'
    expect(await planilhas.ask(text, [`% ${mundo}`])).toEqual(
      NOMES.map((nome, n) => ({
        nome: `${nome} ${mundo}`,
        email: `${mundo}${n}@exemplo.test`,
        cpf: cpfOf(n),
      })),
    )
  })

  it('leaves somebody who came again with the same e-mail one person', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(
      office,
      'Nome;E-mail;Telefone\nAna Sato fica;fica@exemplo.test;21933330000',
      id,
    )
    await planilhas.move(id, 'Ana Sato fica')
    await bringIn(office, 'Nome;E-mail;Telefone\nAna Sato fica;fica@exemplo.test;21944440000', id)
    await takeBack(office, wrong)
    expect(await planilhas.people('fica')).toMatchObject([{ email: 'fica@exemplo.test', vagas: [id] }])
  })

  it.each([
    ['another spelling of their name and their phone', 'Katia Lima letra', '21933330000'],
    ['a part of their name and another phone', 'Cátia Maria Lima letra', '21944440000'],
  ])('leaves somebody one person who came again with %s', async (_, nome, telefone) => {
    const { id } = await publish(office)
    const cabeca = 'Nome;E-mail;Telefone'
    const mundo = `letra${telefone.slice(3, 4)}`
    const named = (one: string) => one.replace('letra', mundo)
    const row = `${named('Cátia Lima letra')};${mundo}@exemplo.test;21933330000`
    const wrong = await bringIn(office, `${cabeca}\n${row}`, id)
    await planilhas.move(id, named('Cátia Lima letra'))
    await bringIn(office, `${cabeca}\n${named(nome)};${mundo}@exemplo.test;${telefone}`, id)
    await takeBack(office, wrong)
    expect(await planilhas.people(mundo)).toMatchObject([{ email: `${mundo}@exemplo.test`, vagas: [id] }])
  })

  it('leaves two with one first name, of whom it had given one the e-mail of the other', async () => {
    const { id } = await publish(office)
    const cabeca = 'Nome;E-mail;Telefone'
    const file = (...emails: string[]) =>
      [cabeca]
        .concat(
          ['Maria Silva xara', 'Maria Souza xara'].map((nome, n) => `${nome};${emails[n]};2195555000${n}`),
        )
        .join('\n')
    const wrong = await bringIn(office, file('souza@exemplo.test', 'outra@exemplo.test'), id)
    await planilhas.move(id, 'Maria Silva xara')
    await bringIn(office, file('silva@exemplo.test', 'souza@exemplo.test'), id)
    await takeBack(office, wrong)
    expect(await planilhas.people('xara')).toMatchObject([
      { email: 'silva@exemplo.test', telefone: '21955550000', vagas: [id] },
      { email: 'souza@exemplo.test', telefone: '21955550001', vagas: [id] },
    ])
    expect(await planilhas.linhas(wrong)).toMatchObject([
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('saiu: é de outra pessoa') } },
      { situacao: 'desfeita' },
    ])
  })

  it('leaves whole whom somebody moved later, and takes nobody away who is inside them', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('tarde', 22, 1), id)
    await bringIn(office, fileOf('tarde', 22, 0), id)
    await planilhas.move(id, 'Ana Sato tarde')
    await takeBack(office, wrong)
    expect((await planilhas.people('tarde')).map(({ nome, vagas }) => [nome, vagas])).toEqual(
      NOMES.map((nome) => [nome.split(' ')[0], [id]]),
    )
    expect(await planilhas.linhas(wrong)).toMatchObject([
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('alguém entrou neste cadastro') } },
      { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('entrou em outro cadastro') } },
      { situacao: 'desfeita' },
      { situacao: 'desfeita' },
    ])
  })
})

it('leaves people who were known by their CPFs with their own e-mails, each of which it had given to the next', async () => {
  const file = (emailOf: (n: number) => string) =>
    ['Nome;CPF;E-mail']
      .concat(
        ['Ana', 'Bia', 'Caio'].map((nome, n) => {
          const cpf = `44455566${n}`
          return [`${nome} Lima documento`, cpf + cpfCheckDigits(cpf), emailOf(n)].join(';')
        }),
      )
      .join('\n')
  const right = (n: number) => `documento.${n}@exemplo.test`
  await bringIn(
    office,
    file(() => ''),
  )
  const wrong = await bringIn(
    office,
    file((n) => right((n + 1) % 3)),
  )
  await bringIn(office, file(right))
  await takeBack(office, wrong)
  expect((await planilhas.people('documento')).map(({ email }) => email)).toEqual([0, 1, 2].map(right))
})

import { cpfCheckDigits } from '@seleta/regras/cpf'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'

/**
 * A file that gives people each other's keys, and is taken back: whoever was told of since by such a key is asked for
 * again (decision 233).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
afterAll(() => office.api.close())

describe('a file with the e-mails of the next row, taken back after the mended one came', () => {
  it.each([1, -1])('leaves everybody of the mended one, each in their campaign, by %i', async (moved) => {
    const { id } = await publish(office)
    const [mundo, ddd] = moved > 0 ? ['sobe', 11] : ['desce', 12]
    const wrong = await bringIn(office, fileOf(mundo, ddd, moved), id)
    const mended = await bringIn(office, fileOf(mundo, ddd, 0), id)
    await takeBack(office, wrong)
    expect(await planilhas.people(mundo)).toEqual(right(mundo, ddd, [id]))
    expect(Object.values((await readBoard(office, id)).people).flat()).toHaveLength(4)
    expect(await planilhas.contagem(wrong)).toMatchObject({ desfeita: 4, mantida: 0 })
    expect(await planilhas.contagem(mended)).toMatchObject({ criada: 4, unida: 0 })
    expect((await planilhas.linhas(mended)).map(({ nome }) => nome)).toEqual(
      NOMES.map((nome) => `${nome} ${mundo}`),
    )
    await takeBack(office, mended)
    expect(await planilhas.people(mundo)).toEqual([])
    expect(Object.values((await readBoard(office, id)).people).flat()).toEqual([])
  })

  it('leaves people who were known by their phones with their own e-mails', async () => {
    for (const n of [0, 1, 2])
      await planilhas.enter({ nome: `${NOMES[n]} gira`, email: '', telefone: `1393333000${n}` })
    const rows = fileOf('gira', 13, 1, 3).replace(';;', ';gira0@exemplo.test;')
    const wrong = await bringIn(office, rows)
    const mended = await bringIn(office, fileOf('gira', 13, 0, 3))
    await takeBack(office, wrong)
    expect(await planilhas.people('gira')).toEqual(right('gira', 13, [], 3))
    expect(await planilhas.contagem(wrong)).toMatchObject({ desfeita: 3, mantida: 0 })
    await takeBack(office, mended)
    expect((await planilhas.people('gira')).map(({ email }) => email)).toEqual([null, null, null])
  })

  it('leaves what could not be read of the mended one to be mended', async () => {
    const withNascimento = (moved: number) =>
      fileOf('resta', 17, moved)
        .replaceAll(';Padaria', ';31/02/1990')
        .replace('Última empresa', 'Data de nascimento')
    const wrong = await bringIn(office, withNascimento(1))
    const mended = await bringIn(office, withNascimento(0))
    const before = await planilhas.erros(mended)
    expect(before).toContain('Bia Terra resta;resta1@exemplo.test;17933330001;Caixa 1;31/02/1990')
    await takeBack(office, wrong)
    expect(await planilhas.erros(mended)).toBe(before.replaceAll(/ Unida a um cadastro[^.]+\./g, ''))
  })

  it('leaves whole whom somebody has moved since, and says what to look at', async () => {
    const { id } = await publish(office)
    for (const n of [0, 1])
      await planilhas.enter({ nome: `${NOMES[n]} mexe`, email: '', telefone: `1493333000${n}` })
    const wrong = await bringIn(office, 'Nome;E-mail;Telefone\nAna Sato mexe;mexe1@exemplo.test;14933330000')
    await bringIn(office, 'Nome;E-mail;Telefone\nBia Terra mexe;mexe1@exemplo.test;14933330001', id)
    await planilhas.move(id, 'Ana Sato mexe')
    await takeBack(office, wrong)
    expect(await planilhas.people('mexe')).toMatchObject([
      { email: 'mexe1@exemplo.test', vagas: [id] },
      { email: null },
    ])
    expect(await planilhas.linhas(wrong)).toMatchObject([
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
  expect(await planilhas.people('dupla')).toMatchObject([{ email: 'dupla@exemplo.test', vagas: [id] }])
})

it('says of nobody that they were in a campaign that has been deleted', async () => {
  const { id } = await publish(office)
  const wrong = await bringIn(office, fileOf('some', 24, 1), id)
  const mended = await bringIn(office, fileOf('some', 24, 0), id)
  await office.api.call('deleteCampanha', { params: { id } }, { token: office.token })
  await takeBack(office, wrong)
  expect(await planilhas.people('some')).toHaveLength(4)
  expect((await planilhas.linhas(mended)).filter(({ motivos }) => 'campanha' in motivos)).toEqual([])
})

it('tells in the log that somebody stands for themselves whom nobody on record can be', async () => {
  const cpfs = ['222333444', '333444555'].map((cpf) => cpf + cpfCheckDigits(cpf))
  await planilhas.enter({ nome: 'Ana Sato sozinha', email: '', telefone: '27933330000' })
  await bringIn(office, `Nome;CPF;E-mail\nCaio Uchoa sozinha;${cpfs[0]};sozinha@exemplo.test`)
  const wrong = await bringIn(office, `Nome;CPF;Telefone\nAna Sato sozinha;${cpfs[1]};27933330000`)
  await bringIn(office, `Nome;CPF;E-mail\nBia Terra sozinha;${cpfs[1]};sozinha@exemplo.test`)
  await takeBack(office, wrong)
  expect(
    await planilhas.ask(
      `select v.tipo, v.dados->>'via' as via from evento v join talento t on t.id = v.talento_id
       where t.nome = 'Bia Terra sozinha'`,
    ),
  ).toEqual([{ tipo: 'talento_criado', via: 'importacao' }])
})

describe('an application sent with an e-mail that a file had given to somebody else', () => {
  it.each([false, true])(
    'keeps its page when that file is taken back, confirmed: %s',
    async (isConfirmada) => {
      const { id } = await publish(office)
      const [nome, email] = [`Ana ${isConfirmada ? 'sim' : 'nao'}`, `bia${isConfirmada}@exemplo.test`]
      const telefone = `1693333000${Number(isConfirmada)}`
      await planilhas.enter({ nome, email: '', telefone })
      const wrong = await bringIn(office, `Nome;E-mail;Telefone\n${nome};${email};${telefone}`)
      await apply(office.api, id, buildInscricao({ nome: 'Bia Terra', email, telefone: '16944440000' }))
      const mailbox = openMailbox(office)
      if (isConfirmada) await mailbox.answer(email, 'confirmar')
      await takeBack(office, wrong)
      expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(200)
      expect(await planilhas.linhas(wrong)).toMatchObject([
        {
          situacao: 'mantida',
          motivos: { pessoa: expect.stringContaining(isConfirmada ? 'Cadastros unidos' : 'inscrição') },
        },
      ])
    },
  )
})

import { cpfCheckDigits } from '@seleta/regras/cpf'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'

/**
 * People who are told apart by their CPFs, or stay when a wrong file is taken back: whoever was told of an e-mail that
 * only that file had kept from them has it (decision 233).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

let worlds = 0
/** People of their own, and files of them; the cells of the e-mails are moved by so many rows, null: none stands. */
function openMundo(mundo: string, quantos = NOMES.length) {
  worlds += 1
  const world = worlds
  const emailOf = (n: number) => (n >= 0 && n < quantos ? `${mundo}${n}@exemplo.test` : '')
  const cpfOf = (n: number) => {
    const nove = `7${String(world).padStart(2, '0')}${String(n).padStart(6, '0')}`
    return nove + cpfCheckDigits(nove)
  }
  const nomeOf = (n: number) => NOMES[n] ?? `Pessoa ${String(n).padStart(3, '0')}`
  const all = Array.from({ length: quantos }, (_, n) => n)
  return {
    file: (moved: number | null) =>
      ['Nome;CPF;E-mail']
        .concat(
          all.map((n) => `${nomeOf(n)} ${mundo};${cpfOf(n)};${moved === null ? '' : emailOf(n + moved)}`),
        )
        .join('\n'),
    emails: async () => (await planilhas.people(mundo)).map(({ email }) => email),
    right: all.map((n): string | null => emailOf(n)),
  }
}

/** A recruiter gives somebody another e-mail. */
async function correct(former: string, email: string): Promise<void> {
  const [row] = await planilhas.ask<{ id: string }>(
    'select identificador as id from talento where email = $1',
    [former],
  )
  const params = { identificador: row?.id ?? '' }
  const as = { token: office.token }
  const { cidade, ...form } = (await office.api.call('getCorrecao', { params }, as)).body.data
  const body = { ...form, cpf: null, cidadeId: cidade?.id ?? null, email }
  expect((await office.api.call('saveCorrecao', { params, body }, as)).status).toBe(200)
}

describe('people who were known by their CPFs', () => {
  it.each([1, -1])(
    'have each their own e-mail when the one that had slipped is taken back, by %i',
    async (by) => {
      const mundo = openMundo(by > 0 ? 'sabida' : 'sabido')
      await bringIn(office, mundo.file(null))
      const wrong = await bringIn(office, mundo.file(by))
      await bringIn(office, mundo.file(0))
      await takeBack(office, wrong)
      expect(await mundo.emails()).toEqual(mundo.right)
    },
  )

  it('have it though the wrong file told of somebody else of their name', async () => {
    const mundo = openMundo('alheia')
    await bringIn(office, mundo.file(null))
    const wrong = await bringIn(office, 'Nome;E-mail;Telefone\nBia Outra;alheia0@exemplo.test;36933330001')
    await bringIn(office, mundo.file(0))
    await takeBack(office, wrong)
    expect(await mundo.emails()).toEqual(mundo.right)
  })

  it('have it when the wrong file had come twice', async () => {
    const mundo = openMundo('repete')
    await bringIn(office, mundo.file(null))
    const [wrong, again] = [await bringIn(office, mundo.file(1)), await bringIn(office, mundo.file(1))]
    await bringIn(office, mundo.file(0))
    await takeBack(office, wrong)
    await takeBack(office, again)
    expect(await mundo.emails()).toEqual(mundo.right)
  })

  it.each([1, -1])('have it wherever a part of the file ends, by %i', async (by) => {
    const mundo = openMundo(by > 0 ? 'parte' : 'partes', 60)
    await bringIn(office, mundo.file(null))
    const wrong = await bringIn(office, mundo.file(by))
    await bringIn(office, mundo.file(0))
    await takeBack(office, wrong)
    expect((await mundo.emails()).toSorted()).toEqual(mundo.right.toSorted())
  })
})

describe('whom a wrong file made, told apart by their CPFs, and a recruiter moved', () => {
  it.each([1, -1])(
    'has the e-mail that the mended one told, and leaves the other one theirs, by %i',
    async (by) => {
      const { id } = await publish(office)
      const nome = by > 0 ? 'ambas' : 'ambos'
      const mundo = openMundo(nome)
      const wrong = await bringIn(office, mundo.file(by), id)
      await planilhas.move(id, `Bia Terra ${nome}`)
      await bringIn(office, mundo.file(0), id)
      await takeBack(office, wrong)
      expect(await mundo.emails()).toEqual(mundo.right)
      expect(await planilhas.linhas(wrong)).toMatchObject([
        { situacao: 'desfeita' },
        { situacao: 'mantida', motivos: { pessoa: expect.stringContaining('saiu: é de outra pessoa') } },
        { situacao: 'desfeita' },
        { situacao: 'desfeita' },
      ])
      const eventos = await planilhas.ask(
        `select v.tipo from evento v join talento t on t.id = v.talento_id where t.nome = $1
       and v.tipo = 'talento_separado' and v.dados ? 'isDevolvida'`,
        [`Bia Terra ${nome}`],
      )
      expect(eventos).toHaveLength(1)
    },
  )

  it('leaves somebody else their e-mail though the mended one tells none of this person', async () => {
    const { id } = await publish(office)
    const mundo = openMundo('nenhum')
    const wrong = await bringIn(office, mundo.file(1), id)
    await planilhas.move(id, 'Bia Terra nenhum')
    await bringIn(office, mundo.file(0).replace('nenhum1@exemplo.test', ''), id)
    await takeBack(office, wrong)
    expect(await mundo.emails()).toEqual(mundo.right.with(1, null))
    expect((await planilhas.linhas(wrong))[1]).toMatchObject({
      situacao: 'mantida',
      motivos: { pessoa: expect.stringContaining('saiu: é de outra pessoa') },
    })
  })

  it('keeps an e-mail that a recruiter put there, and one that nobody told otherwise', async () => {
    const { id } = await publish(office)
    const mundo = openMundo('mesma')
    const wrong = await bringIn(office, mundo.file(1), id)
    await correct('mesma1@exemplo.test', 'corrigida@exemplo.test')
    await planilhas.move(id, 'Dora Vaz mesma')
    await planilhas.move(id, 'Caio Uchoa mesma')
    await bringIn(office, mundo.file(1), id)
    await takeBack(office, wrong)
    expect(await mundo.emails()).toEqual([
      'corrigida@exemplo.test',
      'mesma2@exemplo.test',
      'mesma3@exemplo.test',
      null,
    ])
    expect(await planilhas.linhas(wrong)).toMatchObject([
      { situacao: 'mantida', motivos: { pessoa: expect.stringMatching(/importação\.$/) } },
      { situacao: 'desfeita' },
      { situacao: 'mantida', motivos: { pessoa: expect.stringMatching(/importação\.$/) } },
      { situacao: 'mantida', motivos: { pessoa: expect.stringMatching(/importação\.$/) } },
    ])
  })
})

describe('whom a wrong file made, and an application stands that was sent with the e-mail of it', () => {
  it.each([false, true])('stays, and the row says so, told by another file since: %s', async (isTold) => {
    const { id } = await publish(office)
    const nome = isTold ? 'dita' : 'fone'
    const ddd = isTold ? 33 : 32
    const wrong = await bringIn(office, fileOf(nome, ddd, 1))
    const email = `${nome}1@exemplo.test`
    await apply(
      office.api,
      id,
      buildInscricao({ nome: `Bia Terra ${nome}`, email, telefone: `${ddd}933330001` }),
    )
    if (isTold) await bringIn(office, `Nome;Telefone\nAna Sato ${nome};${ddd}933330000`)
    await takeBack(office, wrong)
    expect((await planilhas.linhas(wrong))[0]).toMatchObject({
      situacao: 'mantida',
      motivos: {
        pessoa:
          'Ficou: há uma inscrição enviada com o e-mail que a planilha trouxe. Confira se ela é desta pessoa.',
      },
    })
    const mailbox = openMailbox(office)
    expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(200)
  })

  it('keeps it though the mended one told another one of theirs', async () => {
    const { id } = await publish(office)
    const mundo = openMundo('envia')
    const wrong = await bringIn(office, mundo.file(1))
    const email = 'envia2@exemplo.test'
    await apply(office.api, id, buildInscricao({ nome: 'Caio Uchoa', email, telefone: '35933330002' }))
    await bringIn(office, mundo.file(0))
    await takeBack(office, wrong)
    expect((await planilhas.linhas(wrong))[1]).toMatchObject({
      situacao: 'mantida',
      motivos: { pessoa: expect.stringContaining('há uma inscrição enviada') },
    })
    const mailbox = openMailbox(office)
    expect((await mailbox.open(await mailbox.keyOf(email))).status).toBe(200)
  })
})

it('leaves everybody of the mended one though the wrong file had come twice, and somebody was moved', async () => {
  const { id } = await publish(office)
  const wrong = await bringIn(office, fileOf('duas', 34, 1), id)
  const again = await bringIn(office, fileOf('duas', 34, 1), id)
  await planilhas.move(id, 'Ana Sato duas')
  await bringIn(office, fileOf('duas', 34, 0), id)
  await takeBack(office, wrong)
  await takeBack(office, again)
  expect(await planilhas.people('duas')).toEqual(right('duas', 34, [id]))
})

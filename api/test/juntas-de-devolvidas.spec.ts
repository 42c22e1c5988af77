import { cpfCheckDigits } from '@seleta/regras/cpf'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { fileOf, NOMES, right, watchPlanilhas } from './support/chaves-erradas'
import { bringIn, takeBack } from './support/import-file'
import { openJuntas } from './support/juntas'
import { openMailbox } from './support/mailbox'

/**
 * A recruiter says that somebody on record and whom a wrong file made are one, before the file is taken back or after: what
 * only the file told gives way to what anybody else tells (decision 234).
 */

let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let juntas: ReturnType<typeof openJuntas>
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  juntas = openJuntas(office)
  mailbox = openMailbox(office)
})
// One person brings in more files here than they may in ten minutes.
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(() => office.api.close())

const nomeOf = (mundo: string, n: number) => `${NOMES[n]} ${mundo}`
const emailOf = (mundo: string, n: number) => `${mundo}${n}@exemplo.test`
const phoneOf = (ddd: number, n: number) => `${ddd}93333000${n}`
const cpfOf = (ddd: number, n: number) => {
  const first = `4557${ddd}00${n}`
  return first + cpfCheckDigits(first)
}

/** Three people by phone and CPF; the cells of the CPFs are moved by so many rows. */
const cpfsOf = (mundo: string, ddd: number, moved: number) =>
  ['Nome;Telefone;CPF;Último cargo;Última empresa']
    .concat(
      [0, 1, 2].map((n) =>
        [
          nomeOf(mundo, n),
          phoneOf(ddd, n),
          n + moved < 3 ? cpfOf(ddd, n + moved) : '',
          `Caixa ${n};Padaria`,
        ].join(';'),
      ),
    )
    .join('\n')

const listPeople = (mundo: string) =>
  planilhas.ask<{ nome: string; email: string | null; telefone: string | null; cpf: string | null }>(
    `select split_part(nome, ' ', 1) as nome, email::text, telefone, cpf from talento where nome like $1 order by id`,
    [`% ${mundo}`],
  )

/** Ana by the form, which proves nothing. @returns the campaign */
async function sendForm(mundo: string, dados: Parameters<typeof buildInscricao>[0]) {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: nomeOf(mundo, 0), ...dados }))
  return id
}
/** By Ana, on the page whose link was mailed. */
async function correctOwn(email: string) {
  const chave = await mailbox.keyOf(email)
  const fields = { ...(await mailbox.formOn(chave)), sobre: 'Eu mesma', acao: 'corrigir' }
  expect((await mailbox.act(chave, fields)).status).toBe(303)
}

describe('somebody on record who was joined with whom a wrong file made of her, which is taken back then', () => {
  it('keeps nobody else’s CPF before its owner, who is somebody of her own by the mended one', async () => {
    await sendForm('cpfs', { email: emailOf('cpfs', 0), telefone: phoneOf(51, 0) })
    await correctOwn(emailOf('cpfs', 0))
    const { id } = await publish(office)
    const wrong = await bringIn(office, cpfsOf('cpfs', 51, 1), id)
    await juntas.join([nomeOf('cpfs', 0)])
    await takeBack(office, wrong)
    const mended = await bringIn(office, cpfsOf('cpfs', 51, 0), id)
    expect(await planilhas.contagem(mended)).toMatchObject({ criada: 3, unida: 0 })
    const [ana, ...others] = await listPeople('cpfs')
    expect(ana).toMatchObject({ nome: 'Ana', email: emailOf('cpfs', 0), cpf: null })
    // A phone that she alone told joins nobody: a recruiter looks at the two.
    expect(others.map(({ nome, cpf }) => [nome, cpf])).toEqual(
      ['Ana', 'Bia', 'Caio'].map((nome, n) => [nome, cpfOf(51, n)]),
    )
    await juntas.join([nomeOf('cpfs', 0)])
    expect((await listPeople('cpfs')).map(({ cpf }) => cpf)).toEqual([0, 1, 2].map((n) => cpfOf(51, n)))
  })

  it('keeps nobody else’s e-mail either', async () => {
    await sendForm('emails', { email: '', telefone: phoneOf(53, 0) })
    await planilhas.correct(nomeOf('emails', 0), { sobre: 'Bom papo' })
    const { id } = await publish(office)
    const wrong = await bringIn(office, fileOf('emails', 53, 1, 3), id)
    await juntas.join([nomeOf('emails', 0)])
    await takeBack(office, wrong)
    const mended = await bringIn(office, fileOf('emails', 53, 0, 3), id)
    expect((await planilhas.contagem(mended)).unida ?? 0).toBeLessThanOrEqual(1)
    const bias = (await listPeople('emails')).filter(({ email }) => email === emailOf('emails', 1))
    expect(bias).toMatchObject([{ nome: 'Bia', telefone: phoneOf(53, 1) }])
  })

  it('keeps none where she went into a third one with it', async () => {
    await planilhas.enter({
      nome: nomeOf('terceira', 0),
      email: emailOf('terceira', 0),
      telefone: '54944440000',
    })
    const { id } = await publish(office)
    const wrong = await bringIn(office, cpfsOf('terceira', 54, 1), id)
    await sendForm('terceira', { email: 'outro.terceira@exemplo.test', telefone: phoneOf(54, 0) })
    await juntas.join([nomeOf('terceira', 0)])
    await juntas.join([nomeOf('terceira', 0)])
    expect((await listPeople('terceira')).map(({ nome }) => nome)).toEqual(['Ana', 'Bia', 'Caio'])
    await takeBack(office, wrong)
    await bringIn(office, cpfsOf('terceira', 54, 0), id)
    const bias = (await listPeople('terceira')).filter(({ cpf }) => cpf === cpfOf(54, 1))
    expect(bias).toMatchObject([{ nome: 'Bia', telefone: phoneOf(54, 1) }])
    expect((await listPeople('terceira'))[0]).toMatchObject({ email: emailOf('terceira', 0) })
  })

  it('keeps her own e-mail, which no file told, before whoever comes with it', async () => {
    await sendForm('propria', { email: emailOf('propria', 0), telefone: phoneOf(55, 0) })
    await planilhas.correct(nomeOf('propria', 0), { sobre: 'Bom papo' })
    const wrong = await bringIn(office, cpfsOf('propria', 55, 1), (await publish(office)).id)
    await juntas.join([nomeOf('propria', 0)])
    await takeBack(office, wrong)
    await bringIn(office, `Nome;E-mail\nZeca Zimmer propria;${emailOf('propria', 0)}`)
    expect(await listPeople('propria')).toMatchObject([{ nome: 'Ana', email: emailOf('propria', 0) }])
  })

  it('has her own when they are two again, and the other what the file told until somebody tells otherwise', async () => {
    await sendForm('duas', { email: emailOf('duas', 0), telefone: phoneOf(61, 0) })
    await correctOwn(emailOf('duas', 0))
    const { id } = await publish(office)
    const wrong = await bringIn(office, cpfsOf('duas', 61, 1), id)
    const fusaoId = await juntas.join([nomeOf('duas', 0)])
    await takeBack(office, wrong)
    expect(await juntas.part(fusaoId)).toBe(200)
    expect(await listPeople('duas')).toMatchObject([
      { nome: 'Ana', email: emailOf('duas', 0), cpf: null },
      { nome: 'Ana', cpf: cpfOf(61, 1) },
    ])
    await bringIn(office, cpfsOf('duas', 61, 0), id)
    expect((await listPeople('duas')).map(({ nome, cpf }) => [nome, cpf])).toEqual([
      ['Ana', null],
      ...['Ana', 'Bia', 'Caio'].map((nome, n) => [nome, cpfOf(61, n)]),
    ])
  })
})

describe('whom a wrong file made and somebody moved, joined once the file is taken back', () => {
  /** The file is taken back, but for whom it gave this e-mail or CPF. @returns the campaign */
  async function stay(csv: string, chave: string) {
    const { id } = await publish(office)
    const wrong = await bringIn(office, csv, id)
    const [pessoa] = await planilhas.ask<{ id: string }>(
      'select identificador as id from talento where $1 in (email::text, cpf)',
      [chave],
    )
    await planilhas.moveThis(id, pessoa?.id ?? '')
    await takeBack(office, wrong)
    return id
  }

  it('gives way to the e-mail with which she had applied, to which her link is mailed', async () => {
    const vaga = await sendForm('depois', { email: emailOf('depois', 0), telefone: phoneOf(62, 0) })
    const id = await stay(fileOf('depois', 62, 1, 3), emailOf('depois', 1))
    await juntas.join([nomeOf('depois', 0)])
    expect(await planilhas.people('depois')).toMatchObject([
      { email: emailOf('depois', 0), telefone: phoneOf(62, 0) },
    ])
    const mended = await bringIn(office, fileOf('depois', 62, 0, 3), id)
    const [ana, ...others] = right('depois', 62, [id], 3)
    expect(await planilhas.people('depois')).toEqual([{ ...ana, vagas: [vaga, id] }, ...others])
    // Who went into somebody is mailed a link of that one's page.
    const again = await sendForm('depois', { email: emailOf('depois', 0), telefone: phoneOf(62, 0) })
    expect((await mailbox.open(await mailbox.keyOf(emailOf('depois', 0)))).status).toBe(200)
    expect((await planilhas.people('depois'))[0]).toMatchObject({ vagas: [vaga, id, again] })
    await takeBack(office, mended)
    expect(await planilhas.people('depois')).toMatchObject([{ nome: 'Ana', email: emailOf('depois', 0) }])
  })

  it('has the e-mail with which she had applied when another file, which told of her, is taken back too', async () => {
    await sendForm('terceiro', { email: emailOf('terceiro', 0), telefone: phoneOf(67, 0) })
    const id = await stay(fileOf('terceiro', 67, 1, 3), emailOf('terceiro', 1))
    const row = `${nomeOf('terceiro', 0)};${phoneOf(67, 0)};Ensino Médio`
    const other = await bringIn(office, `Nome;Telefone;Formação\n${row}`, id)
    expect(await planilhas.contagem(other)).toMatchObject({ unida: 1 })
    await juntas.join([nomeOf('terceiro', 0)])
    await takeBack(office, other)
    expect(await listPeople('terceiro')).toMatchObject([{ nome: 'Ana', email: emailOf('terceiro', 0) }])
  })

  it('has what the file told again when they are two again, and gives way to the mended one', async () => {
    await sendForm('separadas', { email: emailOf('separadas', 0), telefone: phoneOf(63, 0) })
    const chave = await mailbox.keyOf(emailOf('separadas', 0))
    const id = await stay(fileOf('separadas', 63, 1, 3), emailOf('separadas', 1))
    expect(await juntas.part(await juntas.join([nomeOf('separadas', 0)]))).toBe(200)
    const emails = async () =>
      new Set((await listPeople('separadas')).map((one) => `${one.nome} ${one.email}`))
    expect(await emails()).toEqual(new Set([0, 1].map((n) => `Ana ${emailOf('separadas', n)}`)))
    expect((await mailbox.open(chave)).status).toBe(200)
    await bringIn(office, fileOf('separadas', 63, 0, 3), id)
    const bias = (await listPeople('separadas')).filter(({ email }) => email === emailOf('separadas', 1))
    expect(bias).toMatchObject([{ nome: 'Bia', telefone: phoneOf(63, 1) }])
  })

  it('gives who lacks it the e-mail until somebody else tells of it', async () => {
    await sendForm('lacuna', { email: '', telefone: phoneOf(64, 0) })
    await planilhas.correct(nomeOf('lacuna', 0), { sobre: 'Bom papo' })
    const id = await stay(fileOf('lacuna', 64, 1, 3), emailOf('lacuna', 1))
    await juntas.join([nomeOf('lacuna', 0)])
    expect(await planilhas.people('lacuna')).toMatchObject([{ nome: 'Ana', email: emailOf('lacuna', 1) }])
    await bringIn(office, fileOf('lacuna', 64, 0, 3), id)
    const bias = (await listPeople('lacuna')).filter(({ email }) => email === emailOf('lacuna', 1))
    expect(bias).toMatchObject([{ nome: 'Bia', telefone: phoneOf(64, 1) }])
  })

  it('gives whoever had corrected her own page nobody else’s CPF for good', async () => {
    await sendForm('pagina', { email: emailOf('pagina', 0), telefone: phoneOf(66, 0) })
    await correctOwn(emailOf('pagina', 0))
    const id = await stay(cpfsOf('pagina', 66, 1), cpfOf(66, 1))
    await juntas.join([nomeOf('pagina', 0)])
    await bringIn(office, cpfsOf('pagina', 66, 0), id)
    const bias = (await listPeople('pagina')).filter(({ cpf }) => cpf === cpfOf(66, 1))
    expect(bias).toMatchObject([{ nome: 'Bia', telefone: phoneOf(66, 1) }])
  })

  it('gives way to a CPF that a recruiter typed: two that differ are of one person then', async () => {
    await sendForm('cpf', { email: emailOf('cpf', 0), telefone: phoneOf(65, 0) })
    await stay(cpfsOf('cpf', 65, 1), cpfOf(65, 1))
    await planilhas.correct(nomeOf('cpf', 0), { cpf: cpfOf(65, 0) })
    await juntas.join([nomeOf('cpf', 0)])
    expect(await listPeople('cpf')).toMatchObject([
      { nome: 'Ana', email: emailOf('cpf', 0), cpf: cpfOf(65, 0), telefone: phoneOf(65, 0) },
    ])
  })
})

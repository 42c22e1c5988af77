import { addDias, addMeses, diaInBrazil, formatDia } from '@seleta/regras/dia'
import { apply, buildInscricao, publish } from './support/campanhas'
import { bringIn } from './support/import-file'
import { openJuntas } from './support/juntas'
import { openMailNights } from './support/nights'
import type { MailScript } from './support/scripted-mail'
import { openDoors } from './support/strangers'

/** Told of the end of their time is who was written to where they are reached today, a month before (decision 116). */

const HOJE = diaInBrazil(new Date())
const AVISO = addMeses(HOJE, 20)
const NOWHERE = { RCPT: '550 5.1.1 no such user' }
const NO_LIMIT = { DATA: '550 5.4.5 Daily user sending limit exceeded' }

let script: MailScript = {}
let nights: Awaited<ReturnType<typeof openMailNights>>
beforeAll(async () => {
  nights = await openMailNights(() => script)
})
beforeEach(() => nights.wakeUp())
afterEach(async () => {
  script = {}
  await nights.hangUp()
})
afterAll(() => nights.close())

const as = () => ({ token: nights.office.token })
let people = 0
/** Somebody on record; without an e-mail they have a phone. */
async function enter(email: string | null) {
  people += 1
  const nome = `Pessoa ${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''} Souza`
  const telefone = `119777${String(10_000 + people)}`
  const { identificador } = await openDoors(nights.office, 0).enterPessoa({
    nome,
    email: email ?? '',
    telefone,
  })
  return { nome, telefone, identificador }
}
type Pessoa = Awaited<ReturnType<typeof enter>>

const retencaoOf = async ({ identificador }: Pessoa) =>
  (await nights.office.api.call('getTalento', { params: { identificador } }, as())).body.data.retencao
const isGone = async ({ identificador }: Pessoa) =>
  (await nights.office.api.call('getTalento', { params: { identificador } }, as())).status === 404
/** A recruiter puts the e-mail right. */
async function correct({ identificador }: Pessoa, email: string): Promise<void> {
  const params = { identificador }
  const { cidade, ...dados } = (await nights.office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  expect((await nights.office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
  await nights.office.api.app.jobs.runDue()
}
/** The mails about the end of somebody's time, oldest first. */
const cartasDe = ({ identificador }: Pessoa) =>
  nights.office.api.db
    .selectFrom('mensagem as m')
    .innerJoin('talento as t', 't.id', 'm.talentoId')
    .select(['m.id', 'm.destinatario', 'm.estado', 'm.corpo'])
    .where('t.identificador', '=', identificador)
    .where('m.tipo', '=', 'retencao')
    .orderBy('m.id')
    .execute()
const linesOf = async (pessoa: Pessoa) =>
  (await cartasDe(pessoa)).map(({ destinatario, estado }) => [destinatario, estado])
const lastOf = async (pessoa: Pessoa) => {
  const { corpo = '', id = 0 } = (await cartasDe(pessoa)).at(-1) ?? {}
  return { id, corpo, chave: /chave=([\w-]{43})/.exec(corpo)?.[1] ?? '' }
}
const says = (dia: string) => `Em ${formatDia(dia)} eles saem da vista`

describe('who has no e-mail when the end of their time is near', () => {
  it('is not said to have been told, and goes on the day', async () => {
    const pessoa = await enter(null)
    await nights.night(AVISO)
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: false, ate: addDias(AVISO, 30) })
    await nights.night(addDias(AVISO, 30))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: true })
    await nights.night(addDias(AVISO, 60))
    expect(await isGone(pessoa)).toBe(true)
  })

  it.each<[string, (pessoa: Pessoa, email: string) => Promise<unknown>]>([
    ['a recruiter puts into the record', correct],
    [
      'a file brings',
      ({ nome, telefone }, email) =>
        bringIn(nights.office, `Nome;Telefone;E-mail\n${nome};${telefone};${email}`, null),
    ],
    [
      'a recruiter enters them again with',
      ({ nome, telefone }, email) => openDoors(nights.office, 0).enterPessoa({ nome, telefone, email }),
    ],
  ])('is told the next night at the one that %s, and has a month from then', async (_, give) => {
    const pessoa = await enter(null)
    const email = `nova${people}@exemplo.test`
    await nights.night(AVISO)
    await nights.night(addDias(AVISO, 25))
    await give(pessoa, email)
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: false, ate: addDias(AVISO, 55) })
    await nights.night(addDias(AVISO, 26))
    expect(await linesOf(pessoa)).toEqual([[email, 'enviada']])
    expect((await lastOf(pessoa)).corpo).toContain(says(addDias(AVISO, 56)))
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: true, ate: addDias(AVISO, 56) })
    await nights.night(addDias(AVISO, 55))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: false })
    await nights.night(addDias(AVISO, 56))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: true })
  })
})

describe('who was told at a mailbox that is not theirs any more', () => {
  it('is told at today’s the next night, and has a month from then', async () => {
    const pessoa = await enter('tia@velho.test')
    await nights.night(AVISO)
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: true })
    await nights.night(addDias(AVISO, 3))
    await correct(pessoa, 'tia@novo.test')
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: false, ate: addDias(AVISO, 33) })
    await nights.night(addDias(AVISO, 4))
    expect(await linesOf(pessoa)).toEqual([
      ['tia@velho.test', 'enviada'],
      ['tia@novo.test', 'enviada'],
    ])
    const { corpo, chave } = await lastOf(pessoa)
    expect(corpo).toContain(says(addDias(AVISO, 34)))
    expect((await nights.mailbox.open(chave)).html).toContain('Você quer continuar?')
    await nights.night(addDias(AVISO, 33))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: false, isAvisada: true })
    await nights.night(addDias(AVISO, 34))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: true })
  })

  it('is told once for each mailbox, however often it goes back and forth', async () => {
    const pessoa = await enter('um@vai.test')
    await nights.night(AVISO)
    for (const n of [1, 2, 3, 4]) {
      await correct(pessoa, n % 2 === 1 ? 'dois@vem.test' : 'um@vai.test')
      await nights.night(addDias(AVISO, n))
    }
    expect(await linesOf(pessoa)).toEqual([
      ['um@vai.test', 'enviada'],
      ['dois@vem.test', 'enviada'],
    ])
    await nights.night(addDias(AVISO, 31))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: true })
  })
})

describe('who is joined with somebody who was told, and had no e-mail', () => {
  async function meet() {
    const juntas = openJuntas(nights.office)
    const { id } = await publish(nights.office)
    const fica = await enter(null)
    const nome = fica.nome.replace('Pessoa', 'Dita')
    await juntas.send(id, { nome, telefone: fica.telefone, email: `vem${people}@exemplo.test` })
    await nights.office.api.app.jobs.runDue()
    const [row] = await juntas.ask<Pessoa>('select identificador from talento where nome = $1', [nome])
    const vai = { ...fica, nome, identificador: row?.identificador ?? '' }
    return { fica, vai, ...juntas, join: () => juntas.join([fica.nome, nome]) }
  }
  const asksIn = async (pessoa: Pessoa) => (await nights.mailbox.open((await lastOf(pessoa)).chave)).html

  it('is told by a mail of their own the next night, and has a month from then', async () => {
    const { fica, vai, join, part } = await meet()
    await nights.night(AVISO)
    expect(await retencaoOf(vai)).toMatchObject({ isAvisada: true })
    await nights.night(addDias(AVISO, 3))
    const fusao = await join()
    expect(await retencaoOf(fica)).toMatchObject({ isAvisada: false, ate: addDias(AVISO, 33) })
    await nights.night(addDias(AVISO, 4))
    expect(await retencaoOf(fica)).toMatchObject({ isAvisada: true, ate: addDias(AVISO, 34) })
    expect(await asksIn(fica)).toContain('Você quer continuar?')
    expect(await part(fusao)).toBe(200)
    expect(await retencaoOf(vai)).toMatchObject({ isAvisada: true, ate: addDias(AVISO, 30) })
    expect(await asksIn(vai)).toContain('Você quer continuar?')
  })

  it('reads their own link, when the mail leaves after it on the same day', async () => {
    const { fica, join, ask } = await meet()
    script = { MAIL: '451 4.3.0 later' }
    await nights.night(AVISO)
    script = {}
    await join()
    await ask("update mensagem set enviar_depois_de = now() where estado = 'pendente'")
    await nights.office.api.app.jobs.runDue()
    expect(await asksIn(fica)).toContain('Você quer continuar?')
    expect(await retencaoOf(fica)).toMatchObject({ isAvisada: true, ate: addDias(AVISO, 30) })
  })
})

describe('a mail about the end of somebody’s time that leaves late', () => {
  it.each<[string, MailScript, (pessoa: Pessoa) => Promise<unknown>]>([
    [
      'because the address was put right on the 29th day',
      NOWHERE,
      (pessoa) => correct(pessoa, 'ugo@certo.test'),
    ],
    [
      'by a recruiter’s hand on the 29th day',
      NO_LIMIT,
      async (pessoa) => {
        const { id } = await lastOf(pessoa)
        await nights.office.api.pool.query(
          "update mensagem set estado = 'erro', erro = 'DATA: 550', enviar_depois_de = now() where id = $1",
          [id],
        )
        const { body } = await nights.office.api.call('resendMensagens', { body: { mensagens: [id] } }, as())
        expect(body.data).toEqual({ naFila: 1, outras: 0 })
        await nights.office.api.app.jobs.runDue()
      },
    ],
  ])('%s gives a month from then, and says so', async (_, failure, send) => {
    script = failure
    const pessoa = await enter(`ugo${people}@errado.test`)
    await nights.night(AVISO)
    script = {}
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: false, ate: addDias(AVISO, 30) })
    await nights.night(addDias(AVISO, 29))
    await send(pessoa)
    expect((await cartasDe(pessoa)).map(({ estado }) => estado)).toEqual(['enviada'])
    const { corpo, chave } = await lastOf(pessoa)
    expect(corpo).toContain(says(addDias(AVISO, 59)))
    expect((await nights.mailbox.open(chave)).html).toContain(formatDia(addDias(AVISO, 59)))
    expect(await retencaoOf(pessoa)).toMatchObject({ isAvisada: true, ate: addDias(AVISO, 59) })
    await nights.night(addDias(AVISO, 58))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: false })
    await nights.night(addDias(AVISO, 59))
    expect(await retencaoOf(pessoa)).toMatchObject({ isOculta: true })
  })
})

describe('the person’s own page', () => {
  const kept = async (chave: string) =>
    (/id="guarda".*?<\/section>/s.exec((await nights.mailbox.open(chave)).html)?.[0] ?? '').replaceAll(
      /<[^>]+>/g,
      '',
    )
  async function applied(nome: string) {
    const { id } = await publish(nights.office)
    const inscricao = buildInscricao({ nome })
    await apply(nights.office.api, id, inscricao)
    const { identificador } = await nights.office.api.db
      .selectFrom('talento')
      .select('identificador')
      .where('nome', '=', nome)
      .executeTakeFirstOrThrow()
    return {
      id,
      chave: await nights.mailbox.keyOf(inscricao.email ?? ''),
      pessoa: { nome, telefone: '', identificador },
    }
  }

  it.each(['in sight', 'hidden'])('promises no day while the law keeps somebody who is %s', async (where) => {
    const { chave, pessoa } = await applied(where === 'hidden' ? 'Ivo Lei' : 'Hugo Lei')
    const { identificador } = pessoa
    if (where === 'hidden') for (const dias of [0, 30]) await nights.night(addDias(AVISO, dias))
    await nights.office.api.call(
      'saveGuardaLegal',
      { params: { identificador }, body: { motivo: 'Processo trabalhista' } },
      as(),
    )
    await nights.night(addDias(AVISO, 400))
    expect((await retencaoOf(pessoa)).isOculta).toBe(where === 'hidden')
    const said = await kept(chave)
    expect(said).toContain('por uma obrigação legal')
    expect(said).not.toMatch(/\d\d\/\d\d\/\d{4}|trabalhista/)
  })

  it('names a day a month from now, as the record does, once the company has shortened its term', async () => {
    await nights.office.api.call('saveRetencao', { body: { meses: 24 } }, as())
    const { id, chave, pessoa } = await applied('Sara Curta')
    await nights.night(AVISO)
    await nights.office.api.call('closeCampanha', { params: { id }, body: {} }, as())
    await nights.office.api.pool.query('update campanha set encerrada_em = now() where id = $1', [id])
    await nights.office.api.call('saveRetencao', { body: { meses: 6 } }, as())
    expect(await kept(chave)).toContain(`até ${formatDia(addDias(AVISO, 30))}`)
    expect(await retencaoOf(pessoa)).toMatchObject({ ate: addDias(AVISO, 30), isAvisada: false })
  })
})

it('the settings know that this installation sends mails', async () => {
  expect((await nights.office.api.call('getRetencao', {}, as())).body.data).toMatchObject({
    emailLigado: true,
  })
})

import { addDias, addMeses, diaInBrazil, formatDia } from '@seleta/regras/dia'
import { openMailNights } from './support/nights'
import type { MailScript } from './support/scripted-mail'
import { openDoors } from './support/strangers'

/** The mail about the end of somebody's time is promised: nobody goes because of a mail that never left (decision 116). */

const HOJE = diaInBrazil(new Date())
const AVISO = addMeses(HOJE, 20)
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
const enter = (nome: string) =>
  openDoors(nights.office, 0).enterPessoa({ nome, email: `${nome.split(' ')[0]}@exemplo.test`, telefone: '' })
/** Whether somebody is hidden, and what became of the mails about the end of their time, oldest first. */
async function standOf(nome: string) {
  const { rows } = await nights.office.api.pool.query<{ oculta: boolean; cartas: string[] | null }>(
    `select t.oculta_em is not null as oculta,
       (select array_agg(m.estado order by m.id) from mensagem m where m.talento_id = t.id and m.tipo = 'retencao') as cartas
     from talento t where t.nome = $1`,
    [nome],
  )
  return rows[0]
}
const cartasDe = async (nome: string) =>
  nights.office.api.db
    .selectFrom('mensagem as m')
    .innerJoin('talento as t', 't.id', 'm.talentoId')
    .select(['m.id', 'm.corpo'])
    .where('t.nome', '=', nome)
    .where('m.tipo', '=', 'retencao')
    .orderBy('m.id')
    .execute()
const chaveIn = (corpo = '') => /chave=([\w-]{43})/.exec(corpo)?.[1] ?? ''
/** The tries that are left go by. */
async function giveUp(): Promise<void> {
  await nights.office.api.pool.query(
    "update mensagem set tentativas = 7, enviar_depois_de = now() where estado = 'pendente'",
  )
  await nights.office.api.app.jobs.runDue()
}
const failed = async (busca: string) => {
  const query = { page: 0, size: 50, tab: 'FALHARAM' as const, busca }
  return (await nights.office.api.call('listMensagens', { query }, as())).body.totalElements
}

it('is promised on the privacy page of an installation that sends e-mails', async () => {
  const html = await (await nights.office.api.request('/privacidade')).text()
  expect(html).toContain('chega uma mensagem com um link para continuar')
})

describe('whose mail about the end of their time never left', () => {
  it('is told anew instead of hidden, with a month from that night, twice, and then goes', async () => {
    script = NO_LIMIT
    await enter('Rita Rocha')
    await nights.night(AVISO)
    expect(await standOf('Rita Rocha')).toEqual({ oculta: false, cartas: ['pendente'] })
    await giveUp()
    expect(await failed('Rita Rocha')).toBe(1)

    await nights.night(addDias(AVISO, 30))
    expect(await standOf('Rita Rocha')).toEqual({ oculta: false, cartas: ['cancelada', 'pendente'] })
    const [, segunda] = await cartasDe('Rita Rocha')
    expect(segunda?.corpo).toContain(`Em ${formatDia(addDias(AVISO, 60))} eles saem da vista`)
    const { html } = await nights.mailbox.open(chaveIn(segunda?.corpo))
    expect(html).toContain(formatDia(addDias(AVISO, 60)))
    await giveUp()
    expect(await failed('Rita Rocha')).toBe(1)

    // One that waits has not left either.
    await nights.night(addDias(AVISO, 60))
    await nights.night(addDias(AVISO, 89))
    expect(await standOf('Rita Rocha')).toEqual({
      oculta: false,
      cartas: ['cancelada', 'cancelada', 'pendente'],
    })
    await nights.night(addDias(AVISO, 90))
    expect(await standOf('Rita Rocha')).toMatchObject({ oculta: true })
    await nights.night(addDias(AVISO, 120))
    expect(await standOf('Rita Rocha')).toBeUndefined()
  })

  it('goes as the second mail said, which left', async () => {
    script = NO_LIMIT
    await enter('Sara Sá')
    await nights.night(AVISO)
    script = {}
    await nights.night(addDias(AVISO, 30))
    expect(await standOf('Sara Sá')).toEqual({ oculta: false, cartas: ['cancelada', 'enviada'] })
    await nights.night(addDias(AVISO, 59))
    expect(await standOf('Sara Sá')).toMatchObject({ oculta: false })
    await nights.night(addDias(AVISO, 60))
    expect(await standOf('Sara Sá')).toMatchObject({ oculta: true })
  })

  it.each<[string, MailScript]>([
    ['was refused for their address', { RCPT: '550 5.1.1 no such user' }],
    ['may have reached them', { end: 'drop' }],
  ])('but %s goes on the day', async (_, said) => {
    script = said
    await enter('Tina Tavares')
    await nights.night(AVISO)
    expect(await standOf('Tina Tavares')).toEqual({ oculta: false, cartas: ['erro'] })
    await nights.night(addDias(AVISO, 30))
    expect(await standOf('Tina Tavares')).toMatchObject({ oculta: true, cartas: ['erro'] })
    await nights.night(addDias(AVISO, 60))
    expect(await standOf('Tina Tavares')).toBeUndefined()
  })
})

describe('a mail about the end of somebody’s time, once they went on', () => {
  const goOn = async (nome: string) => {
    const [carta] = await cartasDe(nome)
    expect((await nights.mailbox.act(chaveIn(carta?.corpo), { acao: 'continuar' })).location).toContain(
      'feito=continua',
    )
    return carta?.id ?? 0
  }

  it('is not sent again with days that are not so any more', async () => {
    script = NO_LIMIT
    await enter('Una Uchoa')
    await nights.night(AVISO)
    await giveUp()
    const id = await goOn('Una Uchoa')
    expect(await failed('Una Uchoa')).toBe(0)
    const { body } = await nights.office.api.call('resendMensagens', { body: { mensagens: [id] } }, as())
    expect(body.data).toEqual({ naFila: 0, outras: 1 })
  })

  it('does not leave late either', async () => {
    script = NO_LIMIT
    await enter('Vera Vaz')
    await nights.night(AVISO)
    await goOn('Vera Vaz')
    script = {}
    await nights.office.api.pool.query(
      "update mensagem set enviar_depois_de = now() where estado = 'pendente'",
    )
    await nights.office.api.app.jobs.runDue()
    expect(await standOf('Vera Vaz')).toEqual({ oculta: false, cartas: ['cancelada'] })
  })
})

import { createWorkerRepository } from '../src/areas/mensagens/sending/worker-repository'
import { boardOf, mensagensDe } from './support/board'
import { apply, buildInscricao, openOffice, type Office } from './support/campanhas'
import { startKeptMail } from './support/kept-mail'
import { openMailbox } from './support/mailbox'

/** What waits goes where its person is reached today, whoever put that right (decision 167). */

const sink = startKeptMail()
let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice({
    mail: { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
  mailbox = openMailbox(office)
})
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})

const as = () => ({ token: office.token })
const ANTES = '11911110000'
const HOJE = '11988887777'
let people = 0

/** Somebody whom a stage tells something; they have applied with a phone. */
async function told(canal: 'email' | 'whatsapp') {
  const nome = `Tina ${'abcdefghijklmnopqrstuvwxyz'[(people += 1)] ?? ''} Troca`
  const email = `tina${people}@exemplo.test`
  const board = await boardOf(office, [])
  const { data } = await apply(office.api, board.id, buildInscricao({ nome, email, telefone: ANTES }))
  const { identificador } = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  const entrevistas = board.etapa('Entrevistas').id
  const contato = { email: canal === 'email', whatsapp: canal === 'whatsapp', sms: false }
  const body = { mensagemNotificacao: 'Olá, {{nome}}!', contato }
  await office.api.call('updateEtapa', { params: { id: entrevistas }, body }, as())
  const params = { identificador, campanhaId: board.id, kanbanId: entrevistas }
  await office.api.call('moveTalento', { params }, as())
  const mensagens = () => mensagensDe(office, board.id)
  return { nome, email, identificador, campanha: board.id, envio: data?.acompanhamento ?? '', mensagens }
}
/** The candidate's own correction, on a page of theirs. */
const correct = (chave: string, nome: string, part: { email?: string; telefone?: string }) =>
  mailbox.act(chave, { acao: 'corrigir', nome, email: '', telefone: '', cidade: '', sobre: '', ...part })
async function list(tab: 'WHATSAPP' | 'FILA' | 'ENVIADAS' | 'NAO_ENVIADAS', campanha: number, busca = '') {
  const query = { page: 0, size: 50, tab, campanha, busca }
  return (await office.api.call('listMensagens', { query }, as())).body
}
const mark = (id: number, destinatario?: string) =>
  office.api.call(
    'markMensagemEnviada',
    { params: { id }, query: destinatario === undefined ? {} : { destinatario } },
    as(),
  )
const sendDue = async () => {
  await office.api.pool.query("update mensagem set enviar_depois_de = now() where estado = 'pendente'")
  await office.api.app.jobs.runDue()
}

describe('what waits for a recruiter’s hand', () => {
  it('opens the phone that its person put right on their own page, is found by it, and the row says where it went', async () => {
    const { nome, email, campanha, mensagens } = await told('whatsapp')
    await correct(await mailbox.keyOf(email), nome, { email, telefone: HOJE })
    const { data, totais } = await list('WHATSAPP', campanha, HOJE)
    expect([totais?.WHATSAPP, data.map(({ destinatario }) => destinatario)]).toEqual([1, [HOJE]])
    expect((await list('WHATSAPP', campanha, ANTES)).data).toEqual([])
    await mark(data[0]?.id ?? 0)
    expect(await mensagens()).toMatchObject([{ estado: 'enviada', destinatario: HOJE }])
    await office.api.pool.query('update talento set telefone = $1 where nome = $2', ['11900000000', nome])
    // The confirmation may have left by then.
    const sent = (await list('ENVIADAS', campanha)).data.filter(({ canal }) => canal === 'WHATSAPP')
    expect(sent).toMatchObject([{ destinatario: HOJE }])
  })

  it('opens the phone that whoever sent the application mended in what they sent', async () => {
    const { nome, campanha, envio } = await told('whatsapp')
    await correct(envio, nome, { telefone: HOJE })
    expect((await list('WHATSAPP', campanha)).data).toMatchObject([{ destinatario: HOJE }])
  })

  it('is not led elsewhere by a stranger who applies as a person on record', async () => {
    const { nome, email, campanha } = await told('whatsapp')
    await correct(await mailbox.keyOf(email), nome, { email, telefone: HOJE })
    const { id } = await boardOf(office, [])
    const { data } = await apply(office.api, id, buildInscricao({ nome, email, telefone: '11966660000' }))
    await correct(data?.acompanhamento ?? '', nome, { telefone: '11955550000' })
    expect((await list('WHATSAPP', campanha)).data).toMatchObject([{ destinatario: HOJE }])
  })

  it('waits for nobody’s hand once its person has no phone, and waits again once they have one', async () => {
    const { nome, email, campanha, identificador } = await told('whatsapp')
    const waiting = async () =>
      (
        await office.api.call('getTalento', { params: { identificador } }, as())
      ).body.data.linhaDoTempo.filter(({ texto }) => texto.includes('WhatsApp')).length
    expect(await waiting()).toBe(1)
    const chave = await mailbox.keyOf(email)
    await correct(chave, nome, { email, telefone: '' })
    const { data, totais } = await list('NAO_ENVIADAS', campanha)
    expect(data).toMatchObject([{ estado: 'sem_canal', destinatario: '' }])
    expect(totais).toMatchObject({ WHATSAPP: 0, NAO_ENVIADAS: 1 })
    expect(await waiting()).toBe(0)
    await correct(chave, nome, { email, telefone: HOJE })
    expect((await list('WHATSAPP', campanha)).data).toMatchObject([
      { estado: 'pendente', destinatario: HOJE },
    ])
  })

  it('is written down as sent to the phone that was opened, though its person changed it in that moment', async () => {
    const { nome, email, campanha, mensagens } = await told('whatsapp')
    const [shown] = (await list('WHATSAPP', campanha)).data
    await correct(await mailbox.keyOf(email), nome, { email, telefone: HOJE })
    await mark(shown?.id ?? 0, shown?.destinatario)
    expect(await mensagens()).toMatchObject([{ estado: 'enviada', destinatario: ANTES }])
  })
})

describe('an e-mail that waits', () => {
  it('goes to the mailbox that its person confirmed since, and the row says so', async () => {
    const { nome, email, campanha, mensagens } = await told('email')
    const nova = `nova.${email}`
    await correct(await mailbox.keyOf(email), nome, { email: nova })
    await mailbox.act(await mailbox.keyOf(nova), { acao: 'trocar-email' })
    const { data } = await list('FILA', campanha)
    expect(data.filter(({ corpo }) => corpo === 'Olá, Tina!')).toMatchObject([{ destinatario: nova }])
    await sendDue()
    expect(await mensagens()).toMatchObject([{ estado: 'enviada', destinatario: nova }])
    const to = sink.received.filter(({ body }) => body === 'Olá, Tina!').flatMap((mail) => mail.to)
    expect(to).toContain(nova)
    expect(to).not.toContain(email)
  })

  it('goes nowhere once its person has no e-mail, and says so', async () => {
    const { identificador, campanha, mensagens } = await told('email')
    await office.api.pool.query('update talento set email = null where identificador = $1', [identificador])
    await sendDue()
    expect(await mensagens()).toMatchObject([{ estado: 'sem_canal' }])
    const { data } = await list('NAO_ENVIADAS', campanha)
    expect(data.filter(({ corpo }) => corpo.startsWith('Olá, Tina!') && corpo.length < 20)).toMatchObject([
      { estado: 'sem_canal', destinatario: '' },
    ])
  })

  it.each([
    ['email', 'Agora a pessoa tem e-mail: tente de novo.'],
    ['whatsapp', 'Agora a pessoa tem telefone: tente de novo.'],
  ] as const)(
    'by %s, written when its person had no address for it, says so once they have one, and then can be tried again',
    async (canal, words) => {
      const { identificador, campanha, mensagens } = await told(canal)
      await office.api.pool.query(
        `update mensagem set estado = 'sem_canal', destinatario = '' where campanha_id = $1 and tipo = 'etapa'`,
        [campanha],
      )
      const set = (address: string | null) =>
        office.api.pool.query(
          `update talento set ${canal === 'email' ? 'email' : 'telefone'} = $1 where identificador = $2`,
          [address, identificador],
        )
      const listed = async () =>
        (await list('NAO_ENVIADAS', campanha)).data.filter(({ corpo }) => corpo === 'Olá, Tina!')
      await set(null)
      expect(await listed()).toMatchObject([{ estado: 'sem_canal', erro: null }])
      await set(canal === 'email' ? 'tina.de.novo@exemplo.test' : HOJE)
      const [row] = await listed()
      expect(row).toMatchObject({ estado: 'sem_canal', erro: words })
      const body = { mensagens: [row?.id ?? 0] }
      expect((await office.api.call('resendMensagens', { body }, as())).body.data).toEqual({
        naFila: 1,
        outras: 0,
      })
      expect(await mensagens()).toMatchObject([{ estado: 'pendente' }])
    },
  )

  it('of somebody who wants none any more says so, and does not ask to be tried again', async () => {
    const { identificador, campanha } = await told('email')
    await office.api.pool.query(
      `update mensagem set estado = 'sem_canal', destinatario = '' where campanha_id = $1 and tipo = 'etapa'`,
      [campanha],
    )
    await office.api.pool.query(
      'update talento set consentimento_revogado_em = now() where identificador = $1',
      [identificador],
    )
    const rows = (await list('NAO_ENVIADAS', campanha)).data.filter(({ corpo }) => corpo === 'Olá, Tina!')
    const erro = 'A pessoa pediu para não receber mensagens.'
    expect(rows).toMatchObject([{ estado: 'sem_canal', erro, naoVolta: erro }])
  })

  it('that may be out already keeps the address where it may be', async () => {
    const { email, identificador, mensagens } = await told('email')
    const { rows } = await office.api.pool.query<{ id: number }>(
      "update mensagem set enviar_depois_de = now() where tipo = 'etapa' and destinatario = $1 returning id",
      [email],
    )
    const repository = createWorkerRepository(office.api.db)
    const taken = await repository.claim(rows[0]?.id ?? 0, '00000000-0000-4000-8000-000000000000')
    if (taken !== null) await repository.markEntrega(taken)
    // The process dies here.
    await office.api.pool.query('update talento set email = $1 where identificador = $2', [
      `nova.${email}`,
      identificador,
    ])
    await office.api.pool.query("update fila.job set start_after = now() where name = 'mensagens'")
    await office.api.app.jobs.runDue()
    expect(await mensagens()).toMatchObject([{ estado: 'erro', destinatario: email }])
  })
})

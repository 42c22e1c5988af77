import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { type MailSink, type SinkOptions, startMailSink } from './support/mail-sink'

/** What is done with a mail while it is being sent, before its end is said: it counts (decision 024). */

let office: Office
let sink: MailSink
let mailbox: ReturnType<typeof openMailbox>
let does: SinkOptions = {}
let campanhaId = 0
beforeAll(async () => {
  sink = await startMailSink({ onAddress: async (address) => does.onAddress?.(address) })
  office = await openOffice({
    publicUrl: 'https://vagas.exemplo.test',
    mail: { smtpUrl: sink.url, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
  mailbox = openMailbox(office)
  campanhaId = (await publish(office, { nome: 'Padeira' })).id
})
afterEach(() => {
  does = {}
})
afterAll(async () => {
  await office.api.close()
  await sink.stop()
})

const as = () => ({ token: office.token })
const mensagensDe = (nome: string) =>
  office.api.db
    .selectFrom('mensagem as m')
    .innerJoin('talento as t', 't.id', 'm.talentoId')
    .select(['m.id', 'm.destinatario', 'm.estado', 'm.corpo'])
    .where('t.nome', '=', nome)
    .orderBy('m.id')
    .execute()
const linesOf = async (nome: string) =>
  (await mensagensDe(nome)).map(({ destinatario, estado }) => [destinatario, estado])

/** Somebody is written to, and something is done once the mail server has heard their address, and not the mail. */
async function whileSending(nome: string, email: string, act: () => Promise<unknown>): Promise<void> {
  await apply(office.api, campanhaId, buildInscricao({ nome, email, telefone: '' }))
  let done = false
  does = {
    onAddress: async (address) => {
      if (done || address !== email) return
      done = true
      expect((await linesOf(nome))[0]?.[1]).toBe('enviando')
      await act()
    },
  }
  await office.api.app.jobs.runDue()
  expect(done).toBe(true)
}

it('«Cancelar» stops it', async () => {
  let answer: unknown
  await whileSending('Ana Alves', 'ana@exemplo.test', async () => {
    const [mensagem] = await mensagensDe('Ana Alves')
    const body = { mensagens: [mensagem?.id ?? 0] }
    answer = (await office.api.call('cancelMensagens', { body }, as())).body.data
  })
  expect(answer).toMatchObject({ canceladas: 1, jaEnviadas: 0 })
  expect(await linesOf('Ana Alves')).toEqual([['ana@exemplo.test', 'cancelada']])
  expect(sink.taken).not.toContain('ana@exemplo.test')
})

it('a withdrawal stops it', async () => {
  await whileSending('Bia Braga', 'bia@exemplo.test', async () => {
    const chave = await mailbox.keyOf('bia@exemplo.test')
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  })
  expect(await linesOf('Bia Braga')).toEqual([['bia@exemplo.test', 'cancelada']])
  expect(sink.taken).not.toContain('bia@exemplo.test')
})

it('a correction of the address leads it to the corrected mailbox, with its link', async () => {
  await whileSending('Caio Cruz', 'caio@gmial.test', async () => {
    const { identificador } = await office.api.db
      .selectFrom('talento')
      .select('identificador')
      .where('nome', '=', 'Caio Cruz')
      .executeTakeFirstOrThrow()
    const params = { identificador }
    const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email: 'caio@gmail.test' }
    await office.api.call('saveCorrecao', { params, body }, as())
  })
  await office.api.app.jobs.runDue()
  expect(await linesOf('Caio Cruz')).toEqual([['caio@gmail.test', 'enviada']])
  expect(sink.taken).not.toContain('caio@gmial.test')
  const chave = await mailbox.keyOf('caio@gmail.test')
  expect((await mailbox.open(chave)).status).toBe(200)
})

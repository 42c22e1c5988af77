import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { type MailSink, type SinkOptions, startMailSink } from './support/mail-sink'

/** A mail server that ends the line: what becomes of the message is a matter of what it has heard (decision 024). */

const PODE_TER_RECEBIDO =
  'O envio foi interrompido na entrega: a pessoa pode ter recebido. Confira antes de tentar de novo.'
/** So often is looked whether a message is noted that should not be. */
const LOOKS = 60

let office: Office
let sink: MailSink
/** What the mail server does in the test that runs. */
let does: SinkOptions = {}
beforeAll(async () => {
  sink = await startMailSink({
    onSender: async () => does.onSender?.(),
    onAddress: async (address) => does.onAddress?.(address),
    onTaken: async (address) => does.onTaken?.(address),
  })
  office = await openOffice({
    mail: { smtpUrl: sink.url, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterEach(() => {
  does = {}
})
afterAll(async () => {
  await office.api.close()
  await sink.stop()
})

/** Somebody new is written to. */
async function confirm(nome: string) {
  const { id } = await publish(office)
  const inscricao = buildInscricao({ nome })
  await apply(office.api, id, inscricao)
  const read = () =>
    office.api.db
      .selectFrom('mensagem')
      .select(['estado', 'erro', 'tentativas', 'entregueDesde'])
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
  return {
    email: inscricao.email,
    read,
    /** Does what is due, and tells what has become of the message. */
    send: async () => {
      await office.api.app.jobs.runDue()
      return read()
    },
    letTimePass: () =>
      office.api.pool.query('update mensagem set enviar_depois_de = now() where campanha_id = $1', [id]),
  }
}

/** Whether it is noted that the end of a message is about to be said; takes its time to find out that it is not. */
async function isNoted(): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rowCount } = await office.api.pool.query(
      "select from mensagem where estado = 'enviando' and entregue_desde is not null",
    )
    if (rowCount !== 0) return true
  }
  return false
}

describe('a mail server that ends the line', () => {
  it.each([
    ['the sender', 'onSender', 'Ada Antes'],
    ['the address', 'onAddress', 'Bia Antes'],
  ] as const)('when it hears %s has not heard the message, which is tried again', async (_, word, nome) => {
    does = {
      [word]: async () => {
        await isNoted()
        sink.hangUp()
      },
    }
    const { email, send, letTimePass } = await confirm(nome)
    const cut = await send()
    expect(cut).toMatchObject({ estado: 'pendente', tentativas: 1, entregueDesde: null })
    expect(cut.erro).not.toBeNull()
    expect(cut.erro).not.toContain('recebido')

    does = {}
    await letTimePass()
    expect(await send()).toMatchObject({ estado: 'enviada', tentativas: 2, erro: null })
    expect(sink.taken.filter((address) => address === email)).toHaveLength(1)
  })

  it('when it has heard the end may have passed the message on: only a person tries it again', async () => {
    does = { onTaken: async () => sink.hangUp() }
    const { email, send } = await confirm('Caio Depois')
    expect(await send()).toMatchObject({ estado: 'erro', tentativas: 1, erro: PODE_TER_RECEBIDO })
    expect(sink.taken.filter((address) => address === email)).toHaveLength(1)
  })
})

it('as long as the mail server has not asked for the message nothing is noted of its end: a process may die', async () => {
  let noted: boolean[] = []
  const look = async () => {
    noted = [...noted, await isNoted()]
  }
  does = { onSender: look, onAddress: look }
  const { send } = await confirm('Davi Devagar')
  expect(await send()).toMatchObject({ estado: 'enviada', tentativas: 1 })
  expect(noted).toEqual([false, false])
})

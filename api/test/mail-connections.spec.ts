import { createMailTransport, type Mail } from '../src/areas/mensagens/sending/mail-transport'
import { openOffice, type Office } from './support/campanhas'
import { type MailScript, startScriptedMail } from './support/scripted-mail'

/** A mail server that takes few connections at once, as Microsoft's: healthy, so that no mail is counted as failed. */

const MANY = 200
const TAKES = 3

let office: Office
let mail: Awaited<ReturnType<typeof startScriptedMail>>
/** What a connection hears, by how many older ones are open. */
let scriptOf: (older: number) => MailScript = () => ({})
beforeEach(async () => {
  mail = await startScriptedMail((older) => scriptOf(older))
  office = await openOffice({
    mail: { smtpUrl: mail.url, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterEach(async () => {
  await office.api.close()
  await mail.stop()
})

/** Many are written to at once. @returns what has become of their mails, with how many tries */
async function write(many = MANY) {
  await office.api.pool.query(
    `insert into mensagem (empresa_id, tipo, canal, destinatario, corpo)
     select $1, 'avulsa', 'EMAIL', 'p' || n || '@exemplo.test', 'oi' from generate_series(1, $2) n`,
    [office.empresaId, many],
  )
  await office.api.app.jobs.runDue()
  const { rows } = await office.api.pool.query<{ estado: string; tentativas: number; quantas: number }>(
    'select estado, tentativas, count(*)::int as quantas from mensagem group by 1, 2',
  )
  return rows
}

const TOO_MANY = '421 4.7.0 Too many concurrent SMTP connections; please try again later.'

describe('where the mail server takes three connections, all mails leave, each at its first try', () => {
  it.each<[string, MailScript]>([
    ['and refuses the fourth', { greeting: TOO_MANY }],
    ['and says so to a mail on it', { end: '432 4.3.2 Concurrent connections limit exceeded.' }],
  ])('%s', async (_, refused) => {
    scriptOf = (older) => (older >= TAKES ? refused : {})
    expect(await write()).toEqual([{ estado: 'enviada', tentativas: 1, quantas: MANY }])
  })
})

it('a mail server that refuses all connections is asked a few times, and each mail waits for its next try', async () => {
  scriptOf = () => ({ greeting: TOO_MANY })
  expect(await write(40)).toEqual([{ estado: 'pendente', tentativas: 1, quantas: 40 }])
  expect(mail.connections()).toBeLessThan(60)
})

describe('a mail server that takes its time', () => {
  const from = { name: 'Seleta', address: 'nao-responda@seleta.test' }
  const to = (who: string): Mail => ({
    identificador: who,
    to: `${who}@exemplo.test`,
    subject: 's',
    text: 't',
    fromName: '',
    replyTo: null,
  })

  it('with a mail that it has is waited for, longer than one that says nothing before', async () => {
    const transport = createMailTransport(mail.url, from, { untilEnd: 1500, afterEnd: 60_000 })
    let ended = () => {}
    const isEnded = new Promise<void>((done) => (ended = done))
    // The first connection takes mails; the second hears nothing once it names the sender.
    scriptOf = (older) => (older === 0 ? { end: 'silence' } : { MAIL: 'silence' })
    const slow = transport.send(to('devagar'), async () => ended())
    await isEnded
    const isNoted = jest.fn()
    for (const who of ['calado', 'mudo']) {
      const unsaid = transport.send(to(who), async () => isNoted())
      await expect(unsaid).rejects.toMatchObject({ message: 'Timeout', command: 'CONN' })
    }
    expect(isNoted).not.toHaveBeenCalled()
    mail.say('250 ok')
    await slow
    transport.close()
  })

  it('for ever is given up', async () => {
    const transport = createMailTransport(mail.url, from, { untilEnd: 60_000, afterEnd: 200 })
    scriptOf = () => ({ end: 'silence' })
    await expect(transport.send(to('sempre'), async () => {})).rejects.toMatchObject({ command: 'CONN' })
    transport.close()
  })
})

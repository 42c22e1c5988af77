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

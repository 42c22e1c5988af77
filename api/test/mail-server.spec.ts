import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { type MailScript, startScriptedMail } from './support/scripted-mail'

/** The installation's own mail server says no: nobody's address is wrong, and nobody's mail is given up for it. */

let script: MailScript = {}
let office: Office
let mail: Awaited<ReturnType<typeof startScriptedMail>>
const from = { name: 'Seleta', address: 'nao-responda@seleta.test' }
beforeAll(async () => {
  mail = await startScriptedMail(() => script)
  office = await openOffice({ mail: { smtpUrl: mail.url, from } })
})
afterEach(async () => {
  script = {}
  await mail.hangUp()
})
afterAll(async () => {
  await office.api.close()
  await mail.stop()
})

const ADMINISTRATOR = 'Avise quem cuida da instalação da Seleta e depois tente de novo.'

/** Somebody new is written to. @returns what the list of messages says of it */
async function confirm(nome: string, { api, token }: Office = office) {
  const campanha = await publish({ api, token }, { nome: `Vaga de ${nome}` })
  await apply(api, campanha.id, buildInscricao({ nome }))
  await api.app.jobs.runDue()
  const query = { page: 0, size: 50, campanha: campanha.id }
  const { data } = (await api.call('listMensagens', { query }, { token })).body
  const { rows } = await api.pool.query<{ minutos: number }>(
    `select round(extract(epoch from enviar_depois_de - now()) / 60)::int as minutos
     from mensagem where campanha_id = $1`,
    [campanha.id],
  )
  return { campanhaId: campanha.id, item: data[0], minutos: rows[0]?.minutos }
}

describe('what it refuses before it has heard the address, or of who sends, waits by the schedule and is the installation’s', () => {
  it.each<[string, MailScript, RegExp]>([
    ['at the greeting', { greeting: '554 no' }, /recusou a conexão/],
    ['at the access', { AUTH: '535 5.7.8 bad' }, /não aceitou o acesso/],
    ['at the sender', { MAIL: '550 5.4.5 Daily user sending limit exceeded' }, /limite de envios/],
    ['at the message', { DATA: '550 5.4.5 Daily user sending limit exceeded' }, /limite de envios/],
    [
      'at the address',
      { RCPT: '553 5.7.1 <x>: Sender address rejected: not owned by user y' },
      /o remetente/,
    ],
    ['at the sender, as no such user', { MAIL: '550 5.1.0 rejected' }, /não aceitou o remetente/],
  ])('%s', async (onde, said, texto) => {
    script = said
    const { item, minutos } = await confirm(`Ana ${onde}`)
    expect(item).toMatchObject({
      estado: 'pendente',
      erro: expect.stringMatching(texto),
      oQueFazer: ADMINISTRATOR,
    })
    expect(minutos).toBe(1)
    // It takes mails again: what waited leaves.
    script = {}
    await office.api.pool.query("update mensagem set enviar_depois_de = now() where estado = 'pendente'")
    await office.api.app.jobs.runDue()
    const { data } = (
      await office.api.call('listMensagens', { query: { page: 0, size: 1 } }, { token: office.token })
    ).body
    expect(data[0]?.estado).toBe('enviada')
  })
})

describe('from the address on, its no to that mail is the last word', () => {
  it.each<[string, MailScript, RegExp]>([
    ['at the address', { RCPT: '550 5.1.1 no such user' }, /não existe mais/],
    ['at the message', { DATA: '554 5.7.1 no' }, /recusou a mensagem/],
    ['at its end', { end: '552 5.2.2 full' }, /caixa de e-mail da pessoa está cheia/],
  ])('%s', async (onde, said, texto) => {
    script = said
    const { item } = await confirm(`Bia ${onde}`)
    expect(item).toMatchObject({ estado: 'erro', erro: expect.stringMatching(texto) })
  })

  it('but «too many addresses» is not a full mailbox, and waits', async () => {
    script = { RCPT: '452 4.5.3 Too many recipients' }
    const { item } = await confirm('Caio Cruz')
    expect(item).toMatchObject({
      estado: 'pendente',
      erro: 'O servidor da pessoa não pôde receber a mensagem agora.',
    })
  })
})

it.each<[string, string | null, RegExp]>([
  ['is not found', 'smtp://correio.nao-existe.invalid', /não foi encontrado/],
  ['does not speak TLS', null, /conexão segura/],
])(
  'a mail server that %s is told of in the list and by the bell in the same words',
  async (_, url, texto) => {
    const other = await openOffice({
      mail: { smtpUrl: url ?? mail.url.replace('smtp:', 'smtps:'), from },
    })
    try {
      const { campanhaId } = await confirm('Davi Dias', other)
      await other.api.pool.query('update mensagem set tentativas = 7, enviar_depois_de = now()')
      await other.api.app.jobs.runDue()
      const as = { token: other.token }
      const query = { page: 0, size: 50, campanha: campanhaId }
      const [item] = (await other.api.call('listMensagens', { query }, as)).body.data
      expect(item).toMatchObject({
        estado: 'erro',
        erro: expect.stringMatching(texto),
        oQueFazer: ADMINISTRATOR,
      })
      const avisos = (await other.api.call('listAvisos', {}, as)).body
      expect(avisos.data.itens.filter(({ tipo }) => tipo === 'mensagem_falhou')).toMatchObject([
        { texto: item?.erro },
      ])
    } finally {
      await other.api.close()
    }
  },
)

import type { AddressInfo } from 'node:net'
import { createMailTransport, type Mail } from '../src/areas/mensagens/sending/mail-transport'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { startKeptMail } from './support/kept-mail'

const sink = startKeptMail()
let office: Office
beforeAll(async () => {
  office = await openOffice({
    mail: { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})

const mensagens = (campanhaId: number) =>
  office.api.db
    .selectFrom('mensagem')
    .selectAll()
    .where('campanhaId', '=', campanhaId)
    .orderBy('id')
    .execute()

/** The messages of a campaign when everything that was due has been done, in these states. */
async function settled(campanhaId: number, estados: readonly string[]) {
  await office.api.app.jobs.runDue()
  const rows = await mensagens(campanhaId)
  expect(rows.map(({ estado }) => estado)).toEqual(estados)
  return rows
}

describe('the outbox (product 49, security R06)', () => {
  it('sends a confirmation as plain text, with the row’s own Message-ID', async () => {
    const { id } = await publish(office, { nome: 'Confeiteiro(a)' })
    await apply(office.api, id, buildInscricao({ nome: 'Ana Alves' }))
    const [row] = await settled(id, ['enviada'])
    const mail = sink.received.find((one) => one.to.includes('ana.alves@exemplo.test'))
    expect(mail?.headers['message-id']).toBe(`<${row?.identificador}@seleta.test>`)
    expect(mail?.headers['content-type']).toMatch(/^text\/plain/)
    expect(mail?.headers['from']).toBe('Seleta <nao-responda@seleta.test>')
    expect(mail?.body).toContain('Recebemos sua inscrição na vaga Confeiteiro(a)')
    const evento = await office.api.db
      .selectFrom('evento')
      .select('dados')
      .where('tipo', '=', 'mensagem_enviada')
      .where('campanhaId', '=', id)
      .execute()
    expect(evento).toEqual([{ dados: { mensagemId: row?.id, tipo: 'confirmacao', etapaId: null } }])
  })

  it('reaches D’Ávila: an apostrophe is a sign of an address like another', async () => {
    const { id } = await publish(office)
    const { status } = await apply(
      office.api,
      id,
      buildInscricao({ nome: 'Davi D’Ávila', email: "d'avila@exemplo.test" }),
    )
    expect(status).toBe(200)
    const [row] = await settled(id, ['enviada'])
    expect(row).toMatchObject({ destinatario: "d'avila@exemplo.test", erro: null })
    expect(sink.received.flatMap((mail) => mail.to)).toContain("d'avila@exemplo.test")
  })

  it('holds a stage’s message back for two minutes, then sends it once and counts it as an answer', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    await settled(id, ['enviada'])
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa('Finalistas').id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    await settled(id, ['enviada', 'pendente'])

    await office.api.pool.query(
      "update mensagem set enviar_depois_de = now() where campanha_id = $1 and tipo = 'etapa'",
      [id],
    )
    await settled(id, ['enviada', 'enviada'])
    expect(sink.received.filter((mail) => mail.to.includes('bia.braga@exemplo.test'))).toHaveLength(2)
    const inscricao = await office.api.db
      .selectFrom('inscricao')
      .select('respondidaEm')
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
    expect(inscricao.respondidaEm).not.toBeNull()
  })

  it('speaks in the company’s name and is answered by the company', async () => {
    await office.api.pool.query(
      "update empresa set remetente_nome = 'RH da Aurora', remetente_email = 'rh@aurora.test' where id = $1",
      [office.empresaId],
    )
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Caio Cruz' }))
    await settled(id, ['enviada'])
    const mail = sink.received.find((one) => one.to.includes('caio.cruz@exemplo.test'))
    expect(mail?.headers['from']).toBe('RH da Aurora <nao-responda@seleta.test>')
    expect(mail?.headers['reply-to']).toBe('rh@aurora.test')
  })

  it('cannot be made to carry a header by the name of a job', async () => {
    const { id } = await publish(office, { nome: 'Vaga\r\nBcc: evil@x.test' })
    await apply(office.api, id, buildInscricao({ nome: 'Davi Dias' }))
    await settled(id, ['enviada'])
    const mail = sink.received.find((one) => one.to.includes('davi.dias@exemplo.test'))
    expect(mail?.headers['subject']).toBeDefined()
    expect(mail?.headers['bcc']).toBeUndefined()
    expect(sink.received.flatMap((one) => one.to)).not.toContain('evil@x.test')
  })

  it('gives a refused message up at once, and tries one that is put off again later', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Eva Um', email: 'eva@recusa.test' }))
    await apply(office.api, id, buildInscricao({ nome: 'Eva Dois', email: 'eva@depois.test' }))
    const [refused, later] = await settled(id, ['erro', 'pendente'])
    expect(refused).toMatchObject({ estado: 'erro', tentativas: 1 })
    expect(later).toMatchObject({ estado: 'pendente', tentativas: 1 })
    expect(later?.erro).not.toBeNull()
    const wait = (later?.enviarDepoisDe.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(40_000)
    const eventos = await office.api.db
      .selectFrom('evento')
      .select('tipo')
      .where('campanhaId', '=', id)
      .where('tipo', '=', 'mensagem_falhou')
      .execute()
    expect(eventos).toHaveLength(1)
  })

  it('never writes to an address with a second line, nor to somebody who was erased', async () => {
    const { id } = await publish(office)
    const { rows } = await office.api.pool.query<{ id: number }>(
      "insert into talento (empresa_id, nome, oculta_em) values ($1, 'Apagada', now()) returning id",
      [office.empresaId],
    )
    await office.api.pool.query(
      `insert into mensagem (empresa_id, campanha_id, talento_id, tipo, canal, destinatario, corpo) values
         ($1, $2, null, 'confirmacao', 'EMAIL', E'x@y.test\\r\\nBcc: evil@x.test', 'a'),
         ($1, $2, $3, 'confirmacao', 'EMAIL', 'apagada@exemplo.test', 'a')`,
      [office.empresaId, id, rows[0]?.id],
    )
    await settled(id, ['erro', 'cancelada'])
    expect(sink.received.flatMap((mail) => mail.to)).not.toContain('apagada@exemplo.test')
  })
})

describe('a mail server that is not there', () => {
  it('is an error of the message, not of the product', async () => {
    const transport = createMailTransport('smtp://127.0.0.1:1', {
      name: 'Seleta',
      address: 'nao-responda@seleta.test',
    })
    const mail = { identificador: 'x', to: 'a@b.test', subject: 's', text: 't', fromName: '', replyTo: null }
    await expect(transport.send(mail)).rejects.toThrow(/ECONNREFUSED/)
    transport.close()
  })
})

describe('connections to the mail server', () => {
  it('are kept, and a mail whose end is not said is not in the world', async () => {
    const url = `smtp://127.0.0.1:${(sink.server.server.address() as AddressInfo).port}`
    const transport = createMailTransport(url, { name: 'Seleta', address: 'nao-responda@seleta.test' })
    const mail = (n: number): Mail => ({
      identificador: `kept-${n}`,
      to: `kept${n}@exemplo.test`,
      subject: 's',
      text: 't',
      fromName: '',
      replyTo: null,
    })
    const connected = jest.fn()
    sink.server.server.on('connection', connected)
    for (const n of [1, 2, 3]) await transport.send(mail(n), async () => {})
    expect(connected).toHaveBeenCalledTimes(1)
    const unsaid = transport.send(mail(4), async () => {
      throw new Error('in other hands')
    })
    await expect(unsaid).rejects.toThrow('in other hands')
    await transport.send(mail(5), async () => {})
    transport.close()
    const kept = sink.received.flatMap(({ to }) => to).filter((one) => one.startsWith('kept'))
    expect(kept).toEqual([1, 2, 3, 5].map((n) => `kept${n}@exemplo.test`))
  })
})

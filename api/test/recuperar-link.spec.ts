import {
  createRecuperarLinkService,
  readContato,
} from '../src/areas/publico/recuperar-link/recuperar-link-service'
import { createSlugsRepository } from '../src/ground/empresa/slugs-repository'
import { createDatabaseCounter } from '../src/ground/limits/counter-repository'
import { addDias, addMeses, diaInBrazil } from '@seleta/regras/dia'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { startKeptMail } from './support/kept-mail'
import { openNights } from './support/nights'
import { openDoors } from './support/strangers'

/** The way back to a lost link: decision 137, audit C3. */

const DAY_MS = 24 * 60 * 60_000
const SITE = 'https://vagas.exemplo.test'
const AURORA = 'ana-aurora-test'
const BRAVO = 'bia-bravo-test'
let office: Office
const vagas = { aberta: 0, daBravo: 0 }

beforeAll(async () => {
  office = await openOffice({ publicUrl: SITE })
  const bravo = { api: office.api, token: office.estranho.token }
  vagas.aberta = (await publish(office, { nome: 'Padeira' })).id
  vagas.daBravo = (await publish(bravo, { nome: 'Torneira Bravo', nomeEmpresa: 'Bravo' })).id
})
afterAll(() => office.api.close())

const open = async (path: string) => {
  const response = await office.api.request(path, { headers: { accept: 'text/html' } })
  return { status: response.status, html: await response.text() }
}

describe('«Recuperar meu link»', () => {
  const page = `/empresa/${AURORA}/recuperar-link`
  let visitors = 0
  /** Asks from an address of its own. */
  const ask = async (contato: string, from = `10.3.${(visitors += 1)}.1`) => {
    const response = await office.api.request(page, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: new URLSearchParams({ contato }),
    })
    const html = await response.text()
    return { status: response.status, html, words: html.replaceAll(contato, '…') }
  }
  /** The same, waited for: whoever asks by the page cannot tell when it is done, or whether. */
  const askAndWait = async (contato: string, slug = AURORA, { db } = office.api) => {
    const empresa = await createSlugsRepository(db).find(slug)
    const read = readContato(contato)
    if (empresa === null || read === null) throw new Error('nobody to ask, or nothing')
    const links = createRecuperarLinkService(db, { counter: createDatabaseCounter(db), publicUrl: SITE })
    await links.ask(empresa, read)
  }
  /** What has been written to somebody, once there is something. */
  const written = async (destinatario: string) => {
    for (;;) {
      const { rows } = await office.api.pool.query<{
        id: number
        corpo: string
        empresa_id: number
        assunto: string
      }>(
        "select id, corpo, empresa_id, assunto from mensagem where tipo = 'link' and destinatario = $1 order by id",
        [destinatario],
      )
      if (rows.length > 0) return rows
    }
  }
  const pathsIn = (corpo: string) =>
    [...corpo.matchAll(/https:\/\/vagas\.exemplo\.test(\/acompanhamento\S+)/g)].map(([, path = '']) => path)

  it('is a page and a plain form; what is no contact stands in it again, with what is wrong', async () => {
    const { status, html } = await open(page)
    expect(status).toBe(200)
    expect(html).toContain(`action="${page}"`)
    expect(html).not.toContain('<script')
    const wrong = await ask('11 <b>')
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="11 &lt;b&gt;"')
    expect(wrong.html).toContain('href="#contato"')
  })

  it('answers the same for known and unknown, by e-mail and by phone', async () => {
    await apply(office.api, vagas.aberta, buildInscricao({ nome: 'Mia Maia', telefone: '11987650001' }))
    for (const [known, unknown] of [
      ['mia.maia@exemplo.test', 'ninguem@exemplo.test'],
      ['11987650001', '11987650002'],
    ] as const) {
      const answers = [await ask(known), await ask(unknown)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[0]?.words).toBe(answers[1]?.words)
      expect(answers[0]?.html).toContain('Pedido recebido.')
    }
    // Here none leaves: nobody is promised one.
    const { html } = await ask('ninguem@exemplo.test')
    expect(html).toContain('quando o envio de e-mails, desligado agora, voltar.')
  })

  it('mails the links of the record that has the address, at that company, however it is written', async () => {
    const email = 'nina.nunes@exemplo.test'
    await apply(office.api, vagas.aberta, buildInscricao({ nome: 'Nina Nunes' }))
    await apply(office.api, vagas.daBravo, buildInscricao({ nome: 'Nina Nunes' }))
    await ask(' NINA.Nunes@Exemplo.test ')
    const [mail] = await written(email)
    expect([mail?.empresa_id, mail?.assunto]).toEqual([office.empresaId, 'Seu link em Padaria Aurora'])
    const [own = ''] = pathsIn(mail?.corpo ?? '')
    const { html } = await open(own)
    for (const part of ['Em análise', 'Apagar meus dados', 'value="Nina Nunes"']) expect(html).toContain(part)
    expect(html).not.toMatch(/bravo/i)
    // Who has the mail lying about cannot be flooded through it: three a day, and the page says nothing of it.
    for (let n = 0; n < 4; n += 1) await askAndWait(email)
    expect(await written(email)).toHaveLength(3)
  })

  it('leads somebody hidden to the page that asks whether they go on', async () => {
    await apply(office.api, vagas.aberta, buildInscricao({ nome: 'Olga Oculta' }))
    await office.api.pool.query("update talento set oculta_em = current_date where nome = 'Olga Oculta'")
    await ask('olga.oculta@exemplo.test')
    const [mail] = await written('olga.oculta@exemplo.test')
    expect((await open(pathsIn(mail?.corpo ?? '')[0] ?? '')).html).toContain('Você quer continuar?')
  })

  it('reaches somebody hidden who asks for it, and somebody who is hidden while it waits', async () => {
    const sink = startKeptMail()
    const from = { name: 'Seleta', address: 'nao-responda@seleta.test' }
    const { office: mailing, night } = await openNights({
      publicUrl: SITE,
      mail: { smtpUrl: await sink.listen(), from },
    })
    try {
      const { enterPessoa } = openDoors(mailing, 0)
      const nomes = { oculta: 'oculta@exemplo.test', espera: 'espera@depois.test' }
      for (const [nome, email] of Object.entries(nomes)) await enterPessoa({ nome: `Iva ${nome}`, email })
      await askAndWait(nomes.espera, AURORA, mailing.api)
      const prazo = addMeses(diaInBrazil(new Date()), 18)
      await night(addDias(prazo, -30))
      // Who waits here has been told of the end of their time.
      await mailing.api.pool.query("update mensagem set estado = 'enviada' where tipo = 'retencao'")
      await night(prazo)
      await askAndWait(nomes.oculta, AURORA, mailing.api)
      await mailing.api.app.jobs.runDue()
      const { rows } = await mailing.api.pool.query(
        `select m.destinatario, m.estado, t.oculta_em is not null as oculta from mensagem m
           join talento t on t.id = m.talento_id where m.tipo = 'link' order by 1`,
      )
      expect(rows).toEqual([
        { destinatario: nomes.espera, estado: 'pendente', oculta: true },
        { destinatario: nomes.oculta, estado: 'enviada', oculta: true },
      ])
      const mail = sink.received.find(({ body }) => body.includes('Você pediu o link'))
      expect([mail?.to, mail?.body]).toEqual([
        [nomes.oculta],
        expect.stringContaining(`${SITE}/acompanhamento`),
      ])
    } finally {
      await mailing.api.close()
      await new Promise<void>((done) => sink.server.close(done))
    }
  })

  it('puts a request by phone among the messages that a recruiter sends by hand: once, and no more than its key opens', async () => {
    const telefone = '11987650003'
    const form = { nome: 'Pia Pires', email: '', telefone }
    await apply(office.api, vagas.aberta, buildInscricao(form))
    await ask('+55 (11) 98765-0003')
    await written(telefone)
    for (let n = 0; n < 3; n += 1) await askAndWait(telefone)
    const listed = async (token = office.token) => {
      const { body } = await office.api.call('listMensagens', { query: { page: 0, size: 50 } }, { token })
      return body.data.filter(({ canal }) => canal === 'WHATSAPP')
    }
    const [entry, ...more] = (await listed()).filter(({ destinatario }) => destinatario === telefone)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      assunto: 'Pediu o link: Padeira',
      estado: 'pendente',
      talento: { nome: 'Pia Pires' },
    })
    expect(await listed(office.estranho.token)).toEqual([])
    const [own = ''] = pathsIn(entry?.corpo ?? '')
    const { html } = await open(own)
    expect(html).toContain('O que você enviou')
    expect(html).not.toContain('Apagar meus dados')
    // Sent, it is no answer to the application, and the list shows its key no more.
    await office.api.call('markMensagemEnviada', { params: { id: entry?.id ?? 0 } }, { token: office.token })
    const { rows } = await office.api.pool.query(
      "select i.respondida_em from inscricao i join talento t on t.id = i.talento_id where t.nome = 'Pia Pires'",
    )
    expect(rows).toEqual([{ respondida_em: null }])
    const sent = (await listed()).find(({ id }) => id === entry?.id)
    expect(sent?.corpo).toContain('chave=•••')
  })

  it('takes ten requests from one address in ten minutes, and gives what was typed back to the next', async () => {
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    for (let n = 0; n < 11; n += 1) answers.push(await ask('ninguem@exemplo.test', '10.4.4.4'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(answers.at(-1)?.html).toContain('value="ninguem@exemplo.test"')
  })

  it('lets no stranger fill a mailbox, though they write its address in many ways', async () => {
    const ways = ['carolina', 'c.arolina', 'ca.rolina', 'car.olina', 'c.a.rolina', 'carolina+x']
    for (const [n, way] of ways.entries()) {
      const form = {
        nome: `Carolina ${n}`,
        email: `${way}@${n % 2 === 0 ? 'gmail' : 'googlemail'}.com`,
        telefone: '',
      }
      await apply(office.api, vagas.daBravo, buildInscricao(form))
      for (let times = 0; times < 3; times += 1) await askAndWait(form.email, BRAVO)
    }
    const { rows } = await office.api.pool.query(
      "select count(*)::int as mails from mensagem where tipo = 'link' and destinatario like 'c%a%rolina%'",
    )
    expect(rows).toEqual([{ mails: 6 }])
  })

  it('lets no stranger fill a company’s list, though they know everybody’s phone', async () => {
    const { db } = office.api
    const counter = createDatabaseCounter(db)
    for (let n = 0; n < 39; n += 1) await counter.add(`link/empresa/${office.estranho.empresaId}`, DAY_MS)
    const phones = ['11987660001', '11987660002', '11987660003']
    for (const telefone of phones) {
      const form = { nome: 'Quim Reis', email: `q${telefone}@exemplo.test`, telefone }
      await apply(office.api, vagas.daBravo, buildInscricao(form))
      await askAndWait(telefone, BRAVO)
    }
    const { rows } = await office.api.pool.query(
      "select destinatario from mensagem where tipo = 'link' and canal = 'WHATSAPP' and empresa_id = $1",
      [office.estranho.empresaId],
    )
    expect(rows).toEqual([{ destinatario: phones[0] }])
  })
})

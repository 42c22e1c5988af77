import { boardOf } from './support/board'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { MENTIRA, openDoors } from './support/strangers'

/** A stranger who knows phone or name, asks who is known, fills a mailbox, keeps a link: rows S1 and S9, decision 108. */

type Doors = ReturnType<typeof openDoors>
let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
let enterPessoa: Doors['enterPessoa']
let rowOf: Doors['rowOf']
let detail: Doors['detail']
let send: Doors['send']
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
  const doors = openDoors(office, campanhaId)
  enterPessoa = doors.enterPessoa
  rowOf = doors.rowOf
  detail = doors.detail
  send = doors.send
})
afterAll(() => office.api.close())

describe('a stranger who knows phone and name', () => {
  it('stands beside: no e-mail into the record, and the mailed page is that of what was sent', async () => {
    const vitima = await enterPessoa({ email: '', cpf: '529.982.247-25', nome: 'Rui Sem Email' })
    const before = await rowOf(vitima.identificador)
    await send({ nome: 'Rui Sem Email', telefone: vitima.telefone, email: 'ladrao@exemplo.test' })
    const outra = await publish(office)
    await send({ nome: 'Rui Sem Email', telefone: vitima.telefone, email: 'ladrao@exemplo.test' }, outra.id)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    const chave = await mailbox.keyOf('ladrao@exemplo.test')
    const dados = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
    expect(await dados.json()).toMatchObject({ pessoa: { email: 'ladrao@exemplo.test', cpf: null } })
    await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })
    expect(await rowOf(vitima.identificador)).toEqual(before)
  })

  it('who comes before the person gets nothing of what a recruiter enters later', async () => {
    await send({ nome: 'Cedo Demais', telefone: '11 96666-1234', email: 'cedo@exemplo.test' })
    const chave = await mailbox.keyOf('cedo@exemplo.test')
    const vitima = await enterPessoa({
      nome: 'Cedo Demais',
      telefone: '11 96666-1234',
      email: '',
      cpf: '123.456.789-09',
    })
    expect((await rowOf(vitima.identificador))?.['email']).toBeNull()
    const dados = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
    expect(await dados.json()).toMatchObject({ pessoa: { cpf: null } })
  })

  it('who comes before the person gives way again, after a recruiter has taken the two apart', async () => {
    const email = 'cedo.separada@exemplo.test'
    await send({ ...MENTIRA, nome: 'Cedo Separada', telefone: '11 96666-4321', email })
    const dona = { nome: 'Dona Separada', telefone: '11 93333-1111', email }
    const { identificador } = await enterPessoa(dona)
    const as = { token: office.token }
    const { body } = await office.api.call('listFusoes', { params: { identificador } }, as)
    await office.api.call('undoFusao', { params: { id: body.data[0]?.id ?? 0 } }, as)
    expect(await rowOf(identificador)).toMatchObject({ nome: 'Cedo Separada' })
    await enterPessoa(dona)
    expect(await rowOf(identificador)).toMatchObject({ nome: dona.nome, telefone: '11933331111' })
  })

  it('who typed the e-mail of somebody before they were on record gives way to what a recruiter enters', async () => {
    const email = 'depois@exemplo.test'
    const { chave } = await send({ ...MENTIRA, email, telefone: '11 90000-7777' })
    const { identificador } = await enterPessoa({ nome: 'Dona Depois', email, telefone: '11 93333-2222' })
    const before = await rowOf(identificador)
    expect(before).toMatchObject({ nome: 'Dona Depois', telefone: '11933332222' })
    const xis = { nome: 'Xis', email, telefone: '11 90000-7777', cidade: '', sobre: '' }
    // What was sent is its sender's, and says nothing of her.
    for (const fields of [
      { acao: 'corrigir', ...xis },
      { acao: 'retirar', certeza: 'sim' },
    ])
      expect((await mailbox.act(chave, fields)).status).toBe(303)
    expect(await rowOf(identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).not.toContain('93333')
  })
})

describe('a mailbox under every spelling of its domain', () => {
  const DOMAINS = [
    'caixa.test',
    'ｃaixa.test',
    'caix𝐚.test',
    'CAIXA.test',
    'münchen.test',
    'xn--mnchen-3ya.test',
    'MÜNCHEN.test',
  ]

  it('is one mailbox: one person, one counter of mails', async () => {
    for (const domain of DOMAINS)
      for (let n = 0; n < 2; n += 1) await send({ nome: 'Uma Caixa', telefone: '', email: `una@${domain}` })
    const { rows } = await office.api.pool.query<{ email: string; mails: number }>(
      `select t.email::text, (select count(*)::int from mensagem m where m.destinatario = t.email::text) as mails
       from talento t where t.nome = 'Uma Caixa' order by 1`,
    )
    expect(rows).toEqual([
      { email: 'una@caixa.test', mails: 3 },
      { email: 'una@xn--mnchen-3ya.test', mails: 3 },
    ])
  })
})

describe('whether somebody is known', () => {
  const shapeOf = (html: string) =>
    html
      .replaceAll(/chave=[\w-]{43}/g, 'chave=CHAVE')
      .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'AGORA')
      .replaceAll(/"(chave|acompanhamento)":"[\w-]{43}"/g, '"$1":"CHAVE"')
      .replaceAll(/[\w.]+@exemplo\.test/g, 'EMAIL')

  it('cannot be told from the answer, its page, the page without JavaScript or the link', async () => {
    const known = await enterPessoa()
    const inside = await enterPessoa()
    const left = await enterPessoa()
    for (const { nome, email } of [inside, left]) await send({ nome, email })
    await mailbox.act(await mailbox.keyOf(left.email), { acao: 'retirar', certeza: 'sim' })
    const emails = ['nunca.vista@exemplo.test', known.email, inside.email, left.email]
    const seen = new Set<string>()
    for (const email of emails) {
      const { status, data } = await apply(office.api, campanhaId, buildInscricao({ ...MENTIRA, email }))
      const { html } = await mailbox.open(data?.acompanhamento ?? '')
      const body = new FormData()
      for (const [name, value] of Object.entries({
        nome: MENTIRA.nome,
        email,
        telefone: '',
        cidade: 'Campinas – SP',
        formacao: '',
        experiencia: '',
        consentimento: 'sim',
      }))
        body.set(name, value)
      const plain = await office.api.request(`/campanha/${campanhaId}/inscricao`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.8.8.${emails.indexOf(email)}` },
        body,
      })
      const keys = Object.entries(data ?? {}).map(([name, value]) => `${name}:${value.length}`)
      const page = `${plain.status} ${await plain.text()}`
      seen.add([String(status), keys.join(), shapeOf(html), shapeOf(page)].join('\n'))
    }
    expect(seen.size).toBe(1)
  })

  it('costs the server about as much either way', async () => {
    const known = await Promise.all(Array.from({ length: 12 }, () => enterPessoa()))
    const timeOf = async (email: string) => {
      const begin = performance.now()
      await send({ ...MENTIRA, email })
      return performance.now() - begin
    }
    const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    for (const nome of ['aquece1', 'aquece2']) await timeOf(`${nome}@exemplo.test`)
    // In turn: what else the machine does meets both alike.
    const [unknown, onRecord]: [number[], number[]] = [[], []]
    for (const [n, { email }] of known.entries()) {
      unknown.push(await timeOf(`ninguem${n}@exemplo.test`))
      onRecord.push(await timeOf(email))
    }
    const share = median(onRecord) / median(unknown)
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(2.5)
  })
})

describe('a mailbox', () => {
  it('gets at most three confirmations a day from one campaign and ten in all, whatever is typed after a plus, wherever dots are', async () => {
    const vitima = await enterPessoa()
    const [name = '', host = ''] = vitima.email.split('@')
    const dotted = `${name.slice(0, 2)}.${name.slice(2)}`
    for (let n = 0; n < 5; n += 1) await send({ ...MENTIRA, email: vitima.email })
    expect(await mailbox.mailsTo(vitima.email)).toHaveLength(3)
    for (let n = 0; n < 6; n += 1) {
      const { id } = await publish(office)
      for (const one of [name, `${name}+a`, dotted]) await send({ ...MENTIRA, email: `${one}@${host}` }, id)
    }
    const { rows } = await office.api.pool.query(
      "select count(*)::int as n from mensagem where replace(destinatario, '.', '') ~ $1 and tipo = 'confirmacao'",
      [`^${name}[^@]*@`],
    )
    expect(rows).toEqual([{ n: 10 }])
    expect((await mailbox.askedOn(await mailbox.keyOf(vitima.email))).length).toBeGreaterThan(5)
  })

  it('is greeted by nothing but a name', async () => {
    await send({ nome: 'http://mal.test Clique', email: 'alvo@exemplo.test' })
    const [mail] = await mailbox.mailsTo('alvo@exemplo.test')
    expect(mail).toContain('Olá, você!')
    expect(mail).not.toContain('mal.test')
  })

  it('is greeted so by whatever comes after it too: of a stage, by a recruiter, at the end', async () => {
    const { api, token } = office
    const email = 'alvo.de.novo@exemplo.test'
    const { id, move, identificador } = await boardOf(office, ['Ana Alves', 'Bia Brito'])
    const alvo = { nome: 'http://mal.test/premiado Silva', email }
    await api.db.updateTable('talento').set(alvo).where('nome', '=', 'Bia Brito').execute()
    await move('Bia Brito', 'Finalistas')
    const para = { identificadores: [identificador('Bia Brito')], campanhaId: id }
    const asked = await api.call('readDestinatarios', { body: para }, { token })
    expect(asked.body.data.pessoas[0]?.variaveis.nome).toBe('você')
    const body = {
      ...para,
      canal: 'EMAIL' as const,
      assunto: '{{nome}}, uma notícia',
      texto: 'Olá, {{nome}}!',
    }
    expect((await api.call('sendMensagens', { body }, { token })).status).toBe(200)
    const ending = { params: { id }, body: { enviarEncerramento: true } }
    expect((await api.call('closeCampanha', ending, { token })).status).toBe(204)
    const { rows: mails } = await api.pool.query<Record<'tipo' | 'assunto' | 'corpo', string>>(
      'select tipo, assunto, corpo from mensagem where destinatario = $1 order by id',
      [email],
    )
    expect(mails.map(({ tipo }) => tipo)).toEqual(['etapa', 'avulsa', 'encerramento'])
    for (const { assunto, corpo } of mails) {
      expect(corpo).toMatch(/^Olá, você!/)
      expect(assunto + corpo).not.toContain('mal.test')
    }
  })
})

describe('a link', () => {
  it('of the screen dies with the person, and of the mail too', async () => {
    const { chave } = await send({ nome: 'Some Logo', email: 'some@exemplo.test' })
    const mailed = await mailbox.keyOf('some@exemplo.test')
    await mailbox.act(mailed, { acao: 'apagar', certeza: 'sim' })
    for (const key of [chave, mailed]) expect((await mailbox.open(key)).status).toBe(404)
  })

  it('changes nothing by being opened, as programs that read mail do', async () => {
    const vitima = await enterPessoa()
    await send({ ...MENTIRA, email: vitima.email })
    const before = await rowOf(vitima.identificador)
    const chave = await mailbox.keyOf(vitima.email)
    for (let n = 0; n < 3; n += 1) await mailbox.open(chave)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect(await mailbox.askedOn(chave)).toHaveLength(1)
  })

  it('that was mailed before it named its person still opens', async () => {
    const { chave } = await send({ nome: 'Antiga Amiga', email: 'antiga@exemplo.test' })
    expect((await mailbox.open(chave)).status).toBe(200)
    const { rows } = await office.api.pool.query<{ identificador: string; valor: Buffer }>(
      "select i.identificador, s.valor from inscricao i join talento t on t.id = i.talento_id, segredo s where t.email = 'antiga@exemplo.test' and s.nome = 'acompanhamento'",
    )
    const { createHmac } = await import('node:crypto')
    const id = Buffer.from(rows[0]?.identificador.replaceAll('-', '') ?? '', 'hex')
    const signature = createHmac('sha256', rows[0]?.valor ?? '')
      .update('acompanhamento')
      .update(id)
      .digest()
    const old = Buffer.concat([id, signature.subarray(0, 16)]).toString('base64url')
    expect((await mailbox.open(old)).status).toBe(404)
    await office.api.pool.query('update inscricao set chave_antiga = true where identificador = $1', [
      rows[0]?.identificador,
    ])
    expect((await mailbox.open(old)).html).toContain('Apagar meus dados')
  })
})

describe('what nobody has answered for', () => {
  it('lies with its application, to be confirmed, after a recruiter has joined the person with another', async () => {
    const vitima = await enterPessoa()
    const beside = { nome: 'Outra Pessoa', telefone: vitima.telefone, email: 'outra.pessoa@exemplo.test' }
    const outra = await publish(office)
    await send(beside)
    await send({ ...MENTIRA, email: vitima.email }, outra.id)
    const mais = await publish(office)
    await send({ ...MENTIRA, email: beside.email }, mais.id)
    const before = await rowOf(vitima.identificador)
    const [par] = (await detail(vitima.identificador)).semelhantes
    await office.api.call(
      'decideSemelhanca',
      { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' } },
      { token: office.token },
    )
    const { aConfirmar, participacoes } = await detail(vitima.identificador)
    expect(aConfirmar.map((one) => one.campanhaId).toSorted((a, b) => a - b)).toEqual([outra.id, mais.id])
    for (const { disse } of aConfirmar)
      expect(disse).toContainEqual({ rotulo: 'Formação', valor: 'Doutorado' })
    expect(participacoes).toHaveLength(3)
    expect(await rowOf(vitima.identificador)).toMatchObject({ formacao: before?.['formacao'] })
    for (const { id } of [outra, mais]) {
      const { etapa } = await readBoard(office, id)
      expect(etapa('Triagem').talentos).toMatchObject([{ nome: vitima.nome, aConfirmar: true }])
    }
  })
})

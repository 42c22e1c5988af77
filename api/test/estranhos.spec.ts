import {
  CAMPINAS,
  apply,
  buildInscricao,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'
import { openMailbox } from './support/mailbox'

/**
 * A stranger who knows somebody's e-mail, phone or name: rows S1, S8 and S9 of the audit, decision 108. Everything goes
 * through the doors that a stranger has.
 */

let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

let people = 0
/** Somebody on record, entered by a recruiter. */
async function enterPessoa(part: Record<string, unknown> = {}) {
  people += 1
  const pessoa = {
    nome: `Vítima ${'abcdefghijklmnopqrstuvwxyz'[people] ?? ''} Souza`,
    email: `vitima${people}@exemplo.test`,
    telefone: `1198888${String(1000 + people)}`,
    formacao: 'Ensino Médio',
    habilidades: ['Excel'],
    ...part,
  }
  const form = new FormData()
  form.set('dados', JSON.stringify(pessoa))
  const response = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  const { data } = (await response.json()) as { data: { identificador: string } }
  return { ...pessoa, identificador: data.identificador }
}

/** Everything that is kept of the person's own row. */
async function rowOf(identificador: string) {
  const { rows } = await office.api.pool.query<Record<string, unknown>>(
    `select t.*, (select count(*)::int from experiencia where talento_id = t.id) as experiencias
     from talento t where identificador = $1`,
    [identificador],
  )
  return rows[0]
}
const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data
const send = async (dados: Parameters<typeof buildInscricao>[0], id = campanhaId, file?: Blob) => {
  const { status, data } = await apply(office.api, id, buildInscricao(dados), file)
  return { status, chave: data?.acompanhamento ?? '' }
}
const MENTIRA = {
  nome: 'Xis Estranho',
  formacao: 'Doutorado',
  habilidades: ['Mentir'],
  ultimoCargo: 'Ladrão',
  sobre: 'Escrito por um estranho.',
  cidadeId: CAMPINAS.id,
}
const pdf = () => new Blob(['%PDF-1.4 estranho\n%%EOF'], { type: 'application/pdf' })

describe('a stranger who types the e-mail of somebody on record', () => {
  it('writes nothing into the record; the recruiter sees one person, and the application on the board', async () => {
    const vitima = await enterPessoa()
    const before = await rowOf(vitima.identificador)
    await send(
      { ...MENTIRA, email: vitima.email.toUpperCase(), telefone: '11 90000-0000' },
      campanhaId,
      pdf(),
    )
    expect(await rowOf(vitima.identificador)).toEqual(before)
    const { participacoes, temCurriculo } = await detail(vitima.identificador)
    expect([participacoes.length, temCurriculo]).toEqual([1, false])
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    const { rows } = await office.api.pool.query("select 1 from talento where nome = 'Xis Estranho'")
    expect(rows).toEqual([])
  })

  it('gets a link that shows what was sent, and nothing of the person', async () => {
    const vitima = await enterPessoa({ nome: 'Segredo da Silva', telefone: '(11) 97777-0001' })
    const { chave } = await send({ ...MENTIRA, email: vitima.email, telefone: '11 90000-0001' })
    const { status, html } = await mailbox.open(chave)
    expect(status).toBe(200)
    expect(html).toContain('Xis Estranho')
    for (const secret of ['Segredo', '97777', 'Ensino Médio', 'Apagar meus dados', 'dados.json'])
      expect(html).not.toContain(secret)
    for (const formato of ['json', 'pdf'])
      expect((await office.api.request(`/acompanhamento/dados.${formato}?chave=${chave}`)).status).toBe(404)
  })

  it('can neither erase, nor confirm, nor write through the link', async () => {
    const vitima = await enterPessoa()
    const { chave } = await send({ ...MENTIRA, email: vitima.email })
    const before = await rowOf(vitima.identificador)
    const [envio = ''] = await mailbox.askedOn(await mailbox.keyOf(vitima.email))
    expect((await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })).html).not.toContain(
      'foram apagados',
    )
    await mailbox.act(chave, { acao: 'confirmar', envio })
    await mailbox.act(chave, { acao: 'recusar', envio })
    const corrected = await mailbox.act(chave, {
      acao: 'corrigir',
      nome: 'Outro Nome',
      email: 'estranho@exemplo.test',
      telefone: '11 95555-4444',
      cidade: 'Campinas/SP',
      sobre: 'Mais mentira.',
    })
    expect(corrected.status).toBe(303)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).toContain('Outro Nome')
    expect(await mailbox.mailsTo('estranho@exemplo.test')).toEqual([])
  })

  it('cannot lie in wait: an e-mail that they put on a record of their own joins nobody before its mailbox says yes', async () => {
    const stranger = await send({ nome: 'Marta Espera', email: 'espera@exemplo.test' })
    const key = await mailbox.keyOf('espera@exemplo.test')
    const email = 'ainda.desconhecida@exemplo.test'
    const fields = { nome: 'Marta Espera', telefone: '', cidade: '', sobre: '' }
    await mailbox.act(key, { acao: 'corrigir', ...fields, email })
    await send({ nome: 'Vera Verdadeira', email, telefone: '(11) 98765-1234', sobre: 'Só minha.' })
    const own = await mailbox.keyOf(email)
    expect(own).not.toBe(key)
    const [mail] = await mailbox.mailsTo(email)
    expect(mail).toContain('Olá, Vera!')
    for (const chave of [key, stranger.chave]) {
      const { html } = await mailbox.open(chave)
      expect(html).not.toMatch(/98765|Só minha|Verdadeira/)
    }
    await mailbox.act(key, { acao: 'apagar', certeza: 'sim' })
    expect((await mailbox.open(own)).html).toContain('Só minha.')
  })

  it('who typed an address first cannot take away what its person sends after them', async () => {
    const email = 'enviada.depois@exemplo.test'
    const { chave } = await send({ nome: 'Quem Mente', email })
    await send({ nome: 'Dora Depois', email })
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await mailbox.answer(email, 'confirmar')
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain('Dora Depois')
  })

  it('can take back what was sent, and leaves what the person has', async () => {
    const vitima = await enterPessoa()
    const outra = await publish(office)
    await send({ nome: vitima.nome, email: vitima.email }, outra.id)
    await mailbox.answer(vitima.email, 'confirmar')
    const again = await send({ ...MENTIRA, email: vitima.email }, outra.id)
    const first = await send({ ...MENTIRA, email: vitima.email }, campanhaId)
    for (const { chave } of [again, first])
      expect((await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
    const { participacoes } = await detail(vitima.identificador)
    expect(participacoes.map(({ campanhaId: id, situacao }) => [id, situacao])).toEqual([
      [outra.id, 'Triagem'],
    ])
    expect((await mailbox.act(again.chave, { acao: 'retirar', certeza: 'sim' })).status).toBe(422)
  })

  it('undoes no withdrawal and renews no consent: the mailbox is asked, and its yes does both', async () => {
    const vitima = await enterPessoa()
    await send({ nome: vitima.nome, email: vitima.email })
    await mailbox.answer(vitima.email, 'confirmar')
    const chave = await mailbox.keyOf(vitima.email)
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await office.api.pool.query(
      "update talento set consentimento_revogado_em = now(), consentimento_em = now() - interval '1 year' where identificador = $1",
      [vitima.identificador],
    )
    const before = await rowOf(vitima.identificador)
    const { status } = await send({ ...MENTIRA, email: vitima.email })
    expect(status).toBe(200)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await readBoard(office, campanhaId)).people['Triagem']).not.toContain(vitima.nome)
    const [mail] = await mailbox.mailsTo(vitima.email)
    expect(mail).toContain('Você tinha retirado sua inscrição')
    await mailbox.answer(vitima.email, 'confirmar')
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    expect(await rowOf(vitima.identificador)).toMatchObject({ consentimento_revogado_em: null })
  })

  it('leaves no withdrawal behind: the person who applies then is in, and is not asked to come back', async () => {
    for (const vitima of [await enterPessoa(), { nome: 'Ainda Nova', email: 'ainda.nova@exemplo.test' }]) {
      const { chave } = await send({ ...MENTIRA, email: vitima.email })
      await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
      await send({ nome: vitima.nome, email: vitima.email })
      const [mail] = await mailbox.mailsTo(vitima.email)
      expect(mail).not.toContain('Você tinha retirado')
      await mailbox.answer(vitima.email, 'confirmar')
      expect((await readBoard(office, campanhaId)).people['Triagem']).toContain(vitima.nome)
    }
  })

  it('is out when the mailbox says that it was not them, with the file', async () => {
    const vitima = await enterPessoa()
    const before = await rowOf(vitima.identificador)
    const { chave } = await send({ ...MENTIRA, email: vitima.email }, campanhaId, pdf())
    const [said] = await mailbox.answer(vitima.email, 'recusar')
    expect(said?.location).toContain('feito=recusada')
    expect((await readBoard(office, campanhaId)).people['Triagem']).not.toContain(vitima.nome)
    expect(await rowOf(vitima.identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).not.toContain('Xis Estranho')
    const { rows } = await office.api.pool.query(
      'select d.pessoa, d.curriculo_id, d.arquivo_ids from declaracao d join talento t on t.id = d.talento_id where t.identificador = $1',
      [vitima.identificador],
    )
    expect(rows).toEqual([{ pessoa: {}, curriculo_id: null, arquivo_ids: [] }])
  })

  it('decides nothing by being first: the person’s own answers take the place when they say so', async () => {
    const pergunta = {
      id: '7b1c2a3d-0000-4000-8000-000000000777',
      tipo: 'SIM_NAO' as const,
      title: 'Tem CNH?',
      obrigatoria: true,
      efeito: 'ELIMINAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
      simCorreta: true,
      naoCorreta: false,
    }
    const { id } = await publish(office, { vaga: { perguntas: [pergunta] } })
    const vitima = await enterPessoa()
    const say = (valor: string) => [{ perguntaId: pergunta.id, valor }]
    await send({ ...MENTIRA, email: vitima.email, respostas: say('nao') }, id)
    await send({ nome: vitima.nome, email: vitima.email, respostas: say('sim'), formacao: 'Graduação' }, id)
    const chave = await mailbox.keyOf(vitima.email)
    const [own = '', stranger = ''] = await mailbox.askedOn(chave)
    await mailbox.act(chave, { acao: 'confirmar', envio: own })
    await mailbox.act(chave, { acao: 'recusar', envio: stranger })
    const { rows } = await office.api.pool.query(
      `select i.situacao, i.eliminada_motivo, r.valor, t.formacao from inscricao i join resposta r on r.inscricao_id = i.id
       join talento t on t.id = i.talento_id where i.campanha_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ situacao: 'ativa', eliminada_motivo: null, valor: 'sim', formacao: 'Graduação' }])
  })
})

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

  it('who typed the e-mail of somebody before they were on record gives way to what a recruiter enters', async () => {
    const email = 'depois@exemplo.test'
    const { chave } = await send({ ...MENTIRA, email, telefone: '11 90000-7777' })
    const { identificador } = await enterPessoa({ nome: 'Dona Depois', email, telefone: '11 93333-2222' })
    expect(await rowOf(identificador)).toMatchObject({ nome: 'Dona Depois', telefone: '11933332222' })
    const before = await rowOf(identificador)
    for (const fields of [
      { acao: 'retirar', certeza: 'sim' },
      { acao: 'corrigir', nome: 'Xis', email, telefone: '11 90000-7777', cidade: '', sobre: '' },
    ])
      expect((await mailbox.act(chave, fields)).status).toBe(422)
    expect(await rowOf(identificador)).toEqual(before)
    expect((await mailbox.open(chave)).html).not.toContain('93333')
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
      const keys = Object.entries(data ?? {}).map(([name, value]) => `${name}:${String(value).length}`)
      const page = `${plain.status} ${await plain.text()}`
      seen.add([String(status), keys.join(), shapeOf(html), shapeOf(page)].join('\n'))
    }
    expect(seen.size).toBe(1)
  })

  it('costs the server about as much either way', async () => {
    const known = await Promise.all(Array.from({ length: 12 }, () => enterPessoa()))
    const times = async (emails: readonly string[]) => {
      const all: number[] = []
      for (const email of emails) {
        const begin = performance.now()
        await send({ ...MENTIRA, email })
        all.push(performance.now() - begin)
      }
      return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    }
    await times(['aquece1@exemplo.test', 'aquece2@exemplo.test'])
    const unknown = await times(known.map((_, n) => `ninguem${n}@exemplo.test`))
    const onRecord = await times(known.map(({ email }) => email))
    expect(onRecord / unknown).toBeGreaterThan(0.4)
    expect(onRecord / unknown).toBeLessThan(2.5)
  })
})

describe('a mailbox', () => {
  it('gets at most three confirmations a day from one campaign and ten in all, whatever is typed after a plus', async () => {
    const vitima = await enterPessoa()
    const [name = '', host = ''] = vitima.email.split('@')
    for (let n = 0; n < 5; n += 1) await send({ ...MENTIRA, email: vitima.email })
    expect(await mailbox.mailsTo(vitima.email)).toHaveLength(3)
    for (let n = 0; n < 6; n += 1) {
      const { id } = await publish(office)
      for (const tag of ['', '+a', '+b']) await send({ ...MENTIRA, email: `${name}${tag}@${host}` }, id)
    }
    const { rows } = await office.api.pool.query(
      "select count(*)::int as n from mensagem where destinatario like $1 and tipo = 'confirmacao'",
      [`${name}%@${host}`],
    )
    expect(rows).toEqual([{ n: 10 }])
    // What no mail told of stands on the page behind the mails before.
    expect((await mailbox.askedOn(await mailbox.keyOf(vitima.email))).length).toBeGreaterThan(5)
  })

  it('is greeted by nothing but a name', async () => {
    await send({ nome: 'http://mal.test Clique', email: 'alvo@exemplo.test' })
    const [mail] = await mailbox.mailsTo('alvo@exemplo.test')
    expect(mail).toContain('Olá, você!')
    expect(mail).not.toContain('mal.test')
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

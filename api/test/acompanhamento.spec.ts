import { sql } from 'kysely'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { listStored } from './support/stored-files'

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  campanhaId = (await publish(office, { nome: 'Confeiteira' })).id
})
afterAll(() => office.api.close())

const open = async (chave: string, rest = '') => {
  const response = await office.api.request(`/acompanhamento?chave=${chave}${rest}`)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
/** Each act comes from an address of its own: the limits by address are not what is tested here. */
let acts = 0
const act = async (chave: string, fields: Record<string, string>) => {
  const response = await office.api.request(`/acompanhamento?chave=${chave}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.7.${acts++ % 250}.2` },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  }
}
/** Applies and answers the key that the confirmation carries. */
async function enter(nome: string, id = campanhaId, curriculo?: Blob): Promise<string> {
  await apply(office.api, id, buildInscricao({ nome, telefone: '' }), curriculo)
  const mensagem = await office.api.db
    .selectFrom('mensagem as m')
    .innerJoin('talento as t', 't.id', 'm.talentoId')
    .select('m.corpo')
    .where('t.nome', '=', nome)
    .where('m.tipo', '=', 'confirmacao')
    .orderBy('m.id', 'desc')
    .executeTakeFirstOrThrow()
  return /https:\/\/vagas\.exemplo\.test\/acompanhamento\?chave=([\w-]{43})/.exec(mensagem.corpo)?.[1] ?? ''
}
const etapaDe = async (tipo: string) => {
  const { body } = await office.api.call('listEtapas', { params: { campanhaId } }, { token: office.token })
  return body.data.find((etapa) => etapa.tipo === tipo)?.id ?? 0
}
const talentoDe = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).executeTakeFirstOrThrow()

describe('the candidate’s own page (product 55)', () => {
  it('opens with the signed link of the confirmation, and tells the state in plain words as it changes', async () => {
    const chave = await enter('Lia Lopes')
    const first = await open(chave)
    expect(first.status).toBe(200)
    expect(first.html).toContain('Em análise')
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('x-robots-tag')).toBe('noindex')
    const { identificador } = await talentoDe('Lia Lopes')
    const kanbanId = await etapaDe('entrevista')
    await office.api.call(
      'moveTalento',
      { params: { identificador, campanhaId, kanbanId } },
      { token: office.token },
    )
    expect((await open(chave)).html).toContain('Fase de entrevistas')
  })

  it('is never ahead of what the recruiter can still take back', async () => {
    const chave = await enter('Rui Rocha')
    const { identificador, id } = await talentoDe('Rui Rocha')
    const kanbanId = await etapaDe('reprovado')
    await office.api.call(
      'moveTalento',
      { params: { identificador, campanhaId, kanbanId } },
      { token: office.token },
    )
    expect((await open(chave)).html).toContain('Em análise')
    await office.api.pool.query(
      `update inscricao set na_etapa_desde = now() - interval '3 minutes' where talento_id = $1`,
      [id],
    )
    expect((await open(chave)).html).toContain('Desta vez a empresa seguiu com outras pessoas')
  })

  it('opens for no other key: changed, cut, made up, or of another secret', async () => {
    const chave = await enter('Sol Sá')
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    for (const wrong of [
      '',
      'x',
      chave.slice(1),
      `${chave}A`,
      flip(chave, 3),
      flip(chave, 30),
      'A'.repeat(43),
    ]) {
      const { status, html } = await open(wrong)
      expect([wrong, status]).toEqual([wrong, 404])
      expect(html).not.toContain('Sol Sá')
      expect((await act(wrong, { acao: 'apagar', certeza: 'sim' })).html).not.toContain(
        'Seus dados foram apagados',
      )
    }
  })

  it('withdraws: off the board, out of the outbox, in the story; and only with the box ticked', async () => {
    const chave = await enter('Ugo Urso')
    expect((await act(chave, { acao: 'retirar' })).location).toContain('feito=incerto')
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain('Ugo Urso')
    const done = await act(chave, { acao: 'retirar', certeza: 'sim' })
    expect([done.status, done.location]).toEqual([303, `/acompanhamento?chave=${chave}&feito=retirada`])
    expect((await readBoard(office, campanhaId)).people['Triagem']).not.toContain('Ugo Urso')
    const { html } = await open(chave, '&feito=retirada')
    expect(html).toContain('Sua inscrição foi retirada.')
    expect(html).not.toContain('Retirar inscrição')
    const { id, identificador } = await talentoDe('Ugo Urso')
    const { rows } = await office.api.pool.query('select estado from mensagem where talento_id = $1', [id])
    expect(rows).toEqual([{ estado: 'cancelada' }])
    const { body } = await office.api.call(
      'getTalento',
      { params: { identificador } },
      { token: office.token },
    )
    expect(body.data.linhaDoTempo.map((one) => one.texto)).toContain('Retirou a inscrição em Confeiteira')
  })

  it('corrects name, contact and city, and refuses what cannot be', async () => {
    const chave = await enter('Vera Valle')
    await enter('Outra Pessoa')
    const wrong = await act(chave, {
      acao: 'corrigir',
      nome: 'Vera',
      email: '',
      telefone: '12',
      cidade: 'Nada',
      sobre: '',
    })
    expect(wrong.status).toBe(422)
    for (const field of ['#email', '#telefone', '#cidade']) expect(wrong.html).toContain(`href="${field}"`)
    expect(wrong.html).toContain('<title>Não foi salvo: Sua inscrição · Seleta</title>')
    for (const typed of ['Vera', '12', 'Nada']) expect(wrong.html).toContain(` value="${typed}"`)
    const right = await act(chave, {
      acao: 'corrigir',
      nome: 'Vera Valle Lima',
      email: 'vera.nova@exemplo.test',
      telefone: '(11) 97777-6666',
      cidade: 'Campinas/SP',
      sobre: 'Faço bolos.',
    })
    expect([right.status, right.location]).toEqual([303, `/acompanhamento?chave=${chave}&feito=pedida`])
    expect((await open(chave, '&feito=pedida')).html).toContain('Um link vai ao novo e-mail')
    expect(await talentoDe('Vera Valle Lima')).toMatchObject({
      email: 'vera.valle@exemplo.test',
      telefone: '11977776666',
      cidadeId: 3_509_502,
      sobre: 'Faço bolos.',
    })
  })

  it('hands out everything that is kept, as JSON and as PDF', async () => {
    const chave = await enter('Wanda Wolf')
    const json = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
    expect(json.headers.get('content-disposition')).toContain('attachment; filename="meus-dados.json"')
    const dados = await json.json()
    expect(dados).toMatchObject({
      empresa: 'Padaria Aurora',
      pessoa: {
        nome: 'Wanda Wolf',
        email: 'wanda.wolf@exemplo.test',
        cidade: 'São Paulo – SP',
        consentimento: '2026-11',
      },
      inscricoes: [{ vaga: 'Confeiteira', situacao: 'ativa', etapa: 'Triagem' }],
      mensagens: [{ para: 'wanda.wolf@exemplo.test' }],
    })
    const pdf = await office.api.request(`/acompanhamento/dados.pdf?chave=${chave}`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await office.api.request('/acompanhamento/dados.json?chave=nao')).status).toBe(404)
  })

  it('erases a person from imported files too, whatever became of the rows: ten identifiers are nowhere', async () => {
    const chave = await enter('Zuleide Zago', campanhaId)
    const { identificador } = await talentoDe('Zuleide Zago')
    const { pool } = office.api
    await pool.query(
      "update talento set cpf = '01234567890', telefone = '11976543210' where identificador = $1",
      [identificador],
    )
    const { rows } = await pool.query<{ id: number; email: string }>(
      `insert into importacao (empresa_id, arquivo, colunas) select empresa_id, 'pessoas.csv', $2::jsonb
       from talento where identificador = $1
       returning id, (select email from talento where identificador = $1) as email`,
      [identificador, JSON.stringify([{ nome: 'Nome', exemplos: ['Zuleide Zago', 'Outra Pessoa'] }])],
    )
    const { id = 0, email = '' } = rows[0] ?? {}
    const linhas = [
      ['lida', ['Zuleide Z.', ` ${email.toUpperCase()}\u00a0`, '', '1987-03-14']],
      ['lida', ['Z. Zago', '', '012.345.678-90', 'Rua das Zebras, 7']],
      // As a spreadsheet keeps a number, and two phones in one cell.
      ['lida', ['Zê', '', '1234567890', 'Beco da Zebrinha']],
      ['lida', ['Zê', '', '', '(11) 97654-3210 / (11) 3333-4444', 'Largo da Zebra']],
      ['nova', ['Zu', '', '', '+55 (11) 97654-3210']],
      ['erro', ['zuleide zago', 'sem-arroba', '', 'linkedin.com/in/zuzago']],
      ['lida', ['Zilda Outra', 'zilda@exemplo.test', '', '']],
    ]
    for (const [at, [situacao, valores]] of linhas.entries())
      await pool.query(
        `insert into importacao_linha (importacao_id, empresa_id, numero, valores, situacao, nome)
         values ($1, (select empresa_id from importacao where id = $1), $2, $3::jsonb, $4, $3::jsonb->>0)`,
        [id, at + 2, JSON.stringify(valores), situacao],
      )
    const dez = [
      'Zuleide',
      email,
      '012.345.678-90',
      '1234567890',
      'Beco da Zebrinha',
      'Largo da Zebra',
      '97654-3210',
      '1987-03-14',
      'Rua das Zebras',
      'zuzago',
    ]
    for (const one of dez) expect([one, (await hits(one)).length]).not.toEqual([one, 0])
    await act(chave, { acao: 'apagar', certeza: 'sim' })
    for (const one of dez) expect([one, await hits(one)]).toEqual([one, []])
    // Who only stood in the same file stays.
    expect(await hits('zilda@exemplo.test')).toEqual(['importacao_linha'])
  })

  it('erases a person from every table, file, search and outbox of that company, and writes it in the ledger', async () => {
    const pdf = new Blob([`%PDF-1.4 zuleica-arquivo ${'x'.repeat(100)}\n%%EOF`], { type: 'application/pdf' })
    const chave = await enter('Zuleica Zanin', campanhaId, pdf)
    const outra = await publish(office)
    await apply(office.api, outra.id, buildInscricao({ nome: 'Zuleica Zanin', telefone: '' }), pdf)
    const { identificador } = await talentoDe('Zuleica Zanin')
    await office.api.call(
      'createNota',
      { params: { identificador }, body: { texto: 'zuleica na nota' } },
      { token: office.token },
    )
    const kanbanId = await etapaDe('entrevista')
    await office.api.call(
      'moveTalento',
      { params: { identificador, campanhaId, kanbanId } },
      { token: office.token },
    )
    expect(await hits('zuleica')).toContain('store')

    const done = await act(chave, { acao: 'apagar', certeza: 'sim' })
    expect(done.html).toContain('Seus dados foram apagados')
    expect(await hits('zuleica')).toEqual([])
    expect(await hits(identificador)).toEqual(['apagamento', 'auditoria'])
    expect((await open(chave)).status).toBe(404)
    const { rows } = await office.api.pool.query(`
      select count(*)::int as n from arquivo a where not exists (select 1 from talento where curriculo_id = a.id)
        and not exists (select 1 from resposta where arquivo_id = a.id)`)
    expect(rows).toEqual([{ n: 0 }])
    const { body } = await office.api.call(
      'filterTalentos',
      { query: { size: 8, page: 0 }, body: { idCampanha: null, pesquisa: { palavraChave: 'Zuleica' } } },
      { token: office.token },
    )
    expect(body.totalElements).toBe(0)
    expect((await readBoard(office, campanhaId)).people['Entrevistas']).not.toContain('Zuleica Zanin')
  })
})

/** Tables in which any row still holds a text, and the store, when any file of it does. */
async function hits(text: string): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    select tablename as nome from pg_tables where schemaname = 'public' order by 1
  `.execute(office.api.db)
  const found: string[] = []
  for (const { nome } of rows) {
    const { rows: some } = await sql`
      select 1 from ${sql.table(nome)} t where lower(${sql.ref('t')}::text) like ${`%${text.toLowerCase()}%`} limit 1
    `.execute(office.api.db)
    if (some.length > 0) found.push(nome)
  }
  if (
    listStored(office.api.dataDir).some(({ bytes }) => bytes.toString('latin1').toLowerCase().includes(text))
  )
    found.push('store')
  return found
}

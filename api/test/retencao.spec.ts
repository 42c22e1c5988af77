import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDias, addMeses, diaNoBrasil, inicioDoDia } from '@seleta/regras/dia'
import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { retencaoJob } from '../src/areas/publico/retencao/retencao-jobs'
import { importacoesCleanupJob } from '../src/areas/pessoas/importacao/importacoes-jobs'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import type { Database } from '../src/database/schema'
import { passoDeHoje, type Processo, type Saida, type Vida } from '../src/domain/retencao/retencao'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { amount } from './support/amount'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { startKeptMail } from './support/kept-mail'
import { openMailbox } from './support/mailbox'
import { listStored } from './support/stored-files'
import { createTestDatabase } from './support/test-database'

/** Promised deletion (product 90, decision 116): the clock is moved, and everything else is the product's own. */

const HOJE = diaNoBrasil()
const mail = startKeptMail()
const folder = mkdtempSync(join(tmpdir(), 'seleta-retencao-'))
let agora = new Date()
let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  const smtpUrl = await mail.listen()
  const settings = {
    mail: { smtpUrl, from: 'Seleta <nao-responda@seleta.test>' },
    publicUrl: 'https://vagas.exemplo.test',
  }
  office = await openOffice(settings, undefined, () => agora)
  mailbox = openMailbox(office)
})
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => mail.server.close(() => done()))
  rmSync(folder, { recursive: true, force: true })
})

/** The night of a day: what comes up by itself then, by the queue. */
async function night(dia: string): Promise<void> {
  agora = new Date(inicioDoDia(dia).getTime() + 3 * 3_600_000)
  for (const kind of [retencaoJob, importacoesCleanupJob])
    await enqueueJobs(office.api.db, kind, [{ data: {}, empresaId: null }])
  await office.api.app.jobs.runDue()
}

const as = (token = office.token) => ({ token })
const talentoDe = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).executeTakeFirst()
const identificadorDe = async (nome: string) => (await talentoDe(nome))?.identificador ?? ''
const detail = async (identificador: string, token = office.token) =>
  (await office.api.call('getTalento', { params: { identificador } }, as(token))).body.data
const search = async (palavraChave: string) =>
  (
    await office.api.call(
      'filterTalentos',
      { query: { size: 50, page: 0 }, body: { idCampanha: null, pesquisa: { palavraChave } } },
      as(),
    )
  ).body.data.map(({ nome, saiEm }) => [nome, saiEm])

async function enter(dados: Record<string, string>): Promise<string> {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  const response = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  return ((await response.json()) as { data: { identificador: string } }).data.identificador
}

async function importFile(csv: string): Promise<number> {
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv]), 'pessoas-do-balcao.csv')
  const response = await office.api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  const { data } = (await response.json()) as {
    data: { id: number; mapeamento: Parameters<Office['api']['call']>[1] }
  }
  const params = { id: data.id }
  const mapeamento = data.mapeamento as never
  await office.api.call('checkImportacao', { params, body: { mapeamento, campanhaId: null } }, as())
  await office.api.app.jobs.runDue()
  await office.api.call('startImportacao', { params }, as())
  await office.api.app.jobs.runDue()
  return data.id
}

/** Tables and files in which a text still stands, in small letters. */
async function hits(db: Kysely<Database>, dataDir: string, text: string): Promise<string[]> {
  const found: string[] = []
  const { rows } = await sql<{ esquema: string; nome: string }>`
    select schemaname as esquema, tablename as nome from pg_tables where schemaname in ('public', 'fila') order by 1, 2
  `.execute(db)
  for (const { esquema, nome } of rows) {
    const { rows: some } = await sql`
      select 1 from ${sql.table(`${esquema}.${nome}`)} t
      where position(${text.toLowerCase()} in lower(${sql.ref('t')}::text)) > 0 limit 1`.execute(db)
    if (some.length > 0) found.push(nome)
  }
  const files = listStored(dataDir).filter(({ path, bytes }) =>
    `${path} ${bytes.toString('latin1')}`.toLowerCase().includes(text.toLowerCase()),
  )
  return [...found, ...files.map(() => 'store')]
}

const pergunta = {
  id: '0d2b8f6e-54a1-4d7b-9b0c-2f6f4f1f7a31',
  tipo: 'ABERTA' as const,
  title: 'Por que aqui?',
  obrigatoria: false,
  efeito: 'SINALIZAR' as const,
  criadaEm: '2026-11-20T12:00:00.000Z',
}
const CPF = '529.982.247-25'

/** Somebody with everything that a person can leave behind, in a campaign that ends today. */
async function leaveTraces(): Promise<{ nome: string; identificador: string; traces: string[] }> {
  const nome = 'Zuleica Quaresma'
  const email = 'zuleica.quaresma@exemplo.test'
  const campanha = await publish(office, { nome: 'Confeiteira', vaga: { perguntas: [pergunta as never] } })
  const csv = ['Nome;E-mail;Celular;CPF', `${nome};${email};11955554444;${CPF}`, `${nome};torta@;;111`].join(
    '\n',
  )
  await importFile(csv)
  const pdf = new Blob([`%PDF-1.4 bytes-da-zuleica ${'x'.repeat(200)}\n%%EOF`], { type: 'application/pdf' })
  const respostas = [{ perguntaId: pergunta.id, valor: 'Porque adoro brigadeiro' }]
  await apply(office.api, campanha.id, buildInscricao({ nome, email, respostas }), pdf)
  await mailbox.answer(email, 'confirmar')
  const chave = await mailbox.keyOf(email)
  const identificador = await identificadorDe(nome)
  const params = { identificador }
  await office.api.call(
    'createNota',
    { params, body: { texto: 'nota sobre a zuleica, muito simpática' } },
    as(),
  )
  await office.api.call(
    'closeCampanha',
    { params: { id: campanha.id }, body: { enviarEncerramento: false } },
    as(),
  )
  const cpf = CPF.replaceAll(/\D/g, '')
  const traces = [
    'Zuleica',
    email,
    '955554444',
    cpf,
    'bytes-da-zuleica',
    'Currículo Zuleica Quaresma.pdf',
    'adoro brigadeiro',
    chave,
  ]
  return { nome, identificador, traces }
}

describe('a person whose time is over', () => {
  it('is told, hidden, brought back, told again, hidden and erased, each on its day, and from a restored backup too', async () => {
    const { nome, identificador, traces } = await leaveTraces()
    const fica = await enter({ nome: 'Fica Quaresma', email: 'fica@exemplo.test' })
    const semCorreio = await enter({ nome: 'Sem Correio Quaresma', telefone: '11944443333' })
    for (const trace of traces)
      expect([trace, await hits(office.api.db, office.api.dataDir, trace)]).not.toEqual([trace, []])
    const backup = join(folder, 'antes.backup')
    const files = await openStore({ dataDir: office.api.dataDir, s3: null })
    await writeBackup(office.api.pool, sourceOf(files.store), backup)
    mail.received.length = 0

    // A month before, and not sooner.
    const prazo = addMeses(HOJE, 6)
    expect((await detail(identificador)).retencao).toMatchObject({
      ate: prazo,
      isOculta: false,
      isAvisada: false,
    })
    await night(addDias(prazo, -31))
    expect(mail.received).toEqual([])
    await night(addDias(prazo, -30))
    expect(mail.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'fica@exemplo.test',
      'zuleica.quaresma@exemplo.test',
    ])
    const [linkDaFica = '', linkDaZuleica = ''] = ['fica', 'zuleica'].map((who) => {
      const { body = '' } = mail.received.find(({ to }) => to[0]?.startsWith(who) === true) ?? {}
      return /chave=([\w-]{43})/.exec(body.replaceAll(/=\r?\n/g, ''))?.[1] ?? body
    })
    expect(await search('Quaresma')).toContainEqual([nome, prazo])

    // Opening the link changes nothing; its button does.
    expect((await mailbox.open(linkDaFica)).html).toContain('Você quer continuar?')
    expect((await talentoDe('Fica Quaresma'))?.retencaoDesde).toBeNull()
    expect((await mailbox.act(linkDaFica, { acao: 'continuar' })).location).toContain('feito=continua')
    expect((await detail(fica)).retencao).toMatchObject({
      ate: addMeses(addDias(prazo, -30), 6),
      isAvisada: false,
    })

    // Hidden from everything that the company sees, and open to the person.
    await night(addDias(prazo, -1))
    expect((await search('Quaresma')).length).toBe(3)
    await night(prazo)
    expect(await search('Quaresma')).toEqual([['Fica Quaresma', undefined]])
    expect((await mailbox.open(linkDaZuleica)).html).toContain('não vê mais seus dados')
    const oculta = await detail(identificador)
    expect(oculta).toMatchObject({
      participacoes: [],
      retencao: { isOculta: true, apagaEm: addDias(prazo, 30) },
    })
    expect(oculta.informacaoPessoal).toMatchObject({ nome, email: '', telefone: '', documento: '' })
    const { body: ocultas } = await office.api.call('getRetencao', {}, as())
    expect(ocultas.data.ocultas.map((one) => one.nome).toSorted()).toEqual(['Sem Correio Quaresma', nome])
    const estranho = await office.api.call(
      'restoreTalento',
      { params: { identificador } },
      as(office.estranho.token),
    )
    expect(estranho.status).toBe(404)

    // A recruiter brings one back, as they were.
    await office.api.call('restoreTalento', { params: { identificador: semCorreio } }, as())
    expect((await search('Quaresma')).map(([who]) => who)).toContain('Sem Correio Quaresma')
    expect((await detail(semCorreio)).linhaDoTempo.map(({ texto }) => texto)).toContain('Restaurada')

    // Erased, and nowhere any more.
    await night(addDias(prazo, 29))
    expect((await talentoDe(nome))?.identificador).toBe(identificador)
    await night(addDias(prazo, 30))
    for (const trace of traces)
      expect([trace, await hits(office.api.db, office.api.dataDir, trace)]).toEqual([trace, []])
    expect(await hits(office.api.db, office.api.dataDir, identificador)).toEqual(['apagamento', 'auditoria'])
    expect((await mailbox.open(linkDaZuleica)).status).toBe(404)
    const { rows } = await office.api.pool.query('select motivo from apagamento where identificador = $1', [
      identificador,
    ])
    expect(rows).toEqual([{ motivo: 'fim do prazo' }])

    // A backup from before erases again: rows, files, and what the imported file said.
    const target = await createTestDatabase(false)
    const dataDir = mkdtempSync(join(folder, 'restaurado-'))
    try {
      await target.pool.query(
        `insert into apagamento select * from jsonb_populate_recordset(null::apagamento, $1)`,
        [JSON.stringify((await office.api.pool.query('select * from apagamento')).rows)],
      )
      const empty = await openStore({ dataDir, s3: null })
      await restoreBackup(target, targetOf(empty), backup, true)
      const { rows: back } = await target.pool.query(
        "select nome from talento where nome like '%Quaresma' order by 1",
      )
      expect(back.map((row: { nome: string }) => row.nome)).toEqual(['Fica Quaresma', 'Sem Correio Quaresma'])
      for (const trace of traces) expect([trace, await hits(target.db, dataDir, trace)]).toEqual([trace, []])
    } finally {
      await target.drop()
    }
  })

  it('comes back by applying again, onto the board where they stood', async () => {
    agora = new Date()
    const [antiga, nova] = [
      await publish(office, { nome: 'Antiga' }),
      await publish(office, { nome: 'Nova' }),
    ]
    const pessoa = buildInscricao({ nome: 'Volta Sempre', telefone: '' })
    await apply(office.api, antiga.id, pessoa)
    const prazo = addMeses(HOJE, 18)
    await night(addDias(prazo, -30))
    await night(prazo)
    expect((await readBoard(office, antiga.id)).people['Triagem']).toEqual([])
    expect((await talentoDe('Volta Sempre'))?.ocultaEm).not.toBeNull()
    await apply(office.api, nova.id, pessoa)
    expect((await talentoDe('Volta Sempre'))?.ocultaEm).toBeNull()
    expect((await readBoard(office, antiga.id)).people['Triagem']).toEqual(['Volta Sempre'])
    expect((await readBoard(office, nova.id)).people['Triagem']).toEqual(['Volta Sempre'])
  })

  it('stays under a legal hold, whoever asks, until it is taken off', async () => {
    agora = new Date()
    const identificador = await enter({ nome: 'Guardada Por Lei', email: 'lei@exemplo.test' })
    const params = { identificador }
    const vago = await office.api.call('saveGuardaLegal', { params, body: { motivo: ' ' } }, as())
    expect(vago.status).toBe(422)
    await office.api.call('saveGuardaLegal', { params, body: { motivo: 'Ação trabalhista 123' } }, as())
    for (const meses of [5, 6, 7, 30]) await night(addMeses(HOJE, meses))
    expect((await detail(identificador)).retencao).toMatchObject({
      isOculta: false,
      isAvisada: false,
      guarda: { motivo: 'Ação trabalhista 123', quem: 'Ana Lima' },
    })
    await office.api.call('deleteGuardaLegal', { params }, as())
    await night(addMeses(HOJE, 30))
    await night(addDias(addMeses(HOJE, 30), 29))
    expect((await talentoDe('Guardada Por Lei'))?.ocultaEm).toBeNull()
    await night(addDias(addMeses(HOJE, 30), 30))
    await night(addDias(addMeses(HOJE, 30), 60))
    expect(await talentoDe('Guardada Por Lei')).toBeUndefined()
    expect(await hits(office.api.db, office.api.dataDir, 'trabalhista 123')).toEqual([])
  })
})

describe('the company’s choice', () => {
  it('is one number: the settings write it, the form and the privacy page tell it, and 24 months are 24 months', async () => {
    agora = new Date()
    const { id } = await publish(office, { nome: 'Padeira' })
    const privacidade = async (rest = '') => (await office.api.request(`/privacidade${rest}`)).text()
    expect(await privacidade(`?vaga=${id}`)).toContain('guarda seus dados por 6 meses')
    expect(await privacidade()).toContain('escolhe um prazo de 3 a 24 meses')
    for (const meses of [2, 25, 6.5])
      expect((await office.api.call('saveRetencao', { body: { meses } }, as())).status).toBe(422)
    const saved = await office.api.call('saveRetencao', { body: { meses: 24 } }, as())
    expect(saved.body.data.meses).toBe(24)
    expect(await privacidade(`?vaga=${id}`)).toContain('guarda seus dados por 24 meses')
    const form = await (await office.api.request(`/campanha/${id}/inscricao`)).text()
    expect(form.replaceAll('<!-- -->', '')).toContain('guarda os dados por 24 meses depois do fim')
    const { rows } = await office.api.pool.query("select dados from auditoria where acao = 'retencao_mudada'")
    expect(rows).toEqual([{ dados: { de: 6, para: 24 } }])

    const identificador = await enter({ nome: 'Longa Espera', telefone: '11933332222' })
    await night(addMeses(HOJE, 7))
    expect((await detail(identificador)).retencao).toMatchObject({
      ate: addMeses(HOJE, 24),
      isAvisada: false,
    })
    for (const dias of [-30, 0, 29]) await night(addDias(addMeses(HOJE, 24), dias))
    expect((await talentoDe('Longa Espera'))?.ocultaEm).not.toBeNull()
    await night(addDias(addMeses(HOJE, 25), 1))
    expect(await talentoDe('Longa Espera')).toBeUndefined()
    await office.api.call('saveRetencao', { body: { meses: 6 } }, as())
  })
})

/** One of the campaigns that a life may pass through, and how it stands. */
const CAMPANHAS = [
  { encerrada: null, excluida: null },
  { encerrada: 40, excluida: null },
  { encerrada: 200, excluida: null },
  { encerrada: null, excluida: 120 },
  { encerrada: null, excluida: null },
] as const
const TIPOS = ['triagem', 'entrevista', 'contratado', 'reprovado'] as const
const INICIO = '2020-01-31'

const vidas = fc.record({
  criada: fc.integer({ min: 0, max: 300 }),
  desde: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null, freq: 4 }),
  processos: fc.uniqueArray(
    fc.record({
      campanha: fc.integer({ min: 0, max: CAMPANHAS.length - 1 }),
      entrou: fc.integer({ min: 0, max: 300 }),
      depois: fc.integer({ min: 0, max: 60 }),
      tipo: fc.constantFrom(...TIPOS),
      retirada: fc.option(fc.integer({ min: 60, max: 90 }), { nil: null, freq: 3 }),
    }),
    { selector: ({ campanha }) => campanha, maxLength: 3 },
  ),
})

test('of many lives in the database every night takes exactly those whose day it is', async () => {
  const { empresaId } = office.estranho
  const { db, pool } = office.api
  const dia = (n: number) => addDias(INICIO, n)
  const lives = fc.sample(vidas, { numRuns: amount(150, 1000), seed: 116 })
  const ids = await fillLives(pool, empresaId, lives)
  const saidas = new Map<number, { vida: Vida; saida: Saida } | null>(
    lives.map(({ criada, desde, processos }, n) => [
      ids[n] ?? 0,
      {
        vida: {
          criada: dia(criada),
          desde: desde === null ? null : dia(desde),
          processos: processos.map(({ campanha, entrou, depois, tipo, retirada }): Processo => {
            const { encerrada = null, excluida = null } = CAMPANHAS[campanha] ?? {}
            return {
              entrou: dia(entrou),
              mudou: dia(entrou + depois),
              tipo,
              retirada: retirada === null ? null : dia(entrou + retirada),
              encerrada: encerrada === null ? null : dia(encerrada),
              excluida: excluida === null ? null : dia(excluida),
            }
          }),
        },
        saida: { avisada: null, oculta: null, isGuardada: false },
      },
    ]),
  )
  let gone = 0
  for (const n of [
    150, 170, 200, 240, 300, 365, 400, 470, 560, 700, 731, 790, 860, 900, 960, 1000, 1030, 1061,
  ]) {
    await night(dia(n))
    const { rows } = await pool.query<{ id: number; avisada: string | null; isOculta: boolean }>(
      `select id, retencao_avisada_em as avisada, oculta_em is not null as "isOculta" from talento where empresa_id = $1`,
      [empresaId],
    )
    const found = new Map(rows.map(({ id, avisada, isOculta }) => [id, [avisada, isOculta]]))
    const expected = new Map<number, [string | null, boolean]>()
    for (const [id, one] of saidas) {
      const next = one === null ? null : step(one, dia(n))
      saidas.set(id, next)
      if (next !== null) expected.set(id, [next.saida.avisada, next.saida.oculta !== null])
    }
    expect([n, found]).toEqual([n, expected])
    gone = lives.length - expected.size
  }
  expect(gone).toBe(lives.length)
  const rows = await db.selectFrom('apagamento').select('motivo').where('empresaId', '=', empresaId).execute()
  expect(rows.length).toBe(lives.length)
})

/** What the rule makes of somebody in one night; null when they are erased. */
function step(
  { vida, saida }: { vida: Vida; saida: Saida },
  hoje: string,
): { vida: Vida; saida: Saida } | null {
  const passo = passoDeHoje(vida, 6, saida, hoje)
  if (passo === 'apagar') return null
  if (passo === 'avisar') return { vida, saida: { ...saida, avisada: hoje } }
  if (passo === 'desavisar') return { vida, saida: { ...saida, avisada: null } }
  if (passo === 'mostrar') return { vida, saida: { ...saida, avisada: null, oculta: null } }
  return { vida, saida: passo === 'ocultar' ? { ...saida, oculta: hoje } : saida }
}

/** Writes lives as rows, each thing that happened at noon of its day. @returns the people's ids, in their order */
async function fillLives(
  pool: Office['api']['pool'],
  empresaId: number,
  lives: readonly (typeof vidas extends fc.Arbitrary<infer T> ? T : never)[],
): Promise<number[]> {
  const at = (n: number | null) => (n === null ? null : `${addDias(INICIO, n)}T12:00:00-03:00`)
  const etapas: number[][] = []
  const campanhas: number[] = []
  for (const { encerrada, excluida } of CAMPANHAS) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into campanha (empresa_id, nome, situacao, encerrada_em, excluida_em, conteudo)
       values ($1, 'Vida', $2, $3, $4, '{"vaga": {}}') returning id`,
      [empresaId, encerrada === null ? 'PUBLICADA' : 'ENCERRADA', at(encerrada), at(excluida)],
    )
    const id = rows[0]?.id ?? 0
    campanhas.push(id)
    const { rows: novas } = await pool.query<{ id: number }>(
      `insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
       select $1, $2, tipo, n, tipo from unnest($3::text[]) with ordinality as u (tipo, n) returning id`,
      [empresaId, id, TIPOS],
    )
    etapas.push(novas.map((row) => row.id))
  }
  const pessoas = lives.map(({ criada, desde }, n) => ({
    n,
    criada: at(criada),
    desde: desde === null ? null : addDias(INICIO, desde),
  }))
  const { rows } = await pool.query<{ id: number }>(
    `insert into talento (empresa_id, nome, criado_em, retencao_desde) select $1, 'Vida ' || n, criada, desde
     from jsonb_to_recordset($2) as v (n int, criada timestamptz, desde date) order by n returning id`,
    [empresaId, JSON.stringify(pessoas)],
  )
  const ids = rows.map(({ id }) => id)
  const inscricoes = lives.flatMap(({ processos }, n) =>
    processos.map(({ campanha, entrou, depois, tipo, retirada }) => ({
      talento: ids[n],
      campanha: campanhas[campanha],
      etapa: etapas[campanha]?.[TIPOS.indexOf(tipo)],
      entrou: at(entrou),
      mudou: at(entrou + depois),
      retirada: retirada === null ? null : at(entrou + retirada),
    })),
  )
  await pool.query(
    `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, situacao, criada_em, na_etapa_desde, retirada_em)
     select $1, campanha, talento, etapa, case when retirada is null then 'ativa' else 'retirada' end, entrou, mudou, retirada
     from jsonb_to_recordset($2) as v (talento bigint, campanha bigint, etapa bigint, entrou timestamptz,
       mudou timestamptz, retirada timestamptz)`,
    [empresaId, JSON.stringify(inscricoes)],
  )
  return ids
}

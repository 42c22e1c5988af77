import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDias, addMeses, diaInBrazil, formatDia } from '@seleta/regras/dia'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { apply, buildInscricao, publish, type Office } from './support/campanhas'
import { beginImport } from './support/import-file'
import { hits } from './support/hits'
import { startKeptMail } from './support/kept-mail'
import { openMailbox } from './support/mailbox'
import { openNights, type Nights } from './support/nights'
import { PERGUNTA } from './support/pergunta'
import { createTestDatabase } from './support/test-database'

/** Promised deletion (product 90, decision 116): the clock is moved, and everything else is the product's own. */

const HOJE = diaInBrazil(new Date())
const mail = startKeptMail()
const folder = mkdtempSync(join(tmpdir(), 'seleta-retencao-'))
let nights: Nights
let office: Office
let mailbox: ReturnType<typeof openMailbox>
const from = { name: 'Seleta', address: 'nao-responda@seleta.test' }
const listening = mail.listen()
beforeAll(() => open())
async function open(): Promise<void> {
  const smtpUrl = await listening
  nights = await openNights({ mail: { smtpUrl, from }, publicUrl: 'https://vagas.exemplo.test' })
  office = nights.office
  mailbox = openMailbox(office)
}
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => mail.server.close(() => done()))
  rmSync(folder, { recursive: true, force: true })
})

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

async function enter(dados: Record<string, string | number>): Promise<string> {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  const response = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  return ((await response.json()) as { data: { identificador: string } }).data.identificador
}

const CPF = '529.982.247-25'

/** Somebody with everything that a person can leave behind, in a campaign that ends today. */
async function leaveTraces(): Promise<{ nome: string; identificador: string; traces: string[] }> {
  const nome = 'Zuleica Quaresma'
  const email = 'zuleica.quaresma@exemplo.test'
  const campanha = await publish(office, { nome: 'Confeiteira', vaga: { perguntas: [PERGUNTA] } })
  const csv = ['Nome;E-mail;Celular;CPF', `${nome};${email};11955554444;${CPF}`, `${nome};torta@;;111`].join(
    '\n',
  )
  await beginImport(office.api.url, office.token, csv, null)
  await office.api.app.jobs.runDue()
  const pdf = new Blob([`%PDF-1.4 bytes-da-zuleica ${'x'.repeat(200)}\n%%EOF`], { type: 'application/pdf' })
  const respostas = [{ perguntaId: PERGUNTA.id, valor: 'Porque adoro brigadeiro' }]
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
  it.each([24, 6])(
    'kept for %i months is told, hidden, brought back, told again, hidden and erased, each on its day, and from a restored backup too',
    async (meses) => {
      if (meses === 6) {
        await office.api.close()
        await open()
      }
      await office.api.db
        .updateTable('empresa')
        .set({ retencaoMeses: meses })
        .where('id', '=', office.empresaId)
        .execute()
      const { nome, identificador, traces } = await leaveTraces()
      const fica = await enter({ nome: 'Fica Quaresma', email: 'fica@exemplo.test' })
      const semCorreio = await enter({ nome: 'Sem Correio Quaresma', telefone: '11944443333' })
      for (const trace of traces)
        expect([trace, await hits(office.api.db, office.api.dataDir, trace)]).not.toEqual([trace, []])
      const backup = join(folder, `antes-${meses}.backup`)
      const files = await openStore({ dataDir: office.api.dataDir, s3: null })
      await writeBackup(office.api.pool, sourceOf(files.store), backup)
      // What was written of the application leaves first.
      await office.api.app.jobs.runDue()
      mail.received.length = 0

      // A month before, and not sooner.
      const prazo = addMeses(HOJE, meses)
      expect((await detail(identificador)).retencao).toMatchObject({
        ate: prazo,
        isOculta: false,
        isAvisada: false,
      })
      await nights.night(addDias(prazo, -31))
      expect(mail.received).toEqual([])
      await nights.night(addDias(prazo, -30))
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
      // Pressed again, or later where nothing is offered: it was said once.
      expect((await mailbox.act(linkDaFica, { acao: 'continuar' })).location).toContain('feito=continua')
      const { rows: said } = await office.api.pool.query("select from evento where tipo = 'talento_continua'")
      expect(said).toHaveLength(1)
      const { html } = await mailbox.open(linkDaFica)
      expect(html).toContain(`contados de novo a partir de ${formatDia(addDias(prazo, -30))}`)
      expect(html).not.toContain('depois do seu último processo')
      expect((await detail(fica)).retencao).toMatchObject({
        ate: addMeses(addDias(prazo, -30), meses),
        isAvisada: false,
      })

      // Hidden from everything that the company sees, and open to the person.
      await nights.night(addDias(prazo, -1))
      expect((await search('Quaresma')).length).toBe(3)
      await nights.night(prazo)
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
      await nights.night(addDias(prazo, 29))
      expect((await talentoDe(nome))?.identificador).toBe(identificador)
      await nights.night(addDias(prazo, 30))
      for (const trace of traces)
        expect([trace, await hits(office.api.db, office.api.dataDir, trace)]).toEqual([trace, []])
      // The queue forgets what it has done within an hour or so (decision 138): until then it has the random id too.
      const named = await hits(office.api.db, office.api.dataDir, identificador)
      expect(named).toEqual(['job', 'job_common', 'apagamento', 'auditoria'])
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
        await restoreBackup(target, targetOf(empty), restoreSteps, backup, true)
        const { rows: back } = await target.pool.query(
          "select nome from talento where nome like '%Quaresma' order by 1",
        )
        expect(back.map((row: { nome: string }) => row.nome)).toEqual([
          'Fica Quaresma',
          'Sem Correio Quaresma',
        ])
        for (const trace of traces)
          expect([trace, await hits(target.db, dataDir, trace)]).toEqual([trace, []])
      } finally {
        await target.drop()
      }
    },
  )

  it('stays under a legal hold, whoever asks, until it is taken off', async () => {
    nights.wakeUp()
    const identificador = await enter({ nome: 'Guardada Por Lei', email: 'lei@exemplo.test' })
    const params = { identificador }
    const vago = await office.api.call('saveGuardaLegal', { params, body: { motivo: ' ' } }, as())
    expect(vago.status).toBe(422)
    await office.api.call('saveGuardaLegal', { params, body: { motivo: 'Ação trabalhista 123' } }, as())
    for (const meses of [5, 6, 7, 30]) await nights.night(addMeses(HOJE, meses))
    expect((await detail(identificador)).retencao).toMatchObject({
      isOculta: false,
      isAvisada: false,
      guarda: { motivo: 'Ação trabalhista 123', quem: 'Ana Lima' },
    })
    // At her own request neither: her page says why.
    const { id } = await publish(office, { nome: 'Guardada' })
    await apply(office.api, id, buildInscricao({ nome: 'Guardada Por Lei', email: 'lei@exemplo.test' }))
    const pedido = await mailbox.act(await mailbox.keyOf('lei@exemplo.test'), {
      acao: 'apagar',
      certeza: 'sim',
    })
    expect([pedido.status, pedido.html]).toEqual([409, expect.stringContaining('por uma obrigação legal')])
    expect((await talentoDe('Guardada Por Lei'))?.guardaLegal).toBe('Ação trabalhista 123')
    await office.api.call('deleteGuardaLegal', { params }, as())
    await nights.night(addMeses(HOJE, 30))
    await nights.night(addDias(addMeses(HOJE, 30), 29))
    expect((await talentoDe('Guardada Por Lei'))?.ocultaEm).toBeNull()
    await nights.night(addDias(addMeses(HOJE, 30), 30))
    await nights.night(addDias(addMeses(HOJE, 30), 60))
    expect(await talentoDe('Guardada Por Lei')).toBeUndefined()
    expect(await hits(office.api.db, office.api.dataDir, 'trabalhista 123')).toEqual([])
  })
})

describe('the company’s choice', () => {
  it('is one number: the settings write it, the form and the privacy page tell it, and 24 months are 24 months', async () => {
    nights.wakeUp()
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
    await nights.night(addMeses(HOJE, 7))
    expect((await detail(identificador)).retencao).toMatchObject({
      ate: addMeses(HOJE, 24),
      isAvisada: false,
    })
    for (const dias of [-30, 0, 29]) await nights.night(addDias(addMeses(HOJE, 24), dias))
    expect((await talentoDe('Longa Espera'))?.ocultaEm).not.toBeNull()
    await nights.night(addDias(addMeses(HOJE, 25), 1))
    expect(await talentoDe('Longa Espera')).toBeUndefined()
    await office.api.call('saveRetencao', { body: { meses: 6 } }, as())
  })
})

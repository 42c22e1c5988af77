import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { videoField } from '@seleta/public-pages/data/inscricao-form'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { writeKeptBackup } from '../src/database/backup/kept-backups'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { migrateDatabase } from '../src/database/migrate'
import { isNamed, NAMERS_DE_PESSOAS } from '../src/database/sql/nomes-de-arquivo'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { sweepSoltos } from '../src/ground/files/sweep-arquivos'
import { apply, buildInscricao, type Office, openOffice, publish } from './support/campanhas'
import { hits } from './support/hits'
import { beginImport } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { listStored } from './support/stored-files'
import { createTestDatabase, type TestDatabase } from './support/test-database'

/** A file stays while anything names it, and goes with the last that does (decision 230). */

const folder = mkdtempSync(join(tmpdir(), 'seleta-nomes-'))
const opened: TestDatabase[] = []
let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
})
afterAll(async () => {
  for (const database of opened) await database.drop()
  await office.api.close()
  rmSync(folder, { recursive: true, force: true })
})

const pdf = (text: string) => new Blob([`%PDF-1.4 ${text}\n%%EOF`], { type: 'application/pdf' })
const textsIn = (dataDir: string) =>
  listStored(dataDir)
    .map(({ bytes }) => bytes.toString('latin1'))
    .join()
const texts = () => textsIn(office.api.dataDir)
const call: Office['api']['call'] = async (operation, input, options = { token: office.token }) => {
  const answer = await office.api.call(operation, input, options)
  expect([operation, answer.erro]).toEqual([operation, null])
  return answer
}
const idOf = async (nome: string) => {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1 order by id',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}
const erase = async (nome: string) => call('deleteTalento', { params: { identificador: await idOf(nome) } })
const rowsOf = async (statement: string) =>
  (await office.api.pool.query<Record<string, unknown>>(statement)).rows
const open = async (isEmpty: boolean) => {
  const database = await createTestDatabase(isEmpty)
  opened.push(database)
  return database
}
const sweep = async () => {
  const { store } = await openStore({ dataDir: office.api.dataDir, s3: null })
  await sweepSoltos(office.api.db, store)
  store.close()
}

/** A recruiter enters somebody, with a résumé. */
async function enter(dados: object, curriculo: Blob): Promise<void> {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  form.set('curriculo', curriculo, 'cv.pdf')
  const { status } = await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  expect(status).toBe(200)
}

const emailOf = (nome: string) => buildInscricao({ nome }).email ?? ''

/** Two of one phone, each with a résumé, whom a recruiter has joined. */
async function joinTwo(nome: string, telefone: string): Promise<void> {
  const outra = `${nome} Outra`
  await enter({ nome, telefone, email: emailOf(nome) }, pdf(`cv de ${nome}.`))
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome: outra, telefone }), pdf(`cv de ${outra}.`))
  const { body } = await call('getTalento', { params: { identificador: await idOf(outra) } })
  const semelhanca = body.data.semelhantes[0]?.id ?? 0
  await call('decideSemelhanca', { params: { id: semelhanca }, body: { decisao: 'juntas' } })
}

/** Somebody known by a résumé says that what another sent with her e-mail was hers. */
async function confirmAnother(nome: string, sent: string): Promise<void> {
  const { id } = await publish(office)
  const email = emailOf(nome)
  await enter({ nome, email, idCampanha: id }, pdf(`cv de ${nome}.`))
  await apply(office.api, id, buildInscricao({ nome: sent, email }), pdf(`cv de ${sent}.`))
  await mailbox.answer(email, 'confirmar')
}

describe('the résumés of two who are one', () => {
  it('go with whoever stays when she is erased, that of the one who went too', async () => {
    await joinTwo('Alma Arruda', '11 95555-1001')
    expect(texts()).toContain('cv de Alma Arruda Outra.')
    await erase('Alma Arruda')
    expect(texts()).not.toContain('Alma Arruda')
    expect(await rowsOf("select nome from arquivo where nome like '%Alma%'")).toEqual([])
  })

  it('both come back from a backup that erases somebody else again', async () => {
    await joinTwo('Bela Borges', '11 95555-1002')
    await enter({ nome: 'Caio Castro', email: emailOf('Caio Castro') }, pdf('cv de Caio Castro.'))
    const { store } = await openStore({ dataDir: office.api.dataDir, s3: null })
    const kept = { folder, keep: 1, key: null }
    const { file } = await writeKeptBackup(office.api.pool, sourceOf(store), kept, new Date())
    store.close()
    await erase('Caio Castro')
    const target = await open(false)
    await target.pool.query(
      'insert into apagamento select * from jsonb_populate_recordset(null::apagamento, $1)',
      [JSON.stringify(await rowsOf('select * from apagamento'))],
    )
    const dataDir = join(folder, 'restaurado')
    const empty = await openStore({ dataDir, s3: null })
    await restoreBackup(target, targetOf(empty), restoreSteps, file, true)
    empty.store.close()
    expect(textsIn(dataDir)).toContain('cv de Bela Borges.')
    expect(textsIn(dataDir)).toContain('cv de Bela Borges Outra.')
    expect(textsIn(dataDir)).not.toContain('cv de Caio Castro.')
  })

  it('stay each with its own when they are taken apart and the first one is erased', async () => {
    await confirmAnother('Dora Dutra', 'Vilma Vaz')
    const params = { identificador: await idOf('Dora Dutra') }
    const { body } = await call('listFusoes', { params })
    await call('undoFusao', { params: { id: body.data[0]?.id ?? 0 } })
    const vilma = await idOf('Vilma Vaz')
    await erase('Dora Dutra')
    expect(texts()).not.toContain('cv de Dora Dutra.')
    const path = `/talento/v1/talentos/${vilma}/download-curriculo`
    const file = await office.api.request(path, { headers: { authorization: `Bearer ${office.token}` } })
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('cv de Vilma Vaz.')])
  })
})

it('a résumé that a newer one replaced is in what its person may take along', async () => {
  await confirmAnother('Eva Esteves', 'Eva Esteves')
  const chave = await mailbox.keyOf(emailOf('Eva Esteves'))
  const answer = await office.api.request(`/acompanhamento/dados.json?chave=${chave}`)
  const { arquivos } = (await answer.json()) as { arquivos: unknown[] }
  expect(arquivos).toHaveLength(2)
})

describe('a recording', () => {
  const pergunta = {
    id: '6b1f0c52-5a2e-4a52-9c55-2f5a5a5a0002',
    tipo: 'VIDEO' as const,
    title: 'Conte de você',
    obrigatoria: false,
    efeito: 'SINALIZAR' as const,
    duracao: 60 as const,
    criadaEm: '2026-11-20T12:00:00.000Z',
  }
  const record = async (campanhaId: number, nome: string, text: string) => {
    const bytes = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(`....webm ${text}`)])
    const form = new FormData()
    form.set('dados', JSON.stringify(buildInscricao({ nome })))
    form.set(videoField(pergunta.id), new Blob([bytes]), 'resposta.webm')
    const { status } = await office.api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': '10.201.0.1' },
    })
    expect(status).toBe(200)
  }

  it('for a question that was removed before its person confirmed it is theirs, and goes with them', async () => {
    const { id } = await publish(office, { vaga: { videoCv: 'opcional', perguntas: [pergunta] } })
    await record(id, 'Yolanda Yes', 'primeira.')
    const chave = await mailbox.keyOf(emailOf('Yolanda Yes'))
    await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
    await record(id, 'Yolanda Yes', 'segunda.')
    await office.api.pool.query('update pergunta set removida_em = now() where campanha_id = $1', [id])
    await mailbox.answer(emailOf('Yolanda Yes'), 'confirmar')
    const { body } = await call('listVideosDoTalento', {
      params: { identificador: await idOf('Yolanda Yes') },
    })
    expect(body.data).toMatchObject([{ campanhaId: id, pergunta: 'Conte de você' }])
    await sweep()
    expect([texts().includes('primeira.'), texts().includes('segunda.')]).toEqual([false, true])
    await erase('Yolanda Yes')
    expect(texts()).not.toContain('segunda.')
  })
})

it('what waits for its person’s word goes with the application, however that goes', async () => {
  const { id } = await publish(office)
  const email = emailOf('Gina Gama')
  await enter({ nome: 'Gina Gama', email, idCampanha: id }, pdf('cv de Gina Gama.'))
  await apply(office.api, id, buildInscricao({ nome: 'Gina Gama', email }), pdf('outro cv de Gina Gama.'))
  expect(texts()).toContain('outro cv de Gina Gama.')
  await office.api.pool.query('delete from inscricao where campanha_id = $1', [id])
  await sweep()
  expect(texts()).not.toContain('outro cv de Gina Gama.')
  expect(texts()).toContain('cv de Gina Gama.')
})

it('the examples of a file’s columns go with whoever came by it, whatever they are called by now', async () => {
  const csv = 'Nome;E-mail;Celular\nHelga Antiga;helga.antiga@exemplo.test;11 95555-1003'
  await beginImport(office.api.url, office.token, csv, null)
  await office.api.app.jobs.runDue()
  const params = { identificador: await idOf('Helga Antiga') }
  const { cidade, ...dados } = (await call('getCorrecao', { params })).body.data
  const now = { nome: 'Helga Nova', email: 'helga.nova@exemplo.test', telefone: '11955551004' }
  await call('saveCorrecao', { params, body: { ...dados, ...now, cidadeId: cidade?.id ?? null } })
  await erase('Helga Nova')
  await office.api.app.jobs.runDue()
  for (const trace of ['Helga Antiga', 'helga.antiga@', '95555-1003'])
    expect([trace, await hits(office.api.db, office.api.dataDir, trace)]).toEqual([trace, []])
})

describe('a database', () => {
  it('holds every table that points at files to it, in the words of this release', async () => {
    const pointing = await rowsOf(`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'arquivo'::regclass and conrelid <> 'empresa'::regclass order by 1`)
    const held = NAMERS_DE_PESSOAS.map(({ table }) => table)
    expect(held).toEqual(expect.arrayContaining(pointing.map(({ table }) => table)))
    const [written] = await rowsOf("select prosrc from pg_proc where proname = 'f_solta_arquivos'")
    // Whoever changes who names a file writes the functions and indexes of migration 165 anew.
    expect(written?.['prosrc']).toContain(isNamed('a.id'))
  })

  it('asks who names a file by their indexes, and reads none of their tables', async () => {
    await enter({ nome: 'Íris Ito', email: emailOf('Íris Ito') }, pdf('cv de Íris Ito.'))
    await office.api.pool.query('analyze declaracao, fusao')
    const reads = `select relname::text as table, seq_scan::int as whole, idx_scan::int as asked
      from pg_stat_xact_user_tables where relname in ('declaracao', 'fusao') order by 1`
    // A company names it too, which is asked last.
    const results: unknown = await office.api.pool.query(`begin;
      with dela as (update talento set curriculo_id = null where nome = 'Íris Ito' returning empresa_id)
      update empresa e set logo_id = (select max(id) from arquivo) from dela where e.id = dela.empresa_id;
      ${reads}; set constraints all immediate; ${reads}; rollback`)
    const [, , before, , after] = results as { rows: { asked: number }[] }[]
    expect(after?.rows).toEqual(before?.rows.map((one) => ({ ...one, asked: one.asked + 1 })))
  })

  it('of a release before lets go of the files of whoever was erased, and of those that nobody names, after a day', async () => {
    const old = await open(true)
    await migrateDatabase(old.db, '164-guarda-de-quem-foi-unido')
    await old.pool.query(`
      with dona as (insert into empresa (nome, slug) values ('Velha', 'velha') returning id),
        arquivo as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo, criado_em)
          select id, n, 'application/pdf', 1, '', 'x', now() - idade::interval from dona, (values
            ('de ninguém', '2 days'), ('de agora', '2 hours'), ('de alguém', '2 days'), ('de quem foi unida', '2 days'),
            ('de uma resposta largada', '2 days'), ('à espera', '2 days'), ('de quem foi apagada', '2 hours')) v (n, idade)
          returning id, empresa_id, nome),
        apagada as (insert into talento (empresa_id, nome, curriculo_id)
          select empresa_id, 'Bia', id from arquivo where nome = 'de quem foi apagada'),
        talento as (insert into talento (empresa_id, nome, curriculo_id)
          select empresa_id, 'Ana', id from arquivo where nome = 'de alguém' returning id, empresa_id),
        campanha as (insert into campanha (empresa_id, nome) select id, 'Vaga' from dona returning id, empresa_id),
        inscricao as (insert into inscricao (empresa_id, campanha_id, talento_id)
          select c.empresa_id, c.id, t.id from campanha c, talento t returning id, empresa_id, talento_id),
        declaracao as (insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa,
            arquivo_ids)
          select i.empresa_id, i.talento_id, i.id, false, false, '{}', array[a.id] from inscricao i, arquivo a
          where a.nome = 'à espera')
      insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou, unida)
      select t.empresa_id, t.id, 'recrutador', 'telefone', '{}', '{}', '{}', jsonb_build_object(
        'talento', jsonb_build_object('curriculo_id', (select id from arquivo where nome = 'de quem foi unida')),
        'largadas', jsonb_build_array(jsonb_build_object('respostas', jsonb_build_array(jsonb_build_object('arquivo_id',
          (select id from arquivo where nome = 'de uma resposta largada'))))))
      from talento t`)
    const files = await openStore({ dataDir: join(folder, 'velha'), s3: null })
    const file = join(folder, 'velha.backup')
    await writeBackup(old.pool, sourceOf(files.store), file)
    await old.pool.query(`
      insert into apagamento (identificador, empresa_id, motivo)
      select identificador, empresa_id, 'pedido' from talento where nome = 'Bia'`)
    await restoreBackup(old, targetOf(files), restoreSteps, file, true)
    files.store.close()
    const { rows } = await old.pool.query<{ nome: string }>('select nome from arquivo order by id')
    expect(rows.map(({ nome }) => nome)).toEqual([
      'de agora',
      'de alguém',
      'de quem foi unida',
      'de uma resposta largada',
      'à espera',
    ])
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Correcao } from '@seleta/contract/correcao'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { writeKeptBackup } from '../src/database/backup/kept-backups'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { apply, buildInscricao, publish, readBoard } from './support/campanhas'
import { type Equipe, openConvidado, openEquipe } from './support/equipe'
import { buildAvaliacao, buildFicha } from './support/fichas'
import { hitsOfAll } from './support/hits'
import { beginImport } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { PERGUNTA } from './support/pergunta'
import { createTestDatabase } from './support/test-database'

/**
 * Somebody of whom every table has something is erased, and nothing of them is anywhere (product 90, security L6): in rows
 * of a team that works on them, in answers kept for calls that come twice, in what others hold of them, in files, in a
 * sealed backup that is restored.
 */

const KEY = 'quatro palavras que ninguém adivinha'
const folder = mkdtempSync(join(tmpdir(), 'seleta-apagada-'))
let equipe: Equipe
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  equipe = await openEquipe()
  mailbox = openMailbox(equipe.office)
})
afterAll(async () => {
  await equipe.office.api.close()
  rmSync(folder, { recursive: true, force: true })
})

const NOME = 'Zuleica Quaresma'
const EMAIL = 'zuleica.quaresma@exemplo.test'
const FORMER = 'zu.antiga@exemplo.test'
const pdf = (text: string) => new Blob([`%PDF-1.4 ${text}\n%%EOF`], { type: 'application/pdf' })

let keys = 0
/** Each call as our client sends it: with a key of its own. */
const as = (token = equipe.office.token) => ({ token, headers: { 'idempotency-key': `zu-${(keys += 1)}` } })
const call: Equipe['office']['api']['call'] = async (operation, input, options = as()) => {
  const answer = await equipe.office.api.call(operation, input, options)
  expect([operation, answer.erro]).toEqual([operation, null])
  return answer
}
async function sendForm(path: string, dados: object, field: string, file: Blob): Promise<void> {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  form.set(field, file, 'zuleica.pdf')
  const { token, headers } = as()
  const response = await equipe.office.api.request(path, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: form,
  })
  expect([path, response.status]).toEqual([path, 200])
}
const idOf = async (nome: string) => {
  const { rows } = await equipe.office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}

/** Rows of each table that goes with its person, partitions as their whole. */
async function countHanging(): Promise<Record<string, number>> {
  const { pool } = equipe.office.api
  const { rows } = await pool.query<{ tabela: string }>(`
    with recursive dela (tabela) as (
      select 'talento'::regclass union
      select k.conrelid::regclass from pg_constraint k join dela on k.confrelid = dela.tabela
        join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confdeltype = 'c' and not c.relispartition)
    select tabela::text from dela order by 1`)
  const counts: Record<string, number> = {}
  for (const { tabela } of rows)
    counts[tabela] = Number((await pool.query(`select count(*) as n from ${tabela}`)).rows[0]?.n)
  return counts
}

/** Everything that forms, files, recruiters, managers, guests and the queue leave behind. @returns texts of it */
async function leaveTraces(): Promise<{ identificador: string; traces: string[] }> {
  const { office, ids, tokens } = equipe
  const { id: campanhaId } = await publish(office, { vaga: { perguntas: [PERGUNTA] } })
  const csv = ['Nome;E-mail;Celular;CPF', `${NOME};torta@;;111`].join('\n')
  await beginImport(office.api.url, office.token, csv, null)
  await office.api.app.jobs.runDue()
  const respostas = [{ perguntaId: PERGUNTA.id, valor: 'Porque adoro brigadeiro' }]
  const dela = { nome: NOME, email: FORMER, telefone: '11 95555-4444', ultimoCargo: 'Brigadeirista-mor' }
  await apply(
    office.api,
    campanhaId,
    buildInscricao({ ...dela, formacao: 'Graduação', curso: 'Brigadeirologia', respostas }),
    pdf('bytes-da-zuleica'),
  )
  await mailbox.answer(FORMER, 'confirmar')
  // Somebody of the same phone may be the same person, and is not: that is kept.
  await apply(office.api, campanhaId, buildInscricao({ nome: 'Outra Quaresma', telefone: '11 95555-4444' }))
  const identificador = await idOf(NOME)
  const params = { identificador }
  const [outra] = (await call('getTalento', { params })).body.data.semelhantes
  await call('decideSemelhanca', { params: { id: outra?.id ?? 0 }, body: { decisao: 'separadas' } })
  await sendForm(
    '/talento/v1/talentos',
    {
      nome: NOME,
      email: FORMER,
      cpf: '111.444.777-35',
      ultimaEmpresa: 'Doceria da Zu',
      ultimoCargo: 'Chefe',
    },
    'curriculo',
    pdf('outros-bytes-da-zuleica'),
  )

  // The team at work on her.
  const { etapa } = await readBoard(office, campanhaId)
  const entrevistas = etapa('Entrevistas').id
  const membros = [
    { usuarioId: ids.ADMINISTRADOR, funcao: 'RESPONSAVEL' as const },
    { usuarioId: ids.GESTOR, funcao: 'GESTOR' as const },
  ]
  await call('saveEquipe', { params: { id: campanhaId }, body: { membros } })
  const ficha = await call('createFicha', { body: buildFicha() })
  await call('updateEtapa', { params: { id: entrevistas }, body: { idFicha: ficha.body.data.id } })
  await call('moveTalento', { params: { ...params, campanhaId, kanbanId: entrevistas } })
  const lugar = { params: { ...params, campanhaId } }
  const card = (texto: string, versao = 0) => buildAvaliacao(entrevistas, 3, { texto, versao })
  await call('sendAvaliacao', { ...lugar, body: card('ficha sobre zuleica') }, as(tokens.GESTOR))
  await call('sendAvaliacao', { ...lugar, body: card('zuleica revista', 1) }, as(tokens.GESTOR))
  const { token: convidado } = await openConvidado(office, campanhaId)
  await call('sendAvaliacao', { ...lugar, body: card('a visita viu zuleica') }, as(convidado))
  await call('createNota', { params, body: { texto: `@[${ids.GESTOR}] veja a simpatia da zuleica` } })
  const excluida = await call('createNota', { params, body: { texto: 'nota tirada de zuleica' } })
  await call('deleteNota', { params: { id: excluida.body.data.id } })
  await call('readAvisos', { body: { ate: new Date().toISOString() } }, as(tokens.GESTOR))
  const pessoas = [{ identificador, donoId: ids.RECRUTADOR }]
  await call('setDono', { body: { campanhaId, pessoas } })
  await sendForm(
    `/talento/v1/talentos/${identificador}/testes`,
    { testeId: 55_544, resultado: 70, data: '2026-01-02', link: 'https://provas.exemplo.test/zuzu' },
    'arquivo',
    pdf('prova-da-zuleica'),
  )
  const destinatarios = [{ identificador, canal: 'EMAIL' as const }]
  const mensagem = { campanhaId, destinatarios, assunto: '', texto: 'Olá, {{nome}}, tudo doce?' }
  await call('sendMensagens', { body: mensagem })
  const { body } = await call('getCorrecao', { params })
  const { cidade, cpf: _, ...dados }: Correcao = body.data
  const corrected = {
    ...dados,
    cidadeId: cidade?.id ?? null,
    cpf: null,
    email: EMAIL,
    telefone: '11966667777',
  }
  await call('saveCorrecao', { params, body: corrected })

  const traces = [
    'Zuleica',
    EMAIL,
    FORMER,
    '966667777',
    '11144477735',
    'bytes-da-zuleica',
    'outros-bytes-da-zuleica',
    'prova-da-zuleica',
    'adoro brigadeiro',
    'Brigadeirista-mor',
    'Doceria da Zu',
    'ficha sobre zuleica',
    'zuleica revista',
    'a visita viu zuleica',
    'simpatia da zuleica',
    'nota tirada de zuleica',
    'provas.exemplo.test/zuzu',
    'tudo doce',
  ]
  return { identificador, traces }
}

it('somebody of whom every table that goes with a person has something leaves nothing behind', async () => {
  const { office } = equipe
  const { api } = office
  const before = await countHanging()
  const { identificador, traces } = await leaveTraces()
  const there = await countHanging()
  // A table that is new here has to be filled above.
  expect(Object.keys(there).filter((tabela) => (there[tabela] ?? 0) <= (before[tabela] ?? 0))).toEqual([])
  const found = await hitsOfAll(api.db, api.dataDir, traces)
  expect(traces.filter((trace) => found.every(({ text }) => text !== trace))).toEqual([])
  const { store } = await openStore({ dataDir: api.dataDir, s3: null })
  const kept = { folder, keep: 1, key: KEY }
  const { file } = await writeKeptBackup(api.pool, sourceOf(store), kept, new Date())
  expect(traces.filter((trace) => readFileSync(file).includes(trace))).toEqual([])

  // A colleague's two versions are one, a guest's another.
  const told = await call('getApagamento', { params: { identificador } })
  expect(told.body.data.avaliacoes).toBe(2)
  await call('deleteTalento', { params: { identificador } })
  await api.app.jobs.runDue()
  expect(await hitsOfAll(api.db, api.dataDir, traces)).toEqual([])
  const after = await countHanging()
  expect(Object.keys(after).filter((tabela) => (after[tabela] ?? 0) >= (there[tabela] ?? 0))).toEqual([])

  const target = await createTestDatabase(false)
  const dataDir = join(folder, 'restaurado')
  try {
    const { rows } = await api.pool.query('select * from apagamento')
    await target.pool.query(
      'insert into apagamento select * from jsonb_populate_recordset(null::apagamento, $1)',
      [JSON.stringify(rows)],
    )
    const empty = await openStore({ dataDir, s3: null })
    const { apagadas } = await restoreBackup(target, targetOf(empty), restoreSteps, file, true, KEY)
    expect(apagadas).toBe(1)
    expect(await hitsOfAll(target.db, dataDir, traces)).toEqual([])
    empty.store.close()
  } finally {
    await target.drop()
    store.close()
  }
})

describe('two who were one for a while', () => {
  /** Two of one phone, joined and taken apart again; the second brought a résumé. */
  async function joinAndPart(nome: string, telefone: string) {
    const { office } = equipe
    const first = await publish(office)
    await apply(office.api, first.id, buildInscricao({ nome, telefone, email: '' }))
    const outro = `${nome} Trigueiro`
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: outro, telefone }), pdf(`arquivo de ${outro}`))
    const [primeira, segunda] = [await idOf(nome), await idOf(outro)]
    const { body } = await call('getTalento', { params: { identificador: segunda } })
    const semelhanca = body.data.semelhantes[0]?.id ?? 0
    const joined = await call('decideSemelhanca', { params: { id: semelhanca }, body: { decisao: 'juntas' } })
    await call('undoFusao', { params: { id: joined.body.data.fusaoId ?? 0 } })
    return { primeira, segunda, outro }
  }

  it('are erased one by one: the other keeps nothing of whoever goes', async () => {
    const { api } = equipe.office
    const { primeira, segunda, outro } = await joinAndPart('Yara Ypê', '11 95555-0001')
    const fusoes = async () => (await call('listFusoes', { params: { identificador: primeira } })).body.data
    expect(await fusoes()).toMatchObject([{ nome: outro }])
    await call('deleteTalento', { params: { identificador: segunda } })
    await api.app.jobs.runDue()
    const traces = ['Trigueiro', 'yara.ype.trigueiro@exemplo.test']
    expect(await hitsOfAll(api.db, api.dataDir, traces)).toEqual([])
    expect(await fusoes()).toEqual([])
    const { body } = await call('getTalento', { params: { identificador: primeira } })
    expect(body.data.informacaoPessoal.nome).toBe('Yara Ypê')
  })

  it('are erased one by one: the other keeps the file that is theirs', async () => {
    const { api, token } = equipe.office
    const { primeira, segunda, outro } = await joinAndPart('Xênia Xis', '11 95555-0002')
    await call('deleteTalento', { params: { identificador: primeira } })
    await api.app.jobs.runDue()
    const path = `/talento/v1/talentos/${segunda}/download-curriculo`
    const file = await api.request(path, { headers: { authorization: `Bearer ${token}` } })
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(`arquivo de ${outro}`)])
  })
})

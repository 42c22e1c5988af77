import { sql } from 'kysely'
import { nameOfNumero } from '../src/database/sql/cega'
import { nameOfCega } from '../src/ground/cegas'
import { resumoJob } from '../src/areas/empresa/resumo/resumo-jobs'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { HIDDEN, PESSOAS } from './support/generated-pessoas'
import { startKeptMail } from './support/kept-mail'
import { seedUsuario } from './support/seed-empresa'

/** What colleagues say to one another of people in blind triage: product 74 and 76, decisions 186, 190 and 193. */

const sink = startKeptMail()
let agora = new Date()
let office: Office
let gil = 0
let campanhaId = 0
let etapas: { reprovados: number }
let ids: string[] = []
const tokens: Record<string, string> = {}
beforeAll(async () => {
  const mail = { smtpUrl: await sink.listen(), from: { name: 'Seleta', address: 'nao-responda@seleta.test' } }
  office = await openOffice({ mail }, undefined, () => agora)
  const { api, empresaId, usuarioId, token } = office
  gil = await seedUsuario(api.db, empresaId, 'gil@aurora.test', 'Gil Reis')
  await api.call('savePapel', { params: { id: gil }, body: { papel: 'GESTOR' } }, { token })
  campanhaId = (await publish(office)).id
  const membros = [
    { usuarioId, funcao: 'RESPONSAVEL' as const },
    { usuarioId: gil, funcao: 'GESTOR' as const },
  ]
  await api.call('saveEquipe', { params: { id: campanhaId }, body: { membros } }, { token })
  tokens['GESTOR'] = await api.login('gil@aurora.test')
  for (const { nome, email, telefone } of PESSOAS)
    await apply(api, campanhaId, buildInscricao({ nome, email, telefone }))
  const { etapa } = await readBoard(office, campanhaId)
  etapas = { reprovados: etapa('Reprovados').id }
  ids = etapa('Triagem')
    .talentos.toSorted((a, b) => a.nome.localeCompare(b.nome))
    .map(({ identificador }) => identificador)
  const preferencias = { mencao: 'AGORA' as const, resumoDiario: true }
  await api.call('savePreferencias', { body: preferencias }, { token: tokens['GESTOR'] })
  const [first = ''] = ids
  const texto = `Zqnomea veio cedo, @[${gil}]`
  await api.call('createNota', { params: { identificador: first }, body: { texto } }, { token })
  // Before anybody is hidden.
  await leave(ids.slice(0, 2))
  const ateEtapaId = etapa('Entrevistas').id
  await api.call('saveTriagemCega', { params: { id: campanhaId }, body: { ateEtapaId } }, { token })
})
afterAll(async () => {
  await office.api.close()
  await new Promise<void>((done) => sink.server.close(done))
})

const leave = (identificadores: readonly string[]) =>
  office.api.call(
    'setDono',
    {
      body: { campanhaId, pessoas: identificadores.map((identificador) => ({ identificador, donoId: gil })) },
    },
    { token: office.token },
  )
/** Where a text says what is hidden, with what stands around it; nothing where it does not. */
function hitsIn(name: string, text: string): string[] {
  const found = HIDDEN.exec(text)
  return found === null ? [] : [`${name}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`]
}
/** Mails to colleagues. */
const mails = async () => {
  await enqueueJobs(office.api.db, resumoJob, [{ data: {}, empresaId: null }])
  await office.api.app.jobs.runDue()
  return sink.received.filter(({ to }) => to.some((one) => one.endsWith('@aurora.test')))
}

it('what colleagues do with them is answered, told, mailed and written down by number alone', async () => {
  const { api, token } = office
  const [, second = '', third = '', , , last = ''] = ids
  const kanbanId = etapas.reprovados
  const { length: mailsBefore } = await mails()
  const { rows: before } = await api.pool.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from auditoria',
  )
  const moved = { campanhaId, kanbanId, identificadores: [last] }
  const answers = {
    setDono: await leave(ids),
    createNota: await api.call(
      'createNota',
      { params: { identificador: second }, body: { texto: `Zqnomeb chegou, @[${gil}]` } },
      { token },
    ),
    moveTalentos: await api.call('moveTalentos', { body: moved }, { token }),
    setMotivo: await api.call(
      'setMotivo',
      { body: { campanhaId, motivoId: null, identificadores: [last] } },
      { token },
    ),
    undoMoveTalentos: await api.call(
      'undoMoveTalentos',
      { body: { campanhaId, kanbanId, pessoas: [{ identificador: last }] } },
      { token },
    ),
    sendMensagens: await api.call(
      'sendMensagens',
      {
        body: {
          campanhaId,
          identificadores: [third],
          canal: 'EMAIL',
          assunto: 'Oi',
          texto: 'Olá, {{nome}}.',
        },
      },
      { token },
    ),
    markInscricoesVistas: await api.call(
      'markInscricoesVistas',
      { params: { identificador: third }, body: { campanhaId } },
      { token },
    ),
  }
  for (const [operation, { status }] of Object.entries(answers))
    expect([operation, status < 300]).toEqual([operation, true])
  expect(answers.setDono.body.data.pessoas.map(({ nome }) => nome)).toEqual(
    ids.map(() => expect.stringMatching(/^Pessoa \d{4}$/)),
  )
  const nameIs = (nome: string) =>
    api.pool.query('update talento set nome = $1 where identificador = $2', [nome, second])
  // They corrected it themselves: what was told of them before holds the former one.
  await nameIs('Nome Corrigido')
  const avisos = (await api.call('listAvisos', {}, { token: tokens['GESTOR'] ?? '' })).body.data.itens
  await nameIs('Zqnomeb Wxsobreb')
  expect(avisos.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['mencao', 'dono', 'equipe']))
  agora = new Date('2026-12-01T11:30:00Z')
  const told = await mails()
  expect(told.length).toBeGreaterThan(mailsBefore)
  const { rows: auditoria } = await api.pool.query('select acao, alvo, dados from auditoria where id > $1', [
    before[0]?.id,
  ])
  expect([
    ...Object.entries(answers).flatMap(([operation, { body }]) => hitsIn(operation, JSON.stringify(body))),
    ...hitsIn('avisos', JSON.stringify(avisos)),
    ...told.flatMap(({ body }) => hitsIn('mail', body)),
    ...hitsIn('auditoria', JSON.stringify(auditoria)),
  ]).toEqual([])
})

it('who is openly in a campaign that a manager does not reach is hidden from them, wherever they look from', async () => {
  const { api, token } = office
  const [, pessoa] = PESSOAS
  const { id: outra } = await publish(office, { nome: 'Outra' })
  await apply(api, outra, buildInscricao({ nome: pessoa?.nome ?? '', email: pessoa?.email ?? '' }))
  const read = async (as: string) => {
    const params = { identificador: ids[1] ?? '' }
    const { body } = await api.call('getTalento', { params }, { token: as })
    return body.data.informacaoPessoal.nome
  }
  expect(await read(token)).toBe(pessoa?.nome)
  expect(await read(tokens['GESTOR'] ?? '')).toMatch(/^Pessoa \d{4}$/)
})

test.each([1, 143, 9999, 10_000, 1_234_567])(
  'somebody with the number %i is called the same by a question and by an answer',
  async (numero) => {
    const { rows } = await sql<{
      nome: string
    }>`select ${nameOfNumero(sql`${numero}::bigint`)} as nome`.execute(office.api.db)
    expect(rows).toEqual([{ nome: nameOfCega(numero) }])
  },
)

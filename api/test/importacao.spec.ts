import type { Importacao } from '@seleta/contract/importacoes'
import type { Erro } from '@seleta/contract/wire'
import { importacoesCleanupJob, orphanImportacoesJob } from '../src/areas/pessoas/importacao/importacoes-jobs'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'
import { untilWaiting } from './support/until-waiting'

/** People from a file: mapping, a try, faults row by row, progress, undo (product 42). */

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

async function upload(csv: string | Buffer, token = office.token) {
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)]), 'pessoas.csv')
  const response = await office.api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const body = (await response.json()) as { data?: Importacao; erro?: Erro['erro'] }
  return { status: response.status, data: body.data as Importacao, erro: body.erro }
}

type Id = { params: { id: number } }
const as = () => ({ token: office.token })
const check = (id: number, mapeamento: Importacao['mapeamento'], campanha: number | null = null) =>
  office.api.call('checkImportacao', { params: { id }, body: { mapeamento, campanhaId: campanha } }, as())
const start = ({ params }: Id) => office.api.call('startImportacao', { params }, as())

/** Polls as the screen does. */
async function until(id: number, estado: Importacao['estado']): Promise<Importacao> {
  for (;;) {
    const { body } = await office.api.call('getImportacao', { params: { id } }, as())
    if (body.data.estado === estado) return body.data
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function bringIn(csv: string, campanha: number | null = null): Promise<Importacao> {
  const { data } = await upload(csv)
  await check(data.id, data.mapeamento, campanha)
  await until(data.id, 'conferida')
  await start({ params: { id: data.id } })
  return until(data.id, 'concluida')
}

const linhas = async (id: number) => {
  const { body } = await office.api.call(
    'listLinhasImportacao',
    { params: { id }, query: { page: 0, size: 100 } },
    as(),
  )
  return body.data.map(({ numero, nome, situacao, motivos }) => [numero, nome, situacao, motivos])
}
const people = async () =>
  (
    await office.api.call('filterTalentos', { query: { size: 100 }, body: { idCampanha: null } }, as())
  ).body.data
    .map(({ nome }) => nome)
    .toSorted()

const FILE = [
  'Nome completo;E-mail;Celular;CPF;Data de nascimento;Cidade;Cargo;Idiomas;Habilidades;Anos de experiência',
  'Ana Prado;ana.prado@ex.test;(11) 98765-4321;529.982.247-25;03/02/1990;Campinas - SP;Vendedora;ingles, Espanhol;Excel;4',
  'Beto Sem Contato;;;;;;;;;',
  'Caio Errado;caio@;123;111;31/02/1990;Atlântida;;;;muito',
  'Ana P.;ANA.PRADO@ex.test;;;;;;;Word;',
  'Davi Luz;davi@ex.test;;;;Santa Cruz;;;;',
].join('\r\n')

describe('an import', () => {
  it('guesses the columns, tries every row and writes nobody until it is told to', async () => {
    const { status, data } = await upload(FILE)
    expect([status, data.total, data.estado]).toEqual([200, 5, 'lida'])
    expect(data.mapeamento).toEqual({
      nome: 0,
      email: 1,
      telefone: 2,
      cpf: 3,
      nascimento: 4,
      cidade: 5,
      ultimoCargo: 6,
      idiomas: 7,
      habilidades: 8,
      experiencia: 9,
    })
    expect(data.colunas[5]).toEqual({ nome: 'Cidade', exemplos: ['Campinas - SP', 'Atlântida'] })
    await check(data.id, data.mapeamento)
    const tried = await until(data.id, 'conferida')
    expect([tried.processadas, tried.parciais]).toEqual([5, 1])
    expect(await linhas(data.id)).toEqual([
      [2, 'Ana Prado', 'nova', {}],
      [3, 'Beto Sem Contato', 'erro', { email: 'Informe e-mail, telefone ou CPF.' }],
      [
        4,
        'Caio Errado',
        'erro',
        {
          email: 'E-mail inválido.',
          telefone: 'Informe o telefone com DDD.',
          cpf: 'CPF inválido.',
          nascimento: 'Data inválida: use dd/mm/aaaa.',
          cidade: 'Cidade não encontrada.',
          experiencia: 'Use um dos tempos do filtro ou um número de anos.',
        },
      ],
      [5, 'Ana P.', 'unir', { pessoa: 'Repete a linha 2 do arquivo.' }],
      [6, 'Davi Luz', 'nova', { cidade: 'Há mais de uma cidade com este nome: informe a UF.' }],
    ])
    expect(await people()).toEqual([])
  })

  it('brings the good rows in, joins who is known, and gives the others back to be mended', async () => {
    const done = await bringIn(FILE, campanhaId)
    expect([done.contagem, done.parciais]).toMatchObject([{ criada: 2, unida: 1, erro: 2 }, 1])
    expect(await people()).toEqual(['Ana Prado', 'Davi Luz'])
    const { people: board } = await readBoard(office, campanhaId)
    expect(board['Triagem']?.toSorted()).toEqual(['Ana Prado', 'Davi Luz'])
    const list = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: campanhaId, origens: ['MANUAL'] } },
      as(),
    )
    const ana = list.body.data.find(({ nome }) => nome === 'Ana Prado')
    expect(ana).toMatchObject({ habilidades: ['Excel', 'Word'] })
    const erros = await office.api.request(`/talento/v1/importacoes/${done.id}/erros`, {
      headers: { authorization: `Bearer ${office.token}` },
    })
    const text = await erros.text()
    expect(text).toContain('Beto Sem Contato')
    expect(text).toContain('4;ficou de fora;E-mail: E-mail inválido. Telefone: Informe o telefone com DDD.')
    expect(text).toMatch(/^Davi Luz;.*6;entrou sem isto;Cidade: Há mais de uma cidade/m)
    // What came in whole is not kept a second time.
    const { rows } = await office.api.pool.query(
      "select numero from importacao_linha where importacao_id = $1 and situacao <> 'erro' and valores <> '[]'",
      [done.id],
    )
    expect(rows).toEqual([{ numero: 6 }])
  })

  it('brings the same file in again without doubling anybody', async () => {
    const again = await bringIn(FILE, campanhaId)
    expect(again.contagem).toMatchObject({ criada: 0, unida: 3 })
    expect(await people()).toEqual(['Ana Prado', 'Davi Luz'])
  })

  it('is taken back: new people go, known ones are as before, whoever was acted on stays', async () => {
    const done = await bringIn(
      'nome;email;habilidades\nAna Prado;ana.prado@ex.test;Solda\nElis;elis@ex.test;\nFábio;fabio@ex.test;\n',
      campanhaId,
    )
    expect(await people()).toEqual(['Ana Prado', 'Davi Luz', 'Elis', 'Fábio'])
    const { etapa } = await readBoard(office, campanhaId)
    const fabio = etapa('Triagem').talentos.find(({ nome }) => nome === 'Fábio')
    const identificador = fabio?.identificador ?? ''
    const params = { identificador, campanhaId, kanbanId: etapa('Entrevistas').id }
    await office.api.call('moveTalento', { params }, as())
    await seedUsuario(office.api.db, office.empresaId, 'bruno@aurora.test', 'Bruno')
    const bruno = { token: await office.api.login('bruno@aurora.test') }
    await office.api.call('undoImportacao', { params: { id: done.id } }, bruno)
    const undone = await until(done.id, 'desfeita')
    const { rows } = await office.api.pool.query<{ quem: string }>(
      "select u.nome as quem from evento v join usuario u on u.id = v.usuario_id where v.tipo = 'inscricao_desfeita'",
    )
    expect(rows.map(({ quem }) => quem)).toEqual(['Bruno'])
    expect(undone.contagem).toMatchObject({ desfeita: 2, mantida: 1 })
    expect(await people()).toEqual(['Ana Prado', 'Davi Luz', 'Fábio'])
    const { data } = (await office.api.call('getMetricas', { params: { id: campanhaId } }, as())).body
    expect(data.origens).toEqual([{ origem: 'MANUAL', total: 3 }])
    const { body } = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: null, pesquisa: { palavraChave: 'solda' } } },
      as(),
    )
    expect(body.data).toEqual([])
    expect((await office.api.call('undoImportacao', { params: { id: done.id } }, as())).status).toBe(409)
  })

  it('of a thousand rows keeps counting while it works, and none is lost or doubled', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `Pessoa ${n};p${n}@mil.test;`)
    const { data } = await upload(`nome;email;cpf\n${rows.join('\n')}`)
    await check(data.id, data.mapeamento)
    await until(data.id, 'conferida')
    await start({ params: { id: data.id } })
    const seen = new Set<number>()
    for (;;) {
      const { body } = await office.api.call('getImportacao', { params: { id: data.id } }, as())
      seen.add(body.data.processadas)
      if (body.data.estado === 'concluida') break
    }
    expect(seen.size).toBeGreaterThan(2)
    const { rows: count } = await office.api.pool.query<{ n: number }>(
      "select count(*)::int as n from talento where email like '%@mil.test'",
    )
    expect(count[0]?.n).toBe(1000)
  })

  it('goes on when somebody has had its row for a moment', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => `Pessoa ${n};q${n}@trava.test`)
    const { data } = await upload(`nome;email\n${rows.join('\n')}`)
    const { pool } = office.api
    const holder = await pool.connect()
    await check(data.id, data.mapeamento)
    await holder.query('begin')
    await holder.query('select from importacao where id = $1 for update', [data.id])
    const done = office.api.app.jobs.runDue()
    // Whoever works it through stands at the row now.
    await untilWaiting(pool, 1)
    await holder.query('commit')
    holder.release()
    await done
    expect((await until(data.id, 'conferida')).processadas).toBe(300)
  })

  it('goes on after its job was lost, and loses what its file held a month later', async () => {
    const { pool, db, app } = office.api
    const { data } = await upload('nome;email;cpf\nGil Sem Fim;gil@mes.test;\nHeloísa Errada;helo@;123')
    await pool.query("update importacao set estado = 'conferindo', mapeamento = $2 where id = $1", [
      data.id,
      data.mapeamento,
    ])
    await enqueueJobs(db, orphanImportacoesJob, [{ data: {}, empresaId: null }])
    await app.jobs.runDue()
    await until(data.id, 'conferida')
    const held = async () => {
      const { rows } = await pool.query(
        `select (select colunas from importacao where id = $1)::text || coalesce(string_agg(l::text, ''), '') as all
         from importacao_linha l where importacao_id = $1`,
        [data.id],
      )
      return String(rows[0]?.all)
    }
    const forget = async (days: number) => {
      await pool.query(
        'update importacao set alterada_em = now() - make_interval(days => $2) where id = $1',
        [data.id, days],
      )
      await enqueueJobs(db, importacoesCleanupJob, [{ data: {}, empresaId: null }])
      await app.jobs.runDue()
      return held()
    }
    expect(await forget(29)).toMatch(/Gil Sem Fim.*helo@/s)
    expect(await forget(31)).not.toMatch(/Gil|Heloísa|gil@|helo@|123/)
    expect((await linhas(data.id)).map(([numero, nome]) => [numero, nome])).toEqual([
      [2, ''],
      [3, ''],
    ])
  })

  it.each([
    ['', 'Escolha um arquivo CSV.'],
    ['nome;email\n', 'O arquivo só tem a linha dos nomes das colunas.'],
    ['PK\u0003\u0004planilha', 'Este arquivo não é CSV. No Excel, salve como “CSV UTF-8”.'],
  ])('of %j is refused with a sentence', async (text, mensagem) => {
    const { status, erro } = await upload(text)
    expect([status, erro?.mensagem]).toEqual([422, mensagem])
  })

  it('needs a column for the name and one to reach people by', async () => {
    const { data } = await upload('a;b\n1;2')
    expect((await check(data.id, {})).erro?.campos).toEqual({ nome: 'Escolha a coluna.' })
    expect((await check(data.id, { nome: 0 })).erro?.campos).toEqual({ email: 'Escolha a coluna.' })
    expect((await start({ params: { id: data.id } })).status).toBe(409)
  })

  it('is nobody else’s', async () => {
    const { data } = await upload('nome;email\nX;x@x.com')
    const { token } = office.estranho
    const params = { id: data.id }
    const answers = await Promise.all([
      office.api.call('getImportacao', { params }, { token }),
      office.api.call('checkImportacao', { params, body: { mapeamento: { nome: 0, email: 1 } } }, { token }),
      office.api.call('startImportacao', { params }, { token }),
      office.api.call('undoImportacao', { params }, { token }),
      office.api.call('listLinhasImportacao', { params, query: { size: 8 } }, { token }),
      office.api.call('exportErrosImportacao', { params }, { token }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await office.api.call('listImportacoes', {}, { token })).body.data).toEqual([])
  })
})

describe('an address in a file', () => {
  it('takes an address with an apostrophe', async () => {
    const done = await bringIn("Nome;E-mail\r\nDavi D’Ávila;d'avila@ex.test\r\n")
    expect(done.contagem).toMatchObject({ criada: 1 })
  })
})

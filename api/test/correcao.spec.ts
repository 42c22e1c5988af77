import type { Correcao } from '@seleta/contract/correcao'
import {
  apply,
  buildInscricao,
  CAMPINAS,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'
import { seedUsuario } from './support/seed-empresa'

/** Correcting and erasing a person by who has the right: product 92, audit P17, decision 192. */

const PDF = new Blob(['%PDF-1.7\n1 0 obj\n%%EOF\n'], { type: 'application/pdf' })

let office: Office
let colega = ''
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  const rui = await seedUsuario(office.api.db, office.empresaId, 'rui@aurora.test', 'Rui Reis')
  await office.api.call(
    'savePapel',
    { params: { id: rui }, body: { papel: 'RECRUTADOR' } },
    { token: office.token },
  )
  colega = await office.api.login('rui@aurora.test')
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

/** Somebody new, by the form. */
async function enter(nome: string): Promise<string> {
  await apply(office.api, campanhaId, buildInscricao({ nome, telefone: '11 98888-0001' }), PDF)
  const { rows } = await office.api.pool.query<{ id: string }>(
    'select identificador as id from talento where nome = $1',
    [nome],
  )
  return rows[0]?.id ?? ''
}
const open = async (identificador: string, token = office.token) =>
  (await office.api.call('getCorrecao', { params: { identificador } }, { token })).body.data
const save = (identificador: string, begun: Correcao, part: object, token = office.token) => {
  const { cidade, cpf: _, ...dados } = begun
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  return office.api.call('saveCorrecao', { params: { identificador }, body }, { token })
}
const undo = (id: number | null, token = office.token) =>
  office.api.call('undoCorrecao', { params: { id: id ?? 0 } }, { token })
const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data
const one = async <T>(text: string, values: unknown[]): Promise<T> =>
  (await office.api.pool.query<{ one: T }>(text, values)).rows[0]?.one as T

describe('a correction', () => {
  it('holds everywhere at once, and log and audit tell who changed which fields, never what they said', async () => {
    const ana = await enter('Ana Alves')
    const begun = await open(ana)
    expect(begun).toMatchObject({ nome: 'Ana Alves', telefone: '11988880001', cidade: { nome: 'São Paulo' } })
    const { status, body } = await save(ana, begun, {
      nome: 'Ana Beatriz Alves',
      telefone: '(11) 97777-6666',
      cpf: '529.982.247-25',
      cidadeId: CAMPINAS.id,
      nascimento: '1990-05-17',
    })
    expect([status, body.data.campos]).toEqual([200, ['Nome', 'Telefone', 'CPF', 'Nascimento', 'Cidade']])
    const { informacaoPessoal, linhaDoTempo } = await detail(ana)
    expect(informacaoPessoal).toMatchObject({
      nome: 'Ana Beatriz Alves',
      telefone: '11977776666',
      documento: '•••.•••.•••-25',
      nascimento: '1990-05-17',
      endereco: { cidade: 'Campinas' },
    })
    expect((await readBoard(office, campanhaId)).etapa('Triagem').talentos[0]?.nome).toBe('Ana Beatriz Alves')
    expect(linhaDoTempo[0]).toMatchObject({
      texto: 'Dados corrigidos: Nome, Telefone, CPF, Nascimento, Cidade',
      quem: 'Ana Lima',
    })
    const [audit] = await office.api.db
      .selectFrom('auditoria')
      .selectAll()
      .where('acao', '=', 'pessoa_corrigida')
      .execute()
    expect(audit).toMatchObject({ usuarioId: office.usuarioId, alvo: `talento:${ana}` })
    expect(JSON.stringify([audit, linhaDoTempo])).not.toMatch(/97777|529982/)
  })

  it('is held to the rules of the way in, field by field', async () => {
    const bia = await enter('Bia Borges')
    const { status, erro } = await save(bia, await open(bia), {
      nome: '',
      telefone: '123',
      cpf: '111.111.111-11',
      nascimento: '2999-01-01',
    })
    expect([status, Object.keys(erro?.campos ?? {})]).toEqual([
      422,
      ['nome', 'telefone', 'cpf', 'nascimento'],
    ])
  })

  it('names whose e-mail or CPF it is already', async () => {
    await enter('Caio Costa')
    const duda = await enter('Duda Dias')
    const { status, erro } = await save(duda, await open(duda), { email: 'caio.costa@exemplo.test' })
    expect([status, erro?.campos]).toEqual([
      422,
      {
        email:
          'Este e-mail está no cadastro de Caio Costa. Se é da mesma pessoa, una os dois em «Talvez a mesma pessoa».',
      },
    ])
  })

  it('names nobody who is hidden by blind triage', async () => {
    const { id: cega } = await publish(office)
    await apply(office.api, cega, buildInscricao({ nome: 'Nilo Nunes' }))
    const { etapa } = await readBoard(office, cega)
    const triagem = { params: { id: cega }, body: { ateEtapaId: etapa('Entrevistas').id } }
    await office.api.call('saveTriagemCega', triagem, { token: office.token })
    const edna = await enter('Edna Esteves')
    const { erro } = await save(edna, await open(edna), { email: 'nilo.nunes@exemplo.test' })
    expect(erro?.campos).toEqual({ email: 'Este e-mail está no cadastro de uma pessoa oculta.' })
  })

  it('keeps a CPF that is not typed anew, and takes it away when told so', async () => {
    const eva = await enter('Eva Esteves')
    await save(eva, await open(eva), { cpf: '111.444.777-35' })
    const kept = await open(eva)
    expect(kept.cpf).toBe('•••.•••.•••-35')
    await save(eva, kept, { sobre: 'Fala três idiomas' })
    expect((await open(eva)).cpf).toBe('•••.•••.•••-35')
    await save(eva, await open(eva), { cpf: '' })
    expect((await open(eva)).cpf).toBe('')
  })

  it('is refused with a name when a colleague corrected meanwhile', async () => {
    const gil = await enter('Gil Gama')
    const begun = await open(gil)
    await save(gil, begun, { nome: 'Gilberto Gama' }, colega)
    const { status, erro } = await save(gil, begun, { sobre: 'Chegou cedo' })
    expect([status, erro?.codigo, erro?.mensagem]).toEqual([
      409,
      'ultrapassado',
      'Rui Reis corrigiu o cadastro de Gilberto Gama agora.',
    ])
    expect((await save(gil, await open(gil), { sobre: 'Chegou cedo' })).status).toBe(200)
  })

  it('sends what waits to the corrected address', async () => {
    const hugo = await enter('Hugo Hora')
    const entrevistas = (await readBoard(office, campanhaId)).etapa('Entrevistas').id
    await office.api.call(
      'updateEtapa',
      {
        params: { id: entrevistas },
        body: {
          mensagemNotificacao: 'Olá, {{nome}}!',
          contato: { email: true, whatsapp: false, sms: false },
        },
      },
      { token: office.token },
    )
    await office.api.call(
      'moveTalento',
      { params: { identificador: hugo, campanhaId, kanbanId: entrevistas } },
      { token: office.token },
    )
    await save(hugo, await open(hugo), { email: 'hugo.certo@exemplo.test' })
    const query = { page: 0, size: 50, busca: 'hugo.certo@exemplo.test' }
    const { body } = await office.api.call('listMensagens', { query }, { token: office.token })
    expect(body.data.map(({ corpo, estado }) => [corpo.slice(0, 10), estado])).toContainEqual([
      'Olá, Hugo!',
      'pendente',
    ])
    expect(body.data).toHaveLength(2)
  })

  it('is nobody else’s: another company finds no such person, no such correction', async () => {
    const ivo = await enter('Ivo Izu')
    const begun = await open(ivo)
    const { token } = office.estranho
    expect((await save(ivo, begun, { nome: 'Outro' }, token)).status).toBe(404)
    const { body } = await save(ivo, begun, { nome: 'Ivo Izumi' })
    expect((await undo(body.data.id, token)).status).toBe(404)
  })
})

describe('taking a correction back', () => {
  it('brings every field back, and what was told before is kept no longer', async () => {
    const lia = await enter('Lia Lobo')
    const before = (await detail(lia)).informacaoPessoal
    const { body } = await save(lia, await open(lia), { nome: 'Lia Loba', telefone: '', sobre: 'Nova' })
    expect(await undo(body.data.id)).toMatchObject({ status: 200, body: { data: { nome: 'Lia Lobo' } } })
    const { informacaoPessoal, linhaDoTempo } = await detail(lia)
    expect(informacaoPessoal).toEqual(before)
    expect(linhaDoTempo[0]?.texto).toBe('Correção desfeita: Nome, Telefone, Sobre')
    expect((await undo(body.data.id)).status).toBe(404)
  })

  it('is refused with a name when one of its fields was corrected again, and leaves other fields alone', async () => {
    const mel = await enter('Mel Mota')
    const first = await save(mel, await open(mel), { nome: 'Mel da Mota' })
    await save(mel, await open(mel), { sobre: 'Viaja' }, colega)
    expect((await undo(first.body.data.id)).status).toBe(200)
    expect((await detail(mel)).informacaoPessoal).toMatchObject({ nome: 'Mel Mota', sobre: 'Viaja' })
    const again = await save(mel, await open(mel), { nome: 'Mel M. Mota' })
    await save(mel, await open(mel), { nome: 'Melissa Mota' }, colega)
    const { status, erro } = await undo(again.body.data.id)
    expect([status, erro?.mensagem]).toEqual([
      409,
      'Nada foi desfeito. Rui Reis corrigiu o cadastro de Melissa Mota agora.',
    ])
  })

  it('is over after two minutes, and what it would have brought back is dropped by then', async () => {
    const noe = await enter('Noé Nunes')
    const { body } = await save(noe, await open(noe), { nome: 'Noel Nunes' })
    await office.api.pool.query("update correcao set criada_em = now() - interval '2 minutes 1 second'")
    const { status, erro } = await undo(body.data.id)
    expect([status, erro?.codigo]).toEqual([404, 'prazo_passou'])
    await office.api.pool.query("update fila.job set start_after = now() where name = 'correcoes-vencidas'")
    await office.api.app.jobs.runDue()
    expect(await one<number>('select count(*) as one from correcao where id = $1', [body.data.id])).toBe(0)
  })
})

describe('erasing a person', () => {
  it('says what goes, takes all of it, and logs who and when without a word of theirs', async () => {
    const olga = await enter('Olga Ochoa')
    await save(olga, await open(olga), { sobre: 'Olga gosta de trens' })
    const params = { identificador: olga }
    await office.api.call('createNota', { params, body: { texto: 'Boa' } }, { token: office.token })
    const told = await office.api.call('getApagamento', { params }, { token: office.token })
    expect(told.body.data).toMatchObject({
      nome: 'Olga Ochoa',
      inscricoes: 1,
      arquivos: 1,
      notas: 1,
      avaliacoes: 0,
      isGuardada: false,
    })
    expect(told.body.data.mensagens).toBeGreaterThan(0)
    expect((await office.api.call('deleteTalento', { params }, { token: office.token })).status).toBe(204)
    expect((await office.api.call('getTalento', { params }, { token: office.token })).status).toBe(404)
    for (const tabela of [
      'talento',
      'inscricao',
      'mensagem',
      'nota',
      'correcao',
      'evento',
      'auditoria',
      'arquivo',
    ])
      expect([
        tabela,
        await one<number>(`select count(*) as one from ${tabela} x where to_jsonb(x)::text ~* $1`, ['olga']),
      ]).toEqual([tabela, 0])
    const [audit] = await office.api.db
      .selectFrom('auditoria')
      .selectAll()
      .where('acao', '=', 'dados_apagados')
      .where('alvo', '=', `talento:${olga}`)
      .execute()
    expect(audit).toMatchObject({ usuarioId: office.usuarioId, dados: { motivo: 'decisão da empresa' } })
  })

  it('is an administrator’s alone: a recruiter reads who can help', async () => {
    const params = { identificador: await enter('Pia Prado') }
    const { status, erro } = await office.api.call('deleteTalento', { params }, { token: colega })
    expect([status, erro?.codigo]).toEqual([403, 'sem_permissao'])
    expect(erro?.mensagem).toBe('Seu papel na empresa não permite isto. Peça a um administrador: Ana Lima.')
    expect((await detail(params.identificador)).informacaoPessoal.nome).toBe('Pia Prado')
  })

  it('waits for a legal hold to end', async () => {
    const params = { identificador: await enter('Quim Queiroz') }
    const body = { motivo: 'Processo trabalhista' }
    await office.api.call('saveGuardaLegal', { params, body }, { token: office.token })
    expect((await office.api.call('deleteTalento', { params }, { token: office.token })).status).toBe(409)
    await office.api.call('deleteGuardaLegal', { params }, { token: office.token })
    expect((await office.api.call('deleteTalento', { params }, { token: office.token })).status).toBe(204)
  })
})

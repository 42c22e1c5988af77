import type { FiltroKanban } from '@seleta/contract/kanban'
import {
  CAMPINAS,
  SAO_PAULO,
  apply,
  buildInscricao,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'

let office: Office
let campanhaId: number
let triagem: number

beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  const people = [
    { nome: 'Ângela Souza', cidadeId: CAMPINAS.id, habilidades: ['Liderança'] },
    { nome: 'Bruno Sousa Lima', cidadeId: SAO_PAULO.id },
    { nome: '=HYPERLINK("x")', cidadeId: SAO_PAULO.id, habilidades: ['Liderança', 'Comunicação'] },
  ]
  for (const person of people)
    await apply(office.api, campanhaId, buildInscricao({ ...person, email: emailOf(person.nome) }))
  const board = await readBoard(office, campanhaId)
  triagem = board.etapa('Triagem').id
  await office.api.pool.query(
    `update inscricao i set aderencia = case t.nome when 'Ângela Souza' then 90 when 'Bruno Sousa Lima' then 40 end,
       eliminada_motivo = case t.nome when 'Bruno Sousa Lima' then 'CNH' end,
       sinalizacoes = case t.nome when 'Ângela Souza' then '[{"pergunta":"Turno"}]' else '[]' end::jsonb,
       na_etapa_desde = case t.nome when '=HYPERLINK("x")' then now() else now() - interval '6 days' end
     from talento t where t.id = i.talento_id and i.campanha_id = $1`,
    [campanhaId],
  )
  await office.api.pool.query(
    "update talento set cnh = 'AB', pretensao = 3500 where empresa_id = $1 and nome = 'Bruno Sousa Lima'",
    [office.empresaId],
  )
  await office.api.pool.query(
    `update inscricao i set fonte = 'linkedin' from talento t
     where t.id = i.talento_id and i.campanha_id = $1 and t.nome = 'Bruno Sousa Lima'`,
    [campanhaId],
  )
  await office.api.pool.query('update etapa set limite_dias = 5 where id = $1', [triagem])
})
afterAll(() => office.api.close())

const emailOf = (nome: string) => `p${nome.length}@exemplo.test`
const call = { token: () => ({ token: office.token }) }

async function names(filtro: FiltroKanban) {
  const { status, body } = await office.api.call(
    'filterKanban',
    { params: { campanhaId }, body: filtro },
    call.token(),
  )
  if (status !== 200) throw new Error(`the filter answered ${status}`)
  expect(body.data).toHaveLength(6)
  const [first] = body.data
  expect(first?.qtdTalentos).toBe(first?.talentos.length)
  return first?.talentos.map((card) => card.nome).toSorted()
}

describe('the board as filtered on screen', () => {
  it.each<[string, FiltroKanban, string[]]>([
    ['nothing asked', {}, ['=HYPERLINK("x")', 'Bruno Sousa Lima', 'Ângela Souza']],
    ['a name, without accents and in any order', { nome: 'souza angela' }, ['Ângela Souza']],
    ['a percent sign in a name, as it stands', { nome: '%' }, []],
    ['a least fit', { aderenciaMinima: 50 }, ['Ângela Souza']],
    ['without those whom an answer took out', { eliminadas: 'sem' }, ['=HYPERLINK("x")', 'Ângela Souza']],
    ['only those whom an answer took out', { eliminadas: 'so' }, ['Bruno Sousa Lima']],
    ['an answer that calls for a look', { sinalizadas: true }, ['Ângela Souza']],
    ['past the limit of the stage, and still in the process', { paradas: true }, ['Ângela Souza']],
    ['past the limit, as the lists ask it', { esperas: ['parada'] }, ['Ângela Souza']],
    ['seen by nobody', { leituras: ['vista'] }, []],
    ['a licence', { cnh: ['B'] }, ['Bruno Sousa Lima']],
    ['what they ask to earn', { pretensaoMax: 4000 }, ['Bruno Sousa Lima']],
    ['an automated origin', { origens: ['ABLER', 'BNE'] }, []],
    ['a link', { fontes: ['linkedin'] }, ['Bruno Sousa Lima']],
    ['having applied since a day to come', { inscritaDesde: '2100-01-01T00:00:00.000Z' }, []],
    [
      'a city and what lies within 100 km',
      { cidades: [CAMPINAS.id], raioKm: 100 },
      ['=HYPERLINK("x")', 'Bruno Sousa Lima', 'Ângela Souza'],
    ],
    [
      'the filters of the candidate lists',
      { cidades: [SAO_PAULO.id], habilidades: ['Comunicação'] },
      ['=HYPERLINK("x")'],
    ],
  ])('%s', async (_, filtro, expected) => {
    expect(await names(filtro)).toEqual(expected)
  })

  it('brings further people of a stage under the same filter', async () => {
    const { body } = await office.api.call(
      'filterTalentosDaEtapa',
      { params: { id: triagem }, query: { depois: 1, limite: 5 }, body: { habilidades: ['Liderança'] } },
      call.token(),
    )
    expect(body.data.map((card) => card.nome)).toEqual(['Ângela Souza'])
  })

  it('has whoever stands in no stage as a first column where it is asked for, page by page (audit B6)', async () => {
    const { id } = await publish(office)
    for (const nome of ['Ivo Ides', 'Lia Lopes', 'Nina Nunes'])
      await apply(office.api, id, buildInscricao({ nome }))
    await office.api.pool.query(
      `update inscricao i set etapa_id = null from talento t
       where t.id = i.talento_id and i.campanha_id = $1 and t.nome <> 'Nina Nunes'`,
      [id],
    )
    const query = { semEtapa: true }
    const stages = await office.api.call('getKanban', { params: { campanhaId: id } }, call.token())
    const whole = await office.api.call('getKanban', { params: { campanhaId: id }, query }, call.token())
    const found = await office.api.call(
      'filterKanban',
      { params: { campanhaId: id }, query, body: { nome: 'lia', paradas: undefined } },
      call.token(),
    )
    const page = await office.api.call(
      'filterTalentosSemEtapa',
      { params: { campanhaId: id }, query: { depois: 1 }, body: {} },
      call.token(),
    )
    const rest = await office.api.call(
      'filterTalentosSemEtapa',
      { params: { campanhaId: id }, query: { depois: 0, limite: 1 }, body: {} },
      call.token(),
    )
    const shown = (body: typeof whole.body) =>
      body.data.map((etapa) => [etapa.id === 0 ? 0 : 1, etapa.qtdTalentos, etapa.talentos.length])
    expect(stages.body.data.map((etapa) => etapa.nome)).not.toContain('Sem etapa')
    const empty = [1, 0, 0]
    expect(shown(whole.body)).toEqual([[0, 2, 2], [1, 1, 1], ...Array.from({ length: 5 }, () => empty)])
    expect(whole.body.data[0]).toMatchObject({ nome: 'Sem etapa', campanhaId: id, tipo: null })
    expect(shown(found.body).slice(0, 2)).toEqual([[0, 1, 1], empty])
    expect([rest.body.data, page.body.data].map((data) => data.map((card) => card.nome))).toEqual([
      ['Lia Lopes'],
      ['Ivo Ides'],
    ])
  })

  it('filters those without a stage by time in a stage as nobody', async () => {
    const input = { params: { campanhaId }, query: { semEtapa: true }, body: { paradas: true as const } }
    const { status, body } = await office.api.call('filterKanban', input, call.token())
    expect([status, body.data[0]?.qtdTalentos]).toEqual([200, 0])
  })

  it('says on the card why an answer took somebody out', async () => {
    const board = await readBoard(office, campanhaId)
    const marks = board
      .etapa('Triagem')
      .talentos.map((card) => [card.nome, card.eliminadaMotivo, card.sinais])
    expect(marks.toSorted()).toEqual([
      ['=HYPERLINK("x")', null, 0],
      ['Bruno Sousa Lima', 'CNH', 0],
      ['Ângela Souza', null, 1],
    ])
  })

  it('is nobody else’s', async () => {
    const { token } = office.estranho
    const board = await office.api.call('filterKanban', { params: { campanhaId }, body: {} }, { token })
    const stage = await office.api.call(
      'filterTalentosDaEtapa',
      { params: { id: triagem }, query: {}, body: {} },
      { token },
    )
    const beside = await office.api.call(
      'filterTalentosSemEtapa',
      { params: { campanhaId }, query: {}, body: {} },
      { token },
    )
    expect([board.status, stage.status, beside.status]).toEqual([404, 404, 404])
  })
})

describe("'Exportar dados da etapa' (product 50)", () => {
  const exportar = (formato: 'csv' | 'xlsx', filtro: FiltroKanban = {}, token = office.token) =>
    office.api.request(`/talento/v1/kanbans/${triagem}/exportar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ formato, filtro }),
    })

  it('writes the people as filtered on screen, with semicolons, for Excel, and runs nothing', async () => {
    const response = await exportar('csv', { habilidades: ['Liderança'] })
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="Triagem da campanha ${campanhaId} \\d{4}-\\d\\d-\\d\\d.csv"`),
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = bytes.subarray(3).toString('utf8').trimEnd().split('\r\n')
    expect(head).toBe(
      'Nome;E-mail;Telefone;Cidade;UF;Idade;Formação;Idiomas;Habilidades;Origem;Aderência;Inscrição em;Na etapa desde;Motivo da eliminação;Motivo;Responsável pela pessoa;Avaliações;Média das avaliações;Menor e maior média;Recomendações',
    )
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")";`)
    expect(lines[1]).toContain('Ângela Souza;')
    for (const line of lines) expect(line).toContain(';Inscrição direta;')
  })

  it('writes a workbook', async () => {
    const bytes = Buffer.from(await (await exportar('xlsx')).arrayBuffer())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })

  it('is written down, and is nobody else’s', async () => {
    await exportar('csv')
    const last = await office.api.db
      .selectFrom('auditoria')
      .select(['acao', 'alvo', 'dados', 'usuarioId'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({
      acao: 'talentos_exportados',
      alvo: `etapa:${triagem}`,
      dados: { formato: 'csv', total: 3 },
      usuarioId: office.usuarioId,
    })
    expect((await exportar('csv', {}, office.estranho.token)).status).toBe(404)
  })
})

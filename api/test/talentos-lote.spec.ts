import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())
const asMe = () => ({ token: office.token })
const UNKNOWN = '11111111-1111-4111-8111-111111111111'

/** A campaign with these applicants; ids by name. */
async function campaignWith(nomes: readonly string[], mensagem = '') {
  const campanha = await publish(office)
  for (const nome of nomes) await apply(office.api, campanha.id, buildInscricao({ nome }))
  const board = await readBoard(office, campanha.id)
  if (mensagem !== '') {
    const params = { id: board.etapa('Entrevistas').id }
    const contato = { email: true, whatsapp: false, sms: false }
    await office.api.call('updateEtapa', { params, body: { mensagemNotificacao: mensagem, contato } }, asMe())
  }
  const rows = await office.api.db.selectFrom('talento').select(['nome', 'identificador']).execute()
  const idOf = (nome: string) => rows.find((row) => row.nome === nome)?.identificador ?? ''
  return { campanhaId: campanha.id, etapa: (nome: string) => board.etapa(nome).id, idOf }
}

const people = async (campanhaId: number) => (await readBoard(office, campanhaId)).people

describe('a bulk move (product 37)', () => {
  it('says for each person what became of them, and one who cannot be moved keeps nobody', async () => {
    const { campanhaId, etapa, idOf } = await campaignWith(['Ana Um', 'Bia Dois', 'Caio Três'])
    await office.api.pool.query(
      `update inscricao set situacao = 'retirada' where talento_id = (select id from talento where nome = 'Caio Três')`,
    )
    const move = { identificador: idOf('Bia Dois'), campanhaId, kanbanId: etapa('Entrevistas') }
    await office.api.call('moveTalento', { params: move }, asMe())
    const identificadores = ['Ana Um', 'Bia Dois', 'Caio Três'].map(idOf)
    const { status, body } = await office.api.call(
      'moveTalentos',
      {
        body: { identificadores: [...identificadores, UNKNOWN], campanhaId, kanbanId: etapa('Entrevistas') },
      },
      asMe(),
    )
    expect(status).toBe(200)
    expect(body.data.etapaNome).toBe('Entrevistas')
    expect(body.data.pessoas.map(({ nome, resultado, motivo }) => [nome, resultado, motivo])).toEqual([
      ['Ana Um', 'movida', ''],
      ['Bia Dois', 'ja-estava', ''],
      ['Caio Três', 'nao-movida', 'Esta pessoa desistiu da vaga.'],
      ['', 'nao-movida', 'Pessoa não encontrada.'],
    ])
    expect((await people(campanhaId))['Entrevistas']?.toSorted()).toEqual(['Ana Um', 'Bia Dois'])
  })

  it('is taken back: the moved go back, the added leave, and their waiting messages with them', async () => {
    const first = await campaignWith(['Duda Quatro'])
    const { campanhaId, etapa, idOf } = await campaignWith(['Edu Cinco'], 'Olá, {{nome}}.')
    const identificadores = [idOf('Edu Cinco'), first.idOf('Duda Quatro')]
    const kanbanId = etapa('Entrevistas')
    const moved = await office.api.call(
      'moveTalentos',
      { body: { identificadores, campanhaId, kanbanId } },
      asMe(),
    )
    expect(moved.body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['movida', 'adicionada'])
    const undone = await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId, kanbanId, pessoas: moved.body.data.pessoas } },
      asMe(),
    )
    expect(undone.body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['movida', 'movida'])
    const board = await people(campanhaId)
    expect(board['Triagem']).toEqual(['Edu Cinco'])
    expect(Object.values(board).flat()).toEqual(['Edu Cinco'])
    const waiting = await office.api.db
      .selectFrom('mensagem')
      .select('estado')
      .where('campanhaId', '=', campanhaId)
      .where('tipo', '=', 'etapa')
      .execute()
    expect(waiting.filter(({ estado }) => estado !== 'cancelada')).toEqual([])
  })

  it('is not taken back for somebody whom a colleague has moved on', async () => {
    const { campanhaId, etapa, idOf } = await campaignWith(['Fabi Seis'])
    const identificador = idOf('Fabi Seis')
    const kanbanId = etapa('Entrevistas')
    const moved = await office.api.call(
      'moveTalentos',
      { body: { identificadores: [identificador], campanhaId, kanbanId } },
      asMe(),
    )
    const on = { identificador, campanhaId, kanbanId: etapa('Finalistas') }
    await office.api.call('moveTalento', { params: on }, asMe())
    const undone = await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId, kanbanId, pessoas: moved.body.data.pessoas } },
      asMe(),
    )
    expect(undone.body.data.pessoas).toMatchObject([
      { resultado: 'nao-movida', motivo: 'Você moveu Fabi Seis para Finalistas agora.' },
    ])
    expect((await people(campanhaId))['Finalistas']).toEqual(['Fabi Seis'])
  })

  it('never takes out somebody who had applied', async () => {
    const { campanhaId, etapa, idOf } = await campaignWith(['Gil Sete'])
    await office.api.pool.query(`update inscricao set etapa_id = null where campanha_id = $1`, [campanhaId])
    const kanbanId = etapa('Triagem')
    const moved = await office.api.call(
      'moveTalentos',
      { body: { identificadores: [idOf('Gil Sete')], campanhaId, kanbanId } },
      asMe(),
    )
    expect(moved.body.data.pessoas).toMatchObject([{ resultado: 'adicionada', deEtapaId: null }])
    await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId, kanbanId, pessoas: moved.body.data.pessoas } },
      asMe(),
    )
    const rows = await office.api.db
      .selectFrom('inscricao')
      .select('etapaId')
      .where('campanhaId', '=', campanhaId)
      .execute()
    expect(rows).toEqual([{ etapaId: null }])
  })

  it('of another company’s people and stages does nothing', async () => {
    const { campanhaId, etapa, idOf } = await campaignWith(['Hugo Oito'])
    const body = { identificadores: [idOf('Hugo Oito')], campanhaId, kanbanId: etapa('Entrevistas') }
    const { status } = await office.api.call('moveTalentos', { body }, { token: office.estranho.token })
    expect(status).toBe(404)
    expect((await people(campanhaId))['Triagem']).toEqual(['Hugo Oito'])
  })
})

describe('an export (product 37)', () => {
  const download = (body: object, token = office.token) =>
    office.api.request('/talento/v1/talentos/exportar', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('has the people of the filter, or of them the selected ones, for Brazilian Excel', async () => {
    const { campanhaId, idOf } = await campaignWith(['Nina Catorze', 'Otto Quinze'])
    const all = await download({ formato: 'csv', filtro: { idCampanha: campanhaId } })
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(all.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidatos da campanha \d+ /,
    )
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await all.arrayBuffer())
    const [head, ...lines] = text.split('\r\n')
    expect(head).toBe(
      '\uFEFFNome;E-mail;Telefone;Cidade;UF;Idade;Formação;Experiência;Idiomas;Habilidades;Origem;Última atualização;Aderência;Status;Etapa;Inscrição em;Na etapa desde;Motivo da eliminação;Motivo;Responsável pela pessoa;Avaliações;Média das avaliações;Menor e maior média;Recomendações',
    )
    expect(lines.map((line) => line.split(';')[0])).toEqual(['Nina Catorze', 'Otto Quinze', ''])
    expect(lines.slice(0, 2).map((line) => line.split(';')[10])).toEqual([
      'Inscrição direta',
      'Inscrição direta',
    ])
    const some = await download({
      formato: 'csv',
      filtro: { idCampanha: campanhaId },
      identificadores: [idOf('Otto Quinze')],
    })
    const selected = (await some.text()).split('\r\n')
    expect(selected).toHaveLength(3)
    expect(selected[1]).toMatch(/^Otto Quinze;/)
  })

  it('is an XLSX when asked for, and is written down', async () => {
    const response = await download({ formato: 'xlsx', filtro: { idCampanha: null } })
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    const rows = await office.api.db
      .selectFrom('auditoria')
      .select(['acao', 'alvo'])
      .where('acao', '=', 'talentos_exportados')
      .execute()
    expect(rows).toContainEqual({ acao: 'talentos_exportados', alvo: 'cesta' })
  })

  it('shows another company nothing', async () => {
    const { campanhaId, idOf } = await campaignWith(['Paula Dezesseis'])
    const other = await download(
      { formato: 'csv', filtro: { idCampanha: campanhaId } },
      office.estranho.token,
    )
    expect(other.status).toBe(404)
    const basket = await download(
      { formato: 'csv', filtro: { idCampanha: null }, identificadores: [idOf('Paula Dezesseis')] },
      office.estranho.token,
    )
    expect(await basket.text()).not.toContain('Paula')
  })
})

describe('everybody whom a list shows (audit P13, decision 154)', () => {
  /** People written straight into the campaign's entry stage, none of whom applied. */
  const fill = (campanhaId: number, etapaId: number, n: number) =>
    office.api.pool.query(
      `with t as (
         insert into talento (empresa_id, nome, email) select $1, 'Lote ' || g, 'lote' || g || '-' || $2::bigint || '@exemplo.com'
         from generate_series(1, $4) g returning id)
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, aderencia)
       select $1, $2::bigint, id, $3::bigint, id % 101 from t`,
      [office.empresaId, campanhaId, etapaId, n],
    )
  const select = (body: object, token = office.token) =>
    office.api.call('selectTalentos', { body: { idCampanha: null, ...body } }, { token })

  it('is named in the order of the list, whatever its pages, and of no other company', async () => {
    const { campanhaId, etapa } = await campaignWith(['Rita Dezoito'])
    await fill(campanhaId, etapa('Triagem'), 30)
    const filtro = { idCampanha: campanhaId, orders: [{ path: 'talento.nome', order: 'ASC' }] }
    const all = (await select(filtro)).body.data
    const pages = []
    for (const page of [0, 1])
      pages.push(
        ...(
          await office.api.call(
            'filterTalentos',
            { query: { size: 20, page }, body: filtro as { idCampanha: number } },
            asMe(),
          )
        ).body.data,
      )
    expect(all.map(({ identificador }) => identificador)).toEqual(
      pages.map(({ identificador }) => identificador),
    )
    expect(all).toHaveLength(31)
    expect((await select(filtro, office.estranho.token)).status).toBe(404)
    const few = (await select({ idCampanha: campanhaId, pesquisa: { palavraChave: 'Rita' } })).body.data
    expect(few.map(({ nome }) => nome)).toEqual(['Rita Dezoito'])
  })

  it('stops at a thousand, and to that many one writes at once, and takes it back', async () => {
    const { campanhaId, etapa } = await campaignWith([], 'Olá, {{nome}}.')
    await fill(campanhaId, etapa('Triagem'), 1001)
    const identificadores = (await select({ idCampanha: campanhaId })).body.data.map(
      (one) => one.identificador,
    )
    expect(identificadores).toHaveLength(1000)
    const kanbanId = etapa('Entrevistas')
    const preview = await office.api.call(
      'previewMovimento',
      { body: { identificadores, campanhaId, kanbanId } },
      asMe(),
    )
    expect(preview.body.data.emails).toBe(1000)
    const sent = await office.api.call(
      'sendMensagens',
      { body: { identificadores, campanhaId, canal: 'EMAIL', assunto: 'A', texto: 'Olá.' } },
      asMe(),
    )
    const mensagens = sent.body.data.flatMap(({ mensagemId }) => mensagemId ?? [])
    const cancelled = await office.api.call('cancelMensagens', { body: { mensagens } }, asMe())
    expect(cancelled.body.data).toEqual({ canceladas: 1000, jaEnviadas: 0 })
  })
})

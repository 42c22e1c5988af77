import { INITIAL_ETAPAS } from '@seleta/contract/limits'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { readPerRow } from './support/plans'
import { keepStatements } from './support/statements'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const metricas = async (id: number) =>
  (await office.api.call('getMetricas', { params: { id } }, { token: office.token })).body.data
const graficos = async (token: string, dias?: number) =>
  (await office.api.call('getGraficos', { query: { dias } }, { token })).body.data

/** Lets the log tell that something happened earlier: the n-th entry of a person in a campaign. */
const backdate = (campanhaId: number, nome: string, n: number, horas: number) =>
  office.api.pool.query(
    `update evento set criado_em = now() - make_interval(hours => $4) where id = (
       select e.id from evento e join talento t on t.id = e.talento_id
       where e.campanha_id = $1 and t.nome = $2 order by e.id offset $3 limit 1)`,
    [campanhaId, nome, n, horas],
  )

describe('the metrics of a campaign (product 17)', () => {
  it('count who stands in a stage, who ever reached it, and the median stay in days', async () => {
    const { id } = await publish(office)
    for (const nome of ['Ana Alves', 'Bia Braga', 'Cid Costa'])
      await apply(office.api, id, buildInscricao({ nome }))
    const { etapa } = await readBoard(office, id)
    const move = async (nome: string, para: string) => {
      const identificador = etapa('Triagem').talentos.find((card) => card.nome === nome)?.identificador ?? ''
      await office.api.call(
        'moveTalento',
        { params: { identificador, campanhaId: id, kanbanId: etapa(para).id } },
        { token: office.token },
      )
    }
    await move('Ana Alves', 'Entrevistas')
    await backdate(id, 'Ana Alves', 0, 72)
    await backdate(id, 'Ana Alves', 1, 48)
    await move('Bia Braga', 'Entrevistas')
    await backdate(id, 'Bia Braga', 0, 72)
    await backdate(id, 'Bia Braga', 1, 0)
    await move('Ana Alves', 'Contratados')

    const { funil, origens, respostasPendentes, porDia } = await metricas(id)
    const rows = Object.fromEntries(
      funil.map((row) => [row.nome, [row.atual, row.passaram, row.medianaDias]]),
    )
    expect(rows).toEqual({
      Triagem: [1, 3, 2],
      Questionário: [0, 0, null],
      Entrevistas: [1, 2, 2],
      Finalistas: [0, 0, null],
      Contratados: [1, 1, null],
      Reprovados: [0, 0, null],
    })
    expect(funil.map(({ tipo }) => tipo)).toEqual(INITIAL_ETAPAS.map(({ tipo }) => tipo))
    expect(origens).toEqual([{ origem: 'MANUAL', total: 3 }])
    expect(respostasPendentes).toBe(2)
    expect(porDia).toHaveLength(90)
    expect(porDia.reduce((sum, day) => sum + day.total, 0)).toBe(3)
    expect(porDia.at(-1)?.total).toBe(1)
    expect(porDia.at(-4)?.total).toBe(2)
  })

  it('do not count a move that was taken back', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Davi Dias' }))
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    for (const nome of ['Finalistas', 'Triagem']) {
      await office.api.call(
        'moveTalento',
        { params: { identificador, campanhaId: id, kanbanId: etapa(nome).id } },
        { token: office.token },
      )
    }
    const { funil } = await metricas(id)
    expect(funil.find((row) => row.nome === 'Finalistas')).toMatchObject({ atual: 0, passaram: 0 })
    expect(funil.find((row) => row.nome === 'Triagem')).toMatchObject({ atual: 1, passaram: 1 })
  })

  it('do not count where somebody came from no stage, when that was taken back', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Davi Dias' }))
    const { etapa } = await readBoard(office, id)
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const undo = (nome: string) =>
      office.api.call(
        'undoMoveTalentos',
        { body: { campanhaId: id, kanbanId: etapa(nome).id, pessoas: [{ identificador }] } },
        { token: office.token },
      )
    await undo('Triagem')
    await office.api.call(
      'moveTalento',
      { params: { identificador, campanhaId: id, kanbanId: etapa('Entrevistas').id } },
      { token: office.token },
    )
    await undo('Entrevistas')
    const { funil } = await metricas(id)
    expect(funil.map(({ passaram }) => passaram)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('do not count whom somebody had added, when that was taken back', async () => {
    const de = await publish(office)
    for (const nome of ['Gabi Gama', 'Hugo Horta'])
      await apply(office.api, de.id, buildInscricao({ nome, email: `${nome.slice(0, 4)}@volta.test` }))
    const pessoas = (await readBoard(office, de.id)).etapa('Triagem').talentos
    const { id } = await publish(office, { nome: 'De ninguém' })
    const kanbanId = (await readBoard(office, id)).etapa('Entrevistas').id
    const before = await graficos(office.token)
    const identificadores = pessoas.map(({ identificador }) => identificador)
    await office.api.call(
      'moveTalentos',
      { body: { identificadores, campanhaId: id, kanbanId } },
      { token: office.token },
    )
    expect((await metricas(id)).origens).toEqual([{ origem: 'MANUAL', total: 2 }])
    const { body } = await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId: id, kanbanId, pessoas: pessoas.slice(0, 1) } },
      { token: office.token },
    )
    expect(body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['movida'])
    const { origens, porDia } = await metricas(id)
    expect([origens, porDia.at(-1)?.total]).toEqual([[{ origem: 'MANUAL', total: 1 }], 1])
    const after = await graficos(office.token)
    const totals = ({ porDia: dias, origens: todas }: typeof after) => [dias.at(-1)?.total, todas[0]?.total]
    expect(totals(after)).toEqual(totals(before).map((total) => (total ?? 0) + 1))
    expect(after.porCampanha.find(({ campanhaId }) => campanhaId === id)?.total).toBe(1)
  })

  it('count whom somebody had added and written to, though that was taken back and they were erased since', async () => {
    const de = await publish(office)
    await apply(office.api, de.id, buildInscricao({ nome: 'Iara Inácio', email: 'iara@volta.test' }))
    const [pessoa] = (await readBoard(office, de.id)).etapa('Triagem').talentos
    const identificador = pessoa?.identificador ?? ''
    const { id } = await publish(office, { nome: 'De quem ficou' })
    const kanbanId = (await readBoard(office, id)).etapa('Entrevistas').id
    const como = { token: office.token }
    await office.api.call('moveTalento', { params: { identificador, campanhaId: id, kanbanId } }, como)
    await office.api.pool.query(
      `insert into evento (empresa_id, campanha_id, inscricao_id, tipo)
       select empresa_id, campanha_id, id, 'mensagem_enviada' from inscricao where campanha_id = $1`,
      [id],
    )
    const body = { campanhaId: id, kanbanId, pessoas: [{ identificador }] }
    await office.api.call('undoMoveTalentos', { body }, como)
    await office.api.pool.query("delete from talento where nome = 'Iara Inácio'")
    expect((await metricas(id)).origens).toEqual([{ origem: 'MANUAL', total: 1 }])
  })

  it('look for what was taken back once, not for each who came in', async () => {
    const asked = keepStatements(office.api.pool)
    const { id } = await publish(office)
    await metricas(id)
    await graficos(office.token)
    const figures = [...asked.values()].filter(({ text }) => text.includes('inscricao_desfeita'))
    expect(figures).toHaveLength(5)
    for (const figure of figures) expect(await readPerRow(office.api.pool, figure)).toEqual([])
  })
})

describe('the charts of the company (product 57)', () => {
  it('are samples, and say so, while nobody has applied', async () => {
    const exemplo = await graficos(office.estranho.token)
    expect(exemplo.isExemplo).toBe(true)
    expect(exemplo.porDia.length).toBeGreaterThan(0)
    expect(await graficos(office.estranho.token)).toEqual(exemplo)
  })

  it('are the company’s own numbers afterwards', async () => {
    const { token } = office.estranho
    const { id } = await publish({ api: office.api, token }, { nome: 'Torneiro' })
    await apply(office.api, id, buildInscricao({ nome: 'Eva Esteves' }))
    await apply(office.api, id, buildInscricao({ nome: 'Fred Faria' }))
    await backdate(id, 'Fred Faria', 0, 24 * 40)
    const recent = await graficos(token, 30)
    expect(recent).toMatchObject({
      isExemplo: false,
      porCampanha: [{ campanhaId: id, nome: 'Torneiro', total: 1 }],
      origens: [{ origem: 'MANUAL', total: 1 }],
    })
    expect(recent.porDia).toHaveLength(30)
    expect(recent.porDia.at(-1)).toMatchObject({ total: 1 })
    expect(recent.etapas[0]).toMatchObject({ campanhaId: id, nome: 'Torneiro' })
    expect(recent.etapas[0]?.partes.find((parte) => parte.situacao === 'Triagem')?.total).toBe(2)
    for (const [horas, total] of [
      [24 * 29, 2],
      [24 * 30, 1],
    ] as const) {
      await backdate(id, 'Fred Faria', 0, horas)
      const { porDia, origens } = await graficos(token, 30)
      // Line and donut look back to the same day.
      expect([porDia.reduce((sum, day) => sum + day.total, 0), origens[0]?.total]).toEqual([total, total])
    }
    expect((await graficos(token, 90)).porCampanha.map((point) => point.total)).toEqual([1, 1])
  })

  it('tell apart the five campaigns with the most applications', async () => {
    for (const [index, nome] of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].entries()) {
      const { id } = await publish(office, { nome: `Campanha ${nome}` })
      for (let person = 0; person < index + 3; person++)
        await apply(office.api, id, buildInscricao({ nome: `${nome} ${'abcdefgh'.charAt(person)}` }))
    }
    const { porCampanha } = await graficos(office.token)
    expect(porCampanha.map(({ nome }) => nome)).toEqual(
      ['Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].map((nome) => `Campanha ${nome}`),
    )
  })

  it.each([6, 366])('do not look back %i days', async (dias) => {
    const { status } = await office.api.call('getGraficos', { query: { dias } }, { token: office.token })
    expect(status).toBe(422)
  })
})

import { openOffice, type Office } from './support/campanhas'
import { motivosOf, type Motivos } from './support/motivos'

let office: Office
let motivoOf: Motivos['motivoOf']
let motivosOn: Motivos['motivosOn']
beforeAll(async () => {
  office = await openOffice()
  ;({ motivoOf, motivosOn } = motivosOf(office))
})
afterAll(() => office.api.close())

describe('a reason where somebody comes to stand (decision 170)', () => {
  it('goes with the addition that is taken back, and stands on the timeline of one that stays', async () => {
    const { id, identificador: fromHere } = await motivosOn(['Kim Khan'])
    const { etapa: there, id: la, people } = await motivosOn([])
    const identificador = fromHere('Kim Khan')
    const params = { identificador, campanhaId: la, kanbanId: there('Reprovados').id }
    const add = (motivoId?: number) =>
      office.api.call(
        'moveTalento',
        { params, query: motivoId === undefined ? {} : { motivoId } },
        { token: office.token },
      )
    const historia = async () => {
      const one = { params: { identificador } }
      const { data } = (await office.api.call('getTalento', one, { token: office.token })).body
      return {
        campanhas: data.participacoes.map(({ campanhaId }) => campanhaId),
        textos: data.linhaDoTempo.map(({ texto }) => texto),
      }
    }
    await add()
    await office.api.call(
      'setMotivo',
      {
        body: { campanhaId: la, motivoId: await motivoOf('Requisito'), identificadores: [identificador] },
      },
      { token: office.token },
    )
    await office.api.call(
      'undoMoveTalentos',
      { body: { campanhaId: la, kanbanId: params.kanbanId, pessoas: [{ identificador }] } },
      { token: office.token },
    )
    expect((await historia()).campanhas).toEqual([id])
    await add(await motivoOf('Experiência'))
    expect((await historia()).textos).toContain(
      'Adicionada a Auxiliar de Logística, na etapa Reprovados · motivo: Experiência',
    )
    expect(await people()).toMatchObject({ Reprovados: ['Kim Khan'] })
  })

  it('is said of who stood there already, too', async () => {
    const { id, etapa, identificador, move, detail } = await motivosOn(['Leo Lima', 'Mia Mota'])
    await move('Leo Lima', 'Reprovados')
    const { body } = await office.api.call(
      'moveTalentos',
      {
        body: {
          identificadores: ['Leo Lima', 'Mia Mota'].map(identificador),
          campanhaId: id,
          kanbanId: etapa('Reprovados').id,
          motivoId: await motivoOf('Requisito'),
        },
      },
      { token: office.token },
    )
    expect(body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['ja-estava', 'movida'])
    expect([(await detail('Leo Lima')).motivo, (await detail('Mia Mota')).motivo]).toEqual([
      'Requisito',
      'Requisito',
    ])
    await move('Leo Lima', 'Reprovados')
    expect((await detail('Leo Lima')).motivo).toBe('Requisito')
  })

  it('comes back when a review is undone after the two minutes, and the move counts as one that was not', async () => {
    const { id, etapa, identificador, move, detail } = await motivosOn(['Nei Neves'])
    await move('Nei Neves', 'Reprovados', await motivoOf('Requisito'))
    await move('Nei Neves', 'Contratados')
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '121 seconds' where campanha_id = $1",
      [id],
    )
    const { body } = await office.api.call(
      'undoMoveTalentos',
      {
        body: {
          campanhaId: id,
          kanbanId: etapa('Contratados').id,
          pessoas: [{ identificador: identificador('Nei Neves') }],
          aposPrazo: true,
        },
      },
      { token: office.token },
    )
    expect(body.data.pessoas.map(({ resultado }) => resultado)).toEqual(['movida'])
    const depois = await detail('Nei Neves')
    expect(depois.motivo).toBe('Requisito')
    expect(depois.timeline[0]).toBe('Voltou para Reprovados em Auxiliar de Logística')
    const { funil } = (await office.api.call('getMetricas', { params: { id } }, { token: office.token })).body
      .data
    expect(funil.find(({ nome }) => nome === 'Contratados')).toMatchObject({ atual: 0, passaram: 0 })
  })
})

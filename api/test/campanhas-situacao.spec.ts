import type { SituacaoCampanha } from '@seleta/contract/limits'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

type Acao = 'pauseCampanha' | 'resumeCampanha' | 'closeCampanha'
const act = (operation: Acao, id: number, body?: { enviarEncerramento: boolean }) =>
  office.api.call(operation, { params: { id }, ...(body && { body }) }, { token: office.token })

async function campanhaIn(situacao: SituacaoCampanha): Promise<number> {
  if (situacao === 'RASCUNHO') {
    const { body } = await office.api.call(
      'createRascunho',
      { body: { campanha: createDefaultRascunho() } },
      { token: office.token },
    )
    return body.data.id
  }
  const { id } = await publish(office)
  if (situacao === 'PAUSADA') await act('pauseCampanha', id)
  if (situacao === 'ENCERRADA') await act('closeCampanha', id)
  return id
}

const situacaoOf = async (id: number) => {
  const { body } = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
  return body.data.situacao
}

const tiposOf = async (id: number) => {
  const rows = await office.api.db
    .selectFrom('evento')
    .select('tipo')
    .where('campanhaId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.tipo)
}

describe('the states of a campaign (product 13 and 15)', () => {
  const PROIBIDO = null
  it.each<[SituacaoCampanha, Acao, SituacaoCampanha | null]>([
    ['RASCUNHO', 'pauseCampanha', PROIBIDO],
    ['RASCUNHO', 'resumeCampanha', PROIBIDO],
    ['RASCUNHO', 'closeCampanha', PROIBIDO],
    ['PUBLICADA', 'pauseCampanha', 'PAUSADA'],
    ['PUBLICADA', 'resumeCampanha', PROIBIDO],
    ['PUBLICADA', 'closeCampanha', 'ENCERRADA'],
    ['PAUSADA', 'pauseCampanha', PROIBIDO],
    ['PAUSADA', 'resumeCampanha', 'PUBLICADA'],
    ['PAUSADA', 'closeCampanha', 'ENCERRADA'],
    ['ENCERRADA', 'pauseCampanha', PROIBIDO],
    ['ENCERRADA', 'resumeCampanha', PROIBIDO],
    ['ENCERRADA', 'closeCampanha', PROIBIDO],
  ])('from %s by %s lead to %s', async (de, operation, para) => {
    const id = await campanhaIn(de)
    const before = await tiposOf(id)
    const { status, erro } = await act(operation, id)
    expect(status).toBe(para === null ? 409 : 204)
    expect(await situacaoOf(id)).toBe(para ?? de)
    expect(await tiposOf(id)).toHaveLength(before.length + (para === null ? 0 : 1))
    if (para === null) expect(erro?.mensagem).toMatch(/^Só uma campanha .+ pode ser .+\.$/)
  })

  it('stand in the log in their order', async () => {
    const { id } = await publish(office)
    await act('pauseCampanha', id)
    await act('resumeCampanha', id)
    await act('closeCampanha', id)
    expect(await tiposOf(id)).toEqual([
      'campanha_publicada',
      'campanha_pausada',
      'campanha_retomada',
      'campanha_encerrada',
    ])
  })

  it('change once when two people end a campaign together', async () => {
    const { id } = await publish(office)
    const answers = await Promise.all([act('closeCampanha', id), act('closeCampanha', id)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409])
    expect((await tiposOf(id)).filter((tipo) => tipo === 'campanha_encerrada')).toHaveLength(1)
  })
})

describe('ending a campaign', () => {
  const closing = async (id: number) =>
    (
      await office.api.db
        .selectFrom('mensagem')
        .select('destinatario')
        .where('campanhaId', '=', id)
        .where('tipo', '=', 'encerramento')
        .orderBy('destinatario')
        .execute()
    ).map((row) => row.destinatario)

  it('writes to those who wait for an answer, when asked to', async () => {
    const { id } = await publish(office)
    for (const nome of ['Ana Alves', 'Bia Braga', 'Cid Costa'])
      await apply(office.api, id, buildInscricao({ nome }))
    const board = await readBoard(office, id)
    const cards = board.etapa('Triagem').talentos
    const move = (nome: string, etapa: string) =>
      office.api.call(
        'moveTalento',
        {
          params: {
            identificador: cards.find((card) => card.nome === nome)?.identificador ?? '',
            campanhaId: id,
            kanbanId: board.etapa(etapa).id,
          },
        },
        { token: office.token },
      )
    await move('Bia Braga', 'Contratados')
    await move('Cid Costa', 'Reprovados')
    expect((await act('closeCampanha', id, { enviarEncerramento: true })).status).toBe(204)
    expect(await closing(id)).toEqual(['ana.alves@exemplo.test'])
  })

  it('writes to nobody otherwise', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, buildInscricao({ nome: 'Davi Dias' }))
    await act('closeCampanha', id)
    expect(await closing(id)).toEqual([])
  })
})

describe('deleting a campaign (product 15)', () => {
  const restore = (id: number) =>
    office.api.call('restoreCampanha', { params: { id } }, { token: office.token })
  const remove = (id: number) =>
    office.api.call('deleteCampanha', { params: { id } }, { token: office.token })

  it('takes it out of lists, counts, board and public page, and restoring brings all of it back', async () => {
    const { api, token } = office
    const { id } = await publish(office, { nome: 'Some e volta' })
    await apply(api, id, buildInscricao({ nome: 'Eva Esteves' }))
    const before = await api.call('countTalentosDasCampanhas', {}, { token })
    expect((await remove(id)).status).toBe(204)

    const filtros = [{ path: 'campanha.nome' as const, value: 'some e volta' }]
    const gone = await api.call('filterCampanhas', { query: { size: 12 }, body: { filtros } }, { token })
    expect(gone.body.totalElements).toBe(0)
    expect((await api.call('getCampanha', { params: { id } }, { token })).status).toBe(404)
    expect((await api.call('getKanban', { params: { campanhaId: id } }, { token })).status).toBe(404)
    expect((await api.call('getCampanhaPublica', { params: { id } })).status).toBe(404)
    expect((await apply(api, id, buildInscricao({ nome: 'Tarde Demais' }))).status).toBe(404)
    const without = await api.call('countTalentosDasCampanhas', {}, { token })
    expect(without.body.data).toBe(before.body.data - 1)
    expect((await remove(id)).status).toBe(404)

    expect((await restore(id)).body.data).toMatchObject({
      id,
      nome: 'Some e volta',
      situacao: 'PUBLICADA',
      qtdTalentos: 1,
    })
    expect((await readBoard(office, id)).people['Triagem']).toEqual(['Eva Esteves'])
    expect((await restore(id)).status).toBe(404)
  })

  it.each([
    [29, 200],
    [31, 409],
  ])('can be taken back %i days later: %i', async (dias, status) => {
    const { id } = await publish(office)
    await remove(id)
    await office.api.pool.query(
      `update campanha set excluida_em = now() - make_interval(days => $1) where id = $2`,
      [dias, id],
    )
    expect((await restore(id)).status).toBe(status)
  })

  it('lists what can still be taken back, the last deleted first, of the own company only', async () => {
    const { api, token } = office
    const list = async (of: string) =>
      (await api.call('listCampanhasExcluidas', {}, { token: of })).body.data.map(({ nome }) => nome)
    for (const [nome, dias] of [
      ['Excluída antes', 29],
      ['Excluída agora', 0],
      ['Excluída demais', 31],
    ] as const) {
      const { id } = await publish(office, { nome })
      await remove(id)
      await api.pool.query(
        `update campanha set excluida_em = now() - make_interval(days => $1) where id = $2`,
        [dias, id],
      )
    }
    const found = (await list(token)).filter((nome) => nome.startsWith('Excluída'))
    expect(found).toEqual(['Excluída agora', 'Excluída antes'])
    expect(await list(office.estranho.token)).toEqual([])
  })
})

describe('duplicating a campaign (product 19)', () => {
  it('makes a draft with the same content and no dates', async () => {
    const original = await publish(office, { nome: 'Padeiro', fechamento: '2030-01-01', palavraChave: 'pão' })
    const { body } = await office.api.call(
      'duplicateCampanha',
      { params: { id: original.id } },
      { token: office.token },
    )
    expect(body.data).toMatchObject({
      nome: 'Padeiro (cópia)',
      palavraChave: 'pão',
      situacao: 'RASCUNHO',
      inicio: null,
      fechamento: null,
      qtdTalentos: 0,
      vaga: original.vaga,
    })
    expect(body.data.id).not.toBe(original.id)
  })
})

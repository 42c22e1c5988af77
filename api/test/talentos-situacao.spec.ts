import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { ORIGENS, SITUACOES_FILTRO } from '@seleta/contract/limits'
import { array, boolean, constantFrom, sample, tuple } from 'fast-check'
import type { z } from 'zod'
import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

type Filtro = z.input<typeof FiltroTalentosBody>

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const filter = (body: Filtro, query: { size: number; page?: number } = { size: 8 }) =>
  office.api.call('filterTalentos', { query, body }, { token: office.token })

describe('where they stand (audit P1, P19)', () => {
  const PESSOAS = ['Ana', 'Bia', 'Caio', 'Duda', 'Edu', 'Fia', 'Gil', 'Hugo']
  let id: number
  let etapa: (nome: string) => number
  let idOf: (nome: string) => string
  beforeAll(async () => {
    id = (await publish(office)).id
    for (const nome of PESSOAS) await apply(office.api, id, buildInscricao({ nome: `${nome} Situada` }))
    const board = await readBoard(office, id)
    etapa = (nome) => board.etapa(nome).id
    const rows = await office.api.db.selectFrom('talento').select(['nome', 'identificador']).execute()
    idOf = (nome) => rows.find((row) => row.nome === `${nome} Situada`)?.identificador ?? ''
    const moves = { Bia: 'Entrevistas', Caio: 'Contratados', Duda: 'Reprovados' }
    for (const [nome, para] of Object.entries(moves))
      await office.api.call(
        'moveTalento',
        { params: { identificador: idOf(nome), campanhaId: id, kanbanId: etapa(para) } },
        { token: office.token },
      )
    const mine = 'campanha_id = $1 and talento_id = (select id from talento where identificador = $2)'
    const set = (nome: string, what: string) =>
      office.api.pool.query(`update inscricao set ${what} where ${mine}`, [id, idOf(nome)])
    await set('Edu', 'etapa_id = null')
    await set('Fia', "eliminada_motivo = 'Sem CNH'")
    await set('Gil', "situacao = 'retirada', retirada_em = now()")
    // Each later than the one before, in the order of the names; longest in the stage is who came last.
    for (const [n, nome] of PESSOAS.entries())
      await set(
        nome,
        `aderencia = ${10 + n}, criada_em = now() - make_interval(hours => ${100 - n}), na_etapa_desde = now() - make_interval(hours => ${1 + n})`,
      )
  })
  const order = async (body: Filtro) =>
    (await filter({ idCampanha: id, ...body }, { size: 100 })).body.data.map(({ nome }) => nome.split(' ')[0])
  const who = async (body: Filtro) => (await order(body)).toSorted()

  it.each<[string, () => Filtro, string[]]>([
    [
      'nothing leaves out who was taken out and who withdrew',
      () => ({}),
      ['Ana', 'Bia', 'Caio', 'Duda', 'Edu', 'Hugo'],
    ],
    ['in no stage', () => ({ situacoes: ['em-selecao'] }), ['Edu']],
    ['a type of stage', () => ({ situacoes: ['entrevista'] }), ['Bia']],
    ['hired or refused', () => ({ situacoes: ['contratado', 'reprovado'] }), ['Caio', 'Duda']],
    ['taken out by an answer', () => ({ situacoes: ['eliminada'] }), ['Fia']],
    ['withdrawn', () => ({ situacoes: ['desistente'] }), ['Gil']],
    ['both gone', () => ({ situacoes: ['eliminada', 'desistente'] }), ['Fia', 'Gil']],
    ['any of all', () => ({ situacoes: [...SITUACOES_FILTRO] }), PESSOAS],
    ['a stage', () => ({ etapas: [etapa('Triagem')] }), ['Ana', 'Hugo']],
    ['a stage or none', () => ({ etapas: [etapa('Entrevistas'), 0] }), ['Bia', 'Edu']],
    [
      'a stage and a situação that is none of it',
      () => ({ etapas: [etapa('Triagem')], situacoes: ['entrevista'] }),
      [],
    ],
    [
      'a stage and who was taken out there',
      () => ({ etapas: [etapa('Triagem')], situacoes: ['eliminada'] }),
      ['Fia'],
    ],
    ['not seen by anybody', () => ({ leituras: ['nova'] }), ['Ana', 'Edu', 'Hugo']],
    ['seen, or moved', () => ({ leituras: ['vista'] }), ['Bia', 'Caio', 'Duda']],
  ])('by %s', async (_what, body, nomes) => {
    expect(await who(body())).toEqual(nomes)
  })

  it('says it with each person, the reason of who was taken out too', async () => {
    const { data } = (await filter({ idCampanha: id, situacoes: [...SITUACOES_FILTRO] }, { size: 100 })).body
    const told = (nome: string) => {
      const one = data.find((item) => item.nome.startsWith(nome))
      return [one?.situacao, one?.eliminadaMotivo, one?.isNova]
    }
    expect(told('Caio')).toEqual(['Contratado', null, false])
    expect(told('Fia')).toEqual(['Triagem', 'Sem CNH', true])
    expect(told('Gil')).toEqual(['Desistente', null, true])
    expect(told('Edu')).toEqual(['', null, true])
  })

  it.each([
    ['by fit, whoever has their answer last', {}, 'Hugo Edu Bia Ana Duda Caio'],
    [
      'by fit alone when asked',
      { orders: [{ path: 'talento.aderencia', order: 'DESC' }] },
      'Hugo Edu Duda Caio Bia Ana',
    ],
    [
      'by when they applied',
      { orders: [{ path: 'inscricao.criadaEm', order: 'ASC' }] },
      'Ana Bia Caio Duda Edu Hugo',
    ],
    [
      'by when, the latest first',
      { orders: [{ path: 'inscricao.criadaEm', order: 'DESC' }] },
      'Hugo Edu Duda Caio Bia Ana',
    ],
    [
      'by the time in the stage',
      { orders: [{ path: 'inscricao.naEtapaDesde', order: 'ASC' }] },
      'Hugo Edu Duda Caio Bia Ana',
    ],
    // A filter makes them few: they are sorted, not walked to.
    ['with a filter too', { situacoes: [...SITUACOES_FILTRO] }, 'Hugo Edu Bia Ana Gil Fia Duda Caio'],
    [
      'with a filter by when',
      { situacoes: [...SITUACOES_FILTRO], orders: [{ path: 'inscricao.criadaEm', order: 'ASC' }] },
      PESSOAS.join(' '),
    ],
  ] satisfies [string, Filtro, string][])('ordered %s', async (_what, body, nomes) => {
    expect((await order(body)).join(' ')).toBe(nomes)
  })

  it('keeps its order over pages that end among those who have their answer', async () => {
    const pages = []
    for (const page of [0, 1, 2, 3])
      pages.push(
        (await filter({ idCampanha: id }, { size: 2, page })).body.data.map(({ nome }) => nome.split(' ')[0]),
      )
    expect(pages).toEqual([['Hugo', 'Edu'], ['Bia', 'Ana'], ['Duda', 'Caio'], []])
  })

  it('counts beside the options whom each would show', async () => {
    const { body } = await office.api.call(
      'countFacetas',
      { body: { idCampanha: id, situacoes: ['eliminada'] } },
      { token: office.token },
    )
    const totals = (opcoes: typeof body.data.situacoes) =>
      Object.fromEntries(
        (opcoes ?? []).filter(({ total }) => total > 0).map(({ rotulo, total }) => [rotulo, total]),
      )
    expect(totals(body.data.situacoes)).toEqual({
      'em-selecao': 1,
      triagem: 2,
      entrevista: 1,
      contratado: 1,
      reprovado: 1,
      desistente: 1,
      eliminada: 1,
    })
    expect(totals(body.data.etapas)).toEqual({ 'Sem etapa': 1, Triagem: 1 })
    expect(totals(body.data.leituras)).toEqual({ nova: 1 })
    expect(body.data.etapas?.map(({ rotulo }) => rotulo).slice(0, 2)).toEqual(['Sem etapa', 'Triagem'])
  })

  it('is new until somebody of the company has opened it, in that campaign alone', async () => {
    const outra = (await publish(office)).id
    const triagem = (await readBoard(office, outra)).etapa('Triagem').id
    await apply(office.api, outra, buildInscricao({ nome: 'Hugo Situada' }))
    const see = (campanhaId: number | null, token = office.token) =>
      office.api.call(
        'markInscricoesVistas',
        { params: { identificador: idOf('Hugo') }, body: { campanhaId } },
        { token },
      )
    expect((await see(id, office.estranho.token)).status).toBe(404)
    expect(await who({ leituras: ['nova'] })).toContain('Hugo')
    expect((await see(id)).status).toBe(204)
    expect(await who({ leituras: ['nova'] })).not.toContain('Hugo')
    const { data } = (await filter({ idCampanha: outra, etapas: [triagem] })).body
    expect(data.map(({ isNova }) => isNova)).toEqual([true])
    await see(null)
    expect((await filter({ idCampanha: outra })).body.data.map(({ isNova }) => isNova)).toEqual([false])
  })
})

describe('the numbers of a campaign (product 62)', () => {
  it('add up, and each is the length of the list that it opens, for three hundred people of any history', async () => {
    const { id } = await publish(office)
    const board = await readBoard(office, id)
    const etapas = [
      null,
      board.etapa('Triagem').id,
      board.etapa('Reprovados').id,
      board.etapa('Contratados').id,
    ]
    const states = ['ativa', 'retirada', 'oculta'] as const
    const [pessoas = []] = sample(
      array(tuple(constantFrom(...etapas), constantFrom(...states), boolean(), constantFrom(...ORIGENS)), {
        minLength: 300,
        maxLength: 300,
      }),
      { numRuns: 1, seed: 62 },
    )
    await office.api.pool.query(
      `with came as (
         select * from jsonb_to_recordset($3::jsonb) as c (n int, etapa bigint, situacao text, motivo text, origem text)
       ), t as (
         insert into talento (empresa_id, nome) select $1, 'Pessoa ' || n from came returning id, nome
       )
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao, situacao, eliminada_motivo, origem,
         retirada_em)
       select $1, $2, t.id, etapa, 0, situacao, motivo, origem, case when situacao = 'retirada' then now() end
       from came join t on t.nome = 'Pessoa ' || n`,
      [
        office.empresaId,
        id,
        JSON.stringify(
          pessoas.map(([etapa, situacao, isEliminada, origem], n) => ({
            n,
            etapa,
            situacao,
            motivo: isEliminada ? 'Sem CNH' : null,
            origem,
          })),
        ),
      ],
    )
    const { body } = await office.api.call(
      'getNumeros',
      { params: { campanhaId: id } },
      { token: office.token },
    )
    const { inscricoes, noQuadro, semEtapa, eliminadas, desistentes, candidatos, candidatosRobo, selecao } =
      body.data
    const visible = pessoas.filter(([, situacao]) => situacao !== 'oculta').length
    expect([inscricoes, noQuadro + semEtapa + eliminadas + desistentes]).toEqual([visible, visible])
    const onBoard = async (filtro: { eliminadas?: 'sem' }) => {
      const input = { params: { campanhaId: id }, body: filtro }
      const { body: board } = await office.api.call('filterKanban', input, { token: office.token })
      return board.data.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)
    }
    const total = async (filtro: Filtro) => (await filter({ idCampanha: id, ...filtro })).body.totalElements
    expect({
      noQuadro: await onBoard({ eliminadas: 'sem' }),
      selecao: await onBoard({}),
      semEtapa: await total({ etapas: [0] }),
      eliminadas: await total({ situacoes: ['eliminada'] }),
      desistentes: await total({ situacoes: ['desistente'], etapas: [0] }),
      candidatos: await total({ origens: ['MANUAL'] }),
      candidatosRobo: await total({ origens: ['ABLER', 'BNE'] }),
    }).toEqual({ noQuadro, selecao, semEtapa, eliminadas, desistentes, candidatos, candidatosRobo })
    expect(candidatos + candidatosRobo).toBe(noQuadro + semEtapa)
    // And so does every count beside what is picked in that list.
    const beside = async (filtro: Filtro) => {
      const input = { body: { idCampanha: id, ...filtro } }
      const { data } = (await office.api.call('countFacetas', input, { token: office.token })).body
      const of = (opcoes: typeof data.etapas, rotulo: string) =>
        opcoes?.find((opcao) => opcao.rotulo === rotulo)?.total
      return [of(data.situacoes, filtro.situacoes?.[0] ?? ''), of(data.etapas, 'Sem etapa')]
    }
    expect(await beside({ etapas: [0] })).toEqual([undefined, semEtapa])
    expect(await beside({ situacoes: ['desistente'], etapas: [0] })).toEqual([desistentes, desistentes])
    expect(await beside({ situacoes: ['eliminada'] })).toEqual([eliminadas, eliminadas])
    // «12 agora» of each stage in the metrics opens exactly those who stand there, whoever left by themselves is not.
    const metricas = await office.api.call('getMetricas', { params: { id } }, { token: office.token })
    for (const { etapaId, atual } of metricas.body.data.funil)
      expect(await total({ situacoes: [...SITUACOES_FILTRO], etapas: [etapaId] })).toBe(atual)
  })

  it('are nobody else’s', async () => {
    const { id } = await publish(office)
    const answer = await office.api.call(
      'getNumeros',
      { params: { campanhaId: id } },
      { token: office.estranho.token },
    )
    expect(answer.status).toBe(404)
  })
})

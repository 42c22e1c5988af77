import { boardOf, eventosDe, mensagensDe } from './support/board'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

describe('moving a person (product 46)', () => {
  it('puts them on top of the other stage and says from where to where', async () => {
    const { id, move, etapa, people, identificador } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    await move('Ana Alves', 'Entrevistas')
    const { status, body } = await move('Bia Braga', 'Entrevistas')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      identificador: identificador('Bia Braga'),
      campanhaId: id,
      etapaId: etapa('Entrevistas').id,
      etapaNome: 'Entrevistas',
      deEtapaId: etapa('Triagem').id,
    })
    expect(await people()).toMatchObject({ Triagem: [], Entrevistas: ['Bia Braga', 'Ana Alves'] })
  })

  it('starts the time in the stage anew', async () => {
    const { id, move, etapa } = await boardOf(office, ['Ana Alves'])
    await office.api.pool.query(
      "update inscricao set na_etapa_desde = now() - interval '9 days' where campanha_id = $1",
      [id],
    )
    const { body } = await move('Ana Alves', 'Finalistas')
    expect(Date.now() - Date.parse(body.data.naEtapaDesde)).toBeLessThan(60_000)
    const page = await office.api.call(
      'listTalentosDaEtapa',
      { params: { id: etapa('Finalistas').id }, query: {} },
      { token: office.token },
    )
    expect(Date.parse(page.body.data[0]?.naEtapaDesde ?? '')).toBe(Date.parse(body.data.naEtapaDesde))
  })

  it('taken back gives the person their time in the stage back, and counts as a later fact', async () => {
    const { id, etapas, move } = await boardOf(office, ['Ana Alves'])
    const { rows } = await office.api.pool.query<{ na_etapa_desde: Date }>(
      "update inscricao set na_etapa_desde = now() - interval '9 days' where campanha_id = $1 returning na_etapa_desde",
      [id],
    )
    const there = await move('Ana Alves', 'Finalistas')
    const back = await move('Ana Alves', 'Triagem')
    expect(Date.parse(back.body.data.naEtapaDesde)).toBe(rows[0]?.na_etapa_desde.getTime())
    const before = etapas[0]?.talentos[0]?.versao ?? 0
    expect([there.body.data.versao, back.body.data.versao]).toEqual([before + 1, before + 2])
    const [card] = (await readBoard(office, id)).etapa('Triagem').talentos
    expect(card?.versao).toBe(before + 2)
  })

  it('to where they stand changes nothing', async () => {
    const { id, move, etapa } = await boardOf(office, ['Ana Alves'])
    await move('Ana Alves', 'Entrevistas')
    const before = await eventosDe(office, id)
    const { status, body } = await move('Ana Alves', 'Entrevistas')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ etapaId: etapa('Entrevistas').id, deEtapaId: etapa('Entrevistas').id })
    expect(await eventosDe(office, id)).toEqual(before)
    expect(await mensagensDe(office, id)).toHaveLength(1)
  })

  it('is written in the log with who did it', async () => {
    const { id, move, etapa } = await boardOf(office, ['Ana Alves'])
    await move('Ana Alves', 'Questionário')
    expect(await eventosDe(office, id)).toMatchObject([
      {
        tipo: 'inscricao_criada',
        usuarioId: null,
        dados: { etapaId: etapa('Triagem').id, origem: 'MANUAL' },
      },
      {
        tipo: 'inscricao_movida',
        usuarioId: office.usuarioId,
        dados: { deEtapaId: etapa('Triagem').id, etapaId: etapa('Questionário').id, isDesfeito: false },
      },
    ])
  })

  it('adds a person of the basket who was not in the campaign, with a score', async () => {
    const { identificador } = await boardOf(office, ['Lia Lopes'])
    const { id } = await publish(office)
    const { etapa } = await readBoard(office, id)
    const params = {
      identificador: identificador('Lia Lopes'),
      campanhaId: id,
      kanbanId: etapa('Triagem').id,
    }
    const { status, body } = await office.api.call('moveTalento', { params }, { token: office.token })
    expect([status, body.data.deEtapaId]).toEqual([200, null])
    const list = await office.api.call(
      'filterTalentos',
      { query: { size: 8 }, body: { idCampanha: id } },
      { token: office.token },
    )
    expect(list.body.data).toMatchObject([{ nome: 'Lia Lopes', situacao: 'Triagem' }])
    expect(list.body.data[0]?.aderenciaDetalhe.length).toBeGreaterThan(0)
    expect((await eventosDe(office, id)).map((evento) => evento.tipo)).toEqual(['inscricao_criada'])
  })

  it('only goes to a stage of that campaign', async () => {
    const first = await boardOf(office, ['Ana Alves'])
    const second = await boardOf(office, [])
    const params = {
      identificador: first.identificador('Ana Alves'),
      campanhaId: first.id,
      kanbanId: second.etapa('Triagem').id,
    }
    expect((await office.api.call('moveTalento', { params }, { token: office.token })).status).toBe(404)
    expect((await first.people())['Triagem']).toEqual(['Ana Alves'])
  })

  it('is refused for somebody who withdrew', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    await office.api.pool.query("update inscricao set situacao = 'retirada' where campanha_id = $1", [id])
    const { status, erro } = await move('Ana Alves', 'Entrevistas')
    expect([status, erro?.mensagem]).toEqual([409, 'Esta pessoa desistiu da vaga.'])
  })
})

describe('many movers on one board (security R04)', () => {
  it('leave one person in exactly one stage, with right counters and a log without holes', async () => {
    const { id, etapas, etapa, move } = await boardOf(office, ['Ana Alves', 'Bia Braga'])
    const nomes = etapas.map((e) => e.nome)
    const targets = Array.from({ length: 48 }, (_, n) => nomes[(n * 5) % nomes.length] ?? '')
    // Eight at a time, for both people crosswise.
    for (let start = 0; start < targets.length; start += 8) {
      const answers = await Promise.all(
        targets.slice(start, start + 8).map((para, n) => move(n % 2 === 0 ? 'Ana Alves' : 'Bia Braga', para)),
      )
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    }
    const board = await readBoard(office, id)
    expect(board.etapas.flatMap((e) => e.talentos.map((card) => card.nome)).toSorted()).toEqual([
      'Ana Alves',
      'Bia Braga',
    ])
    expect(board.etapas.map((e) => e.qtdTalentos)).toEqual(board.etapas.map((e) => e.talentos.length))
    const campanha = await office.api.call('getCampanha', { params: { id } }, { token: office.token })
    expect(campanha.body.data.qtdTalentos).toBe(2)

    const { rows } = await office.api.pool.query<{
      inscricao_id: number
      de: number | null
      para: number
      onde: number
    }>(
      `select e.inscricao_id, (e.dados->>'deEtapaId')::bigint as de, (e.dados->>'etapaId')::bigint as para, i.etapa_id as onde
       from evento e join inscricao i on i.id = e.inscricao_id where e.campanha_id = $1 order by e.id`,
      [id],
    )
    const at = new Map<number, number>()
    for (const row of rows) {
      if (row.de !== null) expect(row.de).toBe(at.get(row.inscricao_id))
      at.set(row.inscricao_id, row.para)
    }
    for (const row of rows) expect(at.get(row.inscricao_id)).toBe(row.onde)
    expect(etapa('Triagem').id).toBe(rows[0]?.para)
  })

  it('add a person once', async () => {
    const { identificador } = await boardOf(office, ['Nina Nunes'])
    const { id } = await publish(office)
    const { etapas } = await readBoard(office, id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        office.api.call(
          'moveTalento',
          {
            params: {
              identificador: identificador('Nina Nunes'),
              campanhaId: id,
              kanbanId: etapas[n % 3]?.id ?? 0,
            },
          },
          { token: office.token },
        ),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(answers.filter((answer) => answer.body.data.deEtapaId === null)).toHaveLength(1)
    const board = await readBoard(office, id)
    expect(board.etapas.reduce((sum, etapa) => sum + etapa.qtdTalentos, 0)).toBe(1)
  })

  it('and the removal of the stage do not lose anybody', async () => {
    const { id, etapa, move } = await boardOf(office, ['Ana Alves', 'Bia Braga', 'Cid Costa'])
    const answers = await Promise.all([
      move('Ana Alves', 'Questionário'),
      office.api.call(
        'deleteEtapa',
        { params: { id: etapa('Questionário').id }, query: { destino: etapa('Finalistas').id } },
        { token: office.token },
      ),
      move('Bia Braga', 'Questionário'),
      move('Cid Costa', 'Entrevistas'),
    ])
    expect(answers.map((answer) => answer.status).every((status) => [200, 204, 404].includes(status))).toBe(
      true,
    )
    const board = await readBoard(office, id)
    expect(board.etapas.flatMap((e) => e.talentos.map((card) => card.nome)).toSorted()).toEqual([
      'Ana Alves',
      'Bia Braga',
      'Cid Costa',
    ])
  })
})

describe('a long board', () => {
  it('brings the first 50 people of a stage with the true count, and pages through the rest', async () => {
    const { id } = await publish(office)
    const { etapa } = await readBoard(office, id)
    const triagem = etapa('Triagem').id
    await office.api.pool.query(
      `with t as (insert into talento (empresa_id, nome) select $1, 'Pessoa ' || n from generate_series(1, 120) n returning id)
       insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, posicao) select $1, $2, id, $3, id from t`,
      [office.empresaId, id, triagem],
    )
    const board = await readBoard(office, id)
    expect(board.etapa('Triagem')).toMatchObject({ qtdTalentos: 120 })
    expect(board.etapa('Triagem').talentos).toHaveLength(50)
    const seen = board.etapa('Triagem').talentos.map((card) => card.id)
    while (seen.length < 120) {
      const page = await office.api.call(
        'listTalentosDaEtapa',
        { params: { id: triagem }, query: { depois: seen.length, limite: 40 } },
        { token: office.token },
      )
      expect(page.body.data.length).toBeGreaterThan(0)
      seen.push(...page.body.data.map((card) => card.id))
    }
    expect(new Set(seen).size).toBe(120)
  })
})

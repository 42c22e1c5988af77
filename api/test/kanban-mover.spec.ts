import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

/** A campaign with its people in Triagem. */
async function boardOf(nomes: string[]) {
  const { id } = await publish(office)
  for (const nome of nomes) await apply(office.api, id, buildInscricao({ nome }))
  const { etapas, etapa } = await readBoard(office, id)
  const identificador = (nome: string) =>
    etapas.flatMap((e) => e.talentos).find((card) => card.nome === nome)?.identificador ?? ''
  const move = (nome: string, para: string) =>
    office.api.call(
      'moveTalento',
      { params: { identificador: identificador(nome), campanhaId: id, kanbanId: etapa(para).id } },
      { token: office.token },
    )
  return { id, etapas, etapa, identificador, move, people: async () => (await readBoard(office, id)).people }
}

const mensagensDe = (campanhaId: number) =>
  office.api.db
    .selectFrom('mensagem as m')
    .leftJoin('etapa as e', 'e.id', 'm.etapaId')
    .select([
      'e.nome as etapa',
      'm.estado',
      'm.canal',
      'm.destinatario',
      'm.corpo',
      'm.enviarDepoisDe',
      'm.criadaEm',
    ])
    .where('m.campanhaId', '=', campanhaId)
    .where('m.tipo', '=', 'etapa')
    .orderBy('m.id')
    .execute()

const eventosDe = (campanhaId: number) =>
  office.api.db
    .selectFrom('evento')
    .select(['tipo', 'dados', 'usuarioId'])
    .where('campanhaId', '=', campanhaId)
    .where('tipo', 'like', 'inscricao_%')
    .orderBy('id')
    .execute()

describe('moving a person (product 46)', () => {
  it('puts them on top of the other stage and says from where to where', async () => {
    const { id, move, etapa, people, identificador } = await boardOf(['Ana Alves', 'Bia Braga'])
    await move('Bia Braga', 'Entrevistas')
    const { status, body } = await move('Ana Alves', 'Entrevistas')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      identificador: identificador('Ana Alves'),
      campanhaId: id,
      etapaId: etapa('Entrevistas').id,
      etapaNome: 'Entrevistas',
      deEtapaId: etapa('Triagem').id,
    })
    expect(await people()).toMatchObject({ Triagem: [], Entrevistas: ['Ana Alves', 'Bia Braga'] })
  })

  it('starts the time in the stage anew', async () => {
    const { id, move, etapa } = await boardOf(['Ana Alves'])
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

  it('to where they stand changes nothing', async () => {
    const { id, move, etapa } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Entrevistas')
    const before = await eventosDe(id)
    const { status, body } = await move('Ana Alves', 'Entrevistas')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ etapaId: etapa('Entrevistas').id, deEtapaId: etapa('Entrevistas').id })
    expect(await eventosDe(id)).toEqual(before)
    expect(await mensagensDe(id)).toHaveLength(1)
  })

  it('is written in the log with who did it', async () => {
    const { id, move, etapa } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Questionário')
    expect(await eventosDe(id)).toMatchObject([
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
    const { identificador } = await boardOf(['Lia Lopes'])
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
    expect((await eventosDe(id)).map((evento) => evento.tipo)).toEqual(['inscricao_criada'])
  })

  it('only goes to a stage of that campaign', async () => {
    const first = await boardOf(['Ana Alves'])
    const second = await boardOf([])
    const params = {
      identificador: first.identificador('Ana Alves'),
      campanhaId: first.id,
      kanbanId: second.etapa('Triagem').id,
    }
    expect((await office.api.call('moveTalento', { params }, { token: office.token })).status).toBe(404)
    expect((await first.people())['Triagem']).toEqual(['Ana Alves'])
  })

  it('is refused for somebody who withdrew', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    await office.api.pool.query("update inscricao set situacao = 'retirada' where campanha_id = $1", [id])
    const { status, erro } = await move('Ana Alves', 'Entrevistas')
    expect([status, erro?.mensagem]).toEqual([409, 'Esta pessoa desistiu da vaga.'])
  })
})

describe('many movers on one board (security R04)', () => {
  it('leave one person in exactly one stage, with right counters and a log without holes', async () => {
    const { id, etapas, etapa, move } = await boardOf(['Ana Alves', 'Bia Braga'])
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
    const { identificador } = await boardOf(['Nina Nunes'])
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
    const { id, etapa, move } = await boardOf(['Ana Alves', 'Bia Braga', 'Cid Costa'])
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

describe('the message of a stage (product 49)', () => {
  it('is queued with the move, filled in, and waits two minutes', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Finalistas')
    const [mensagem] = await mensagensDe(id)
    expect(mensagem).toMatchObject({
      etapa: 'Finalistas',
      estado: 'pendente',
      canal: 'EMAIL',
      destinatario: 'ana.alves@exemplo.test',
      corpo:
        'Olá, Ana! Você está entre as pessoas finalistas da vaga Auxiliar de Logística na Padaria Aurora.',
    })
    const wait = (mensagem?.enviarDepoisDe.getTime() ?? 0) - (mensagem?.criadaEm.getTime() ?? 0)
    expect(Math.round(wait / 1000)).toBe(120)
  })

  it('is taken back when the move is taken back, and all is as it was before', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Entrevistas')
    await move('Ana Alves', 'Finalistas')
    await move('Ana Alves', 'Entrevistas')
    expect((await mensagensDe(id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Entrevistas', 'pendente'],
      ['Finalistas', 'cancelada'],
    ])
    expect((await eventosDe(id)).at(-1)?.dados).toMatchObject({ isDesfeito: true })
  })

  it('of the stage before is not written when a move is taken back', async () => {
    const { id, move, etapa } = await boardOf(['Ana Alves'])
    const body = { mensagemNotificacao: 'Em triagem' }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Triagem').id }, body },
      { token: office.token },
    )
    await move('Ana Alves', 'Finalistas')
    await move('Ana Alves', 'Triagem')
    expect((await mensagensDe(id)).map(({ etapa: nome, estado }) => [nome, estado])).toEqual([
      ['Finalistas', 'cancelada'],
    ])
  })

  it('is queued again when the person enters after all', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    for (const para of ['Finalistas', 'Triagem', 'Finalistas']) await move('Ana Alves', para)
    expect((await mensagensDe(id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Finalistas', 'cancelada'],
      ['Finalistas', 'pendente'],
    ])
  })

  it('goes once to one person and stage', async () => {
    const { id, move } = await boardOf(['Ana Alves'])
    await move('Ana Alves', 'Finalistas')
    await office.api.pool.query("update mensagem set estado = 'enviada' where campanha_id = $1", [id])
    await office.api.pool.query(
      "update evento set criado_em = now() - interval '1 hour' where campanha_id = $1",
      [id],
    )
    await move('Ana Alves', 'Triagem')
    await move('Ana Alves', 'Finalistas')
    expect((await mensagensDe(id)).map(({ etapa, estado }) => [etapa, estado])).toEqual([
      ['Finalistas', 'enviada'],
    ])
  })

  it('says when the person has no channel, and uses WhatsApp where the stage does', async () => {
    const { id } = await publish(office)
    await apply(office.api, id, {
      ...buildInscricao({ nome: 'Sem Email' }),
      email: '',
      telefone: '(11) 98888-7777',
    })
    const { etapa } = await readBoard(office, id)
    const contato = { email: true, whatsapp: true, sms: true }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Finalistas').id }, body: { contato } },
      { token: office.token },
    )
    const identificador = etapa('Triagem').talentos[0]?.identificador ?? ''
    const params = { identificador, campanhaId: id, kanbanId: etapa('Finalistas').id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    expect(
      (await mensagensDe(id)).map(({ canal, estado, destinatario }) => [canal, estado, destinatario]),
    ).toEqual([
      ['EMAIL', 'sem_canal', ''],
      ['WHATSAPP', 'pendente', '11988887777'],
    ])
  })

  it('is not written for a stage without one', async () => {
    const { id, move, etapa } = await boardOf(['Ana Alves'])
    const body = { mensagemNotificacao: '  ' }
    await office.api.call(
      'updateEtapa',
      { params: { id: etapa('Finalistas').id }, body },
      { token: office.token },
    )
    await move('Ana Alves', 'Finalistas')
    expect(await mensagensDe(id)).toEqual([])
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

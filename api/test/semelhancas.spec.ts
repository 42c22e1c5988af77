import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/** Two people who may be one, and what is only declared, as the recruiter sees and decides it: decision 108. */

let office: Office
let campanhaId = 0
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, { token: office.token })).body.data
const idOf = async (nome: string) => {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}
const decide = (id: number, decisao: 'juntas' | 'separadas' | 'aberta', token = office.token) =>
  office.api.call('decideSemelhanca', { params: { id }, body: { decisao } }, { token })
const list = async (idCampanha: number | null, palavraChave = '') => {
  const { body } = await office.api.call(
    'filterTalentos',
    { query: { size: 50, page: 0 }, body: { idCampanha, pesquisa: { palavraChave } } },
    { token: office.token },
  )
  return body.data
}
/** Every row of a person, whatever table it is in, but for what a join writes about itself. */
async function whole(identificador: string) {
  const { rows } = await office.api.pool.query<{ all: unknown }>(
    `select json_build_object('talento', to_jsonb(t) - array['atualizado_em'],
       'inscricoes', (select json_agg(to_jsonb(i) - array['chave_antiga'] order by i.id) from inscricao i where i.talento_id = t.id),
       'respostas', (select json_agg(r order by r.id) from resposta r join inscricao i on i.id = r.inscricao_id where i.talento_id = t.id),
       'notas', (select json_agg(n order by n.id) from nota n where n.talento_id = t.id),
       'mensagens', (select json_agg(m order by m.id) from mensagem m where m.talento_id = t.id),
       'declaracoes', (select json_agg(to_jsonb(d) - array['arquivo_ids'] order by d.id) from declaracao d where d.talento_id = t.id),
       'eventos', (select json_agg(v order by v.id) from evento v where v.talento_id = t.id and v.tipo not in ('talento_unido', 'talento_separado'))) as all
     from talento t where t.identificador = $1`,
    [identificador],
  )
  return rows[0]?.all
}
/** Two who share a phone and a first name: the second came by the form with an e-mail of its own. */
async function pair(nome: string, telefone: string, onde = campanhaId) {
  const first = await publish(office)
  await apply(office.api, first.id, buildInscricao({ nome, telefone, email: '' }))
  const antiga = await idOf(nome)
  const outro = `${nome} Júnior`
  const dela = { habilidades: ['Excel'], ultimoCargo: 'Soldadora' }
  await apply(office.api, onde, buildInscricao({ nome: outro, telefone, ...dela }))
  const nova = await idOf(outro)
  const { semelhantes } = await detail(nova)
  return { antiga, nova, first: first.id, outro, id: semelhantes[0]?.id ?? 0 }
}

describe('who may be the same person', () => {
  it('is said in the list, on the card and in both details, and each counts once', async () => {
    const { antiga, nova, outro } = await pair('Bento Bastos', '11 97000-0001')
    for (const [who, other, nome] of [
      [nova, antiga, 'Bento Bastos'],
      [antiga, nova, outro],
    ] as const)
      expect((await detail(who)).semelhantes).toEqual([
        expect.objectContaining({ identificador: other, nome, motivo: 'telefone', isSeparada: false }),
      ])
    expect((await list(null, 'Bento')).map(({ talvezMesma }) => talvezMesma)).toEqual([true, true])
    expect((await list(campanhaId, 'Bento')).map(({ talvezMesma }) => talvezMesma)).toEqual([true])
    const { etapa } = await readBoard(office, campanhaId)
    const card = etapa('Triagem').talentos.find(({ nome }) => nome === outro)
    expect(card).toMatchObject({ talvezMesma: true, aConfirmar: false })
  })

  it('is kept apart with one call, and taken back with another', async () => {
    const { antiga, nova, id } = await pair('Caetano Costa', '11 97000-0002')
    await decide(id, 'separadas')
    expect((await detail(nova)).semelhantes).toMatchObject([{ isSeparada: true }])
    expect((await list(null, 'Caetano')).map(({ talvezMesma }) => talvezMesma)).toEqual([false, false])
    await decide(id, 'aberta')
    expect((await detail(nova)).semelhantes).toMatchObject([{ isSeparada: false }])
    // Both stories say who decided.
    for (const who of [antiga, nova]) {
      const { linhaDoTempo } = await detail(who)
      expect(linhaDoTempo.slice(0, 2).map(({ texto, quem }) => [texto, quem])).toEqual([
        ['Um cadastro parecido voltou a esperar a decisão', 'Ana Lima'],
        ['Mantida separada de um cadastro parecido', 'Ana Lima'],
      ])
    }
    await decide(id, 'separadas')
    await office.api.pool.query("update semelhanca set separada_em = now() - interval '3 minutes'")
    expect((await detail(nova)).semelhantes).toEqual([])
    // What is not offered any more is refused, to a tab that was left open too.
    for (const decisao of ['aberta', 'juntas'] as const) {
      const late = await decide(id, decisao)
      expect([late.status, late.erro?.mensagem]).toEqual([
        409,
        'Estes cadastros foram mantidos separados há mais de 2 minutos.',
      ])
    }
  })

  it('is joined with one call: one person with both applications; and is two again, whole, with another', async () => {
    const { antiga, nova, first, id } = await pair('Dora Dantas', '11 97000-0003')
    await office.api.call(
      'createNota',
      { params: { identificador: nova }, body: { texto: 'Da segunda' } },
      { token: office.token },
    )
    const before = [await whole(antiga), await whole(nova)]
    const joined = await decide(id, 'juntas')
    expect(joined.body.data).toMatchObject({ identificador: antiga, nome: 'Dora Dantas' })
    const { participacoes, informacaoPessoal, habilidades, semelhantes } = await detail(antiga)
    expect(participacoes.map((one) => one.campanhaId).toSorted()).toEqual([campanhaId, first].toSorted())
    expect([informacaoPessoal.email, habilidades, semelhantes]).toEqual([
      'dora.dantas.junior@exemplo.test',
      ['Excel'],
      [],
    ])
    expect(await list(null, 'Dora')).toHaveLength(1)
    expect((await readBoard(office, campanhaId)).people['Triagem']).toContain('Dora Dantas')

    const { body } = await office.api.call(
      'undoFusao',
      { params: { id: joined.body.data.fusaoId ?? 0 } },
      { token: office.token },
    )
    expect(body.data).toEqual({ identificador: nova, nome: 'Dora Dantas Júnior' })
    expect([await whole(antiga), await whole(nova)]).toEqual(before)
    expect((await detail(nova)).semelhantes).toHaveLength(1)
  })

  it('in one campaign leaves one application, with the other’s answers kept for taking it back', async () => {
    const pergunta = {
      id: '7b1c2a3d-0000-4000-8000-000000000778',
      tipo: 'ABERTA' as const,
      title: 'Por quê?',
      obrigatoria: true,
      efeito: 'PONTUAR' as const,
      criadaEm: '2026-01-01T00:00:00Z',
    }
    const { id: vaga } = await publish(office, { vaga: { perguntas: [pergunta] } })
    const send = (nome: string, email: string, valor: string) =>
      apply(
        office.api,
        vaga,
        buildInscricao({
          nome,
          email,
          telefone: '11 97000-0004',
          respostas: [{ perguntaId: pergunta.id, valor }],
        }),
      )
    await send('Eva Elias', '', 'primeira')
    await send('Eva Elias Dias', 'eva.dias@exemplo.test', 'segunda')
    const [antiga, nova] = [await idOf('Eva Elias'), await idOf('Eva Elias Dias')]
    const before = [await whole(antiga), await whole(nova)]
    const [par] = (await detail(nova)).semelhantes
    const joined = await decide(par?.id ?? 0, 'juntas')
    expect((await readBoard(office, vaga)).people['Triagem']).toEqual(['Eva Elias'])
    const { body } = await office.api.call('countTalentosDasCampanhas', {}, { token: office.token })
    expect(JSON.stringify(body)).not.toContain('null')
    // Kept by a release whose tables had one column more (decision 135).
    await office.api.pool.query(
      `update fusao set unida = jsonb_set(jsonb_set(unida, '{talento,coluna_de_antes}', '1'),
         '{largadas,0,inscricao,coluna_de_antes}', '1') where id = $1`,
      [joined.body.data.fusaoId],
    )
    await office.api.call(
      'undoFusao',
      { params: { id: joined.body.data.fusaoId ?? 0 } },
      { token: office.token },
    )
    expect([await whole(antiga), await whole(nova)]).toEqual(before)
  })

  it('is nobody else’s to decide, and not one when each has a CPF of their own', async () => {
    const { antiga, nova, id } = await pair('Fred Faria', '11 97000-0005')
    expect((await decide(id, 'juntas', office.estranho.token)).status).toBe(404)
    expect((await decide(id, 'separadas', office.estranho.token)).status).toBe(404)
    await office.api.pool.query(
      "update talento set cpf = case identificador when $1 then '52998224725' else '12345678909' end where identificador in ($1, $2)",
      [antiga, nova],
    )
    const refused = await decide(id, 'juntas')
    expect([refused.status, refused.erro?.codigo]).toEqual([409, 'cpfs_diferentes'])
  })

  it('a link mailed to who was joined opens the one record while theirs is its mailbox, and their own when it is taken back', async () => {
    const { id, nova } = await pair('Gaby Gomes', '11 97000-0006')
    const email = 'gaby.gomes.junior@exemplo.test'
    const chave = await mailbox.keyOf(email)
    expect((await mailbox.open(chave)).status).toBe(200)
    const joined = await decide(id, 'juntas')
    expect((await mailbox.open(chave)).html).toContain('value="Gaby Gomes"')
    await office.api.call(
      'undoFusao',
      { params: { id: joined.body.data.fusaoId ?? 0 } },
      { token: office.token },
    )
    expect((await mailbox.open(chave)).html).toContain('value="Gaby Gomes Júnior"')
    expect(await detail(nova)).toBeDefined()
  })

  it('is erased whole: who was joined to somebody goes with them, from a restored backup too', async () => {
    const { antiga, nova, id } = await pair('Hugo Horta', '11 97000-0007')
    await decide(id, 'juntas')
    const outra = await publish(office)
    await apply(
      office.api,
      outra.id,
      buildInscricao({ nome: 'Hugo', email: 'hugo.horta.junior@exemplo.test' }),
    )
    const chave = await mailbox.keyOf('hugo.horta.junior@exemplo.test')
    await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })
    const { rows } = await office.api.pool.query(
      'select identificador from apagamento where identificador in ($1, $2)',
      [antiga, nova],
    )
    expect(rows).toHaveLength(2)
    const found = await office.api.pool.query(
      "select 1 from fusao where unida::text like '%Horta%' union all select 1 from declaracao where pessoa::text like '%Horta%'",
    )
    expect(found.rows).toEqual([])
  })
})

describe('what is only declared', () => {
  it('is marked in list, card and detail with what differs, and is no more once it is confirmed', async () => {
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Iara Ivo', telefone: '11 98111-2222' }))
    const identificador = await idOf('Iara Ivo')
    const { id } = await publish(office)
    const curriculo = new Blob(['%PDF-1.4 iara\n%%EOF'], { type: 'application/pdf' })
    const again = buildInscricao({ nome: 'Iara Ivo', telefone: '11 98111-2223', formacao: 'Graduação' })
    await apply(office.api, id, again, curriculo)
    const [one] = (await detail(identificador)).aConfirmar
    expect(one).toMatchObject({
      campanhaId: id,
      temCurriculo: true,
      disse: [
        { rotulo: 'Telefone', valor: '(11) 98111-2223' },
        { rotulo: 'Formação', valor: 'Graduação' },
        { rotulo: 'Currículo', valor: 'enviado' },
      ],
    })
    const file = await office.api.request(`/talento/v1/declaracoes/${one?.identificador ?? ''}/curriculo`, {
      headers: { authorization: `Bearer ${office.token}` },
    })
    expect(await file.text()).toContain('iara')
    const stranger = await office.api.request(
      `/talento/v1/declaracoes/${one?.identificador ?? ''}/curriculo`,
      { headers: { authorization: `Bearer ${office.estranho.token}` } },
    )
    expect(stranger.status).toBe(404)
    const marks = async () => [
      (await list(null, 'Iara')).map(({ aConfirmar }) => aConfirmar),
      (await readBoard(office, id)).etapa('Triagem').talentos.map(({ aConfirmar }) => aConfirmar),
      (await detail(identificador)).aConfirmar.length,
    ]
    expect(await marks()).toEqual([[true], [true], 1])
    await mailbox.answer('iara.ivo@exemplo.test', 'confirmar')
    expect(await marks()).toEqual([[false], [false], 0])
    const { informacaoPessoal, temCurriculo } = await detail(identificador)
    expect([informacaoPessoal.telefone, temCurriculo]).toEqual(['11981112223', true])
  })
})

import { type Operation, routes } from '@seleta/contract/routes'
import { isAllowed, permissoes } from '@seleta/contract/permissoes'
import { ask, type Equipe, openConvidado, openEquipe, SEGREDOS } from './support/equipe'
import { buildAvaliacao, buildFicha } from './support/fichas'

/** Judging the people of one campaign by a link, without an account (product 72, decision 188). */

let equipe: Equipe
beforeAll(async () => {
  equipe = await openEquipe({ publicUrl: 'https://seleta.test' })
  const { api, token } = equipe.office
  const ficha = await api.call('createFicha', { body: buildFicha() }, { token })
  for (const { etapa } of [equipe.minha, equipe.outra])
    await api.call('updateEtapa', { params: { id: etapa }, body: { idFicha: ficha.body.data.id } }, { token })
})
afterAll(() => equipe.office.api.close())

const convidado = (nome?: string) => openConvidado(equipe.office, equipe.minha.campanha, nome)
const open = (chave: string) => equipe.office.api.call('openAvaliacaoLink', { body: { token: chave } })
const pendentes = (token: string) =>
  equipe.office.api.call('listAvaliacoesPendentes', { query: {} }, { token })
const listed = async (id: number) => {
  const { api, token } = equipe.office
  const { body } = await api.call('listAvaliacaoLinks', { params: { id: equipe.minha.campanha } }, { token })
  return body.data.find((one) => one.id === id)
}
const end = (id: number, token = equipe.office.token, campanha = equipe.minha.campanha) =>
  equipe.office.api.call('deleteAvaliacaoLink', { params: { id: campanha, linkId: id } }, { token })
const lugar = () => ({ identificador: equipe.minha.talento, campanhaId: equipe.minha.campanha })
/** What was answered in place of what was asked for. */
const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
  const { erro } = body as { erro: { codigo: string; mensagem: string } }
  return [status, erro.codigo]
}

describe('a link', () => {
  it('is told once, is listed with who it is for and when it was last used, and is nowhere kept as it is', async () => {
    const { api, token, empresaId } = equipe.office
    const made = await api.call(
      'createAvaliacaoLink',
      {
        params: { id: equipe.minha.campanha },
        body: { nome: '  Vera Visita ', email: 'vera@fora.test' },
      },
      { token },
    )
    const { link, id } = made.body.data
    expect(link).toMatch(/^https:\/\/seleta\.test\/avaliar#[\w-]{43}$/)
    const before = await listed(id)
    expect(before).toMatchObject({
      nome: 'Vera Visita',
      email: 'vera@fora.test',
      criadoPor: 'Ana Lima',
      situacao: 'ABERTO',
      usadoEm: null,
      enviadas: 0,
    })
    expect(JSON.stringify(before)).not.toContain('#')
    const dias = (Date.parse(before?.expiraEm ?? '') - Date.now()) / 86_400_000
    expect(Math.round(dias)).toBe(14)

    const chave = link.split('#')[1] ?? ''
    const { body } = await open(chave)
    expect(body.data).toMatchObject({ nome: 'Vera Visita', campanhaId: equipe.minha.campanha })
    expect((await listed(id))?.usadoEm).not.toBeNull()
    const { rows } = await api.pool.query<{ all: string }>(
      `select (select string_agg(l::text, '') from avaliacao_link l) || (select string_agg(s::text, '') from avaliacao_sessao s)
        || (select string_agg(a::text, '') from auditoria a) as all`,
    )
    expect(rows[0]?.all).not.toContain(chave)
    expect(rows[0]?.all).not.toContain(body.data.token)
    await end(id)
    const { rows: acts } = await api.pool.query<{ acao: string }>(
      "select acao from auditoria where empresa_id = $1 and dados->>'linkId' = $2 order by id",
      [empresaId, String(id)],
    )
    expect(acts.map(({ acao }) => acao)).toEqual([
      'avaliacao_link_criado',
      'avaliacao_link_aberto',
      'avaliacao_link_encerrado',
    ])
  })

  it('lets its guest judge as often as they come back, under their own name', async () => {
    const { api, token } = equipe.office
    const first = await convidado('Vera Visita')
    expect((await pendentes(first.token)).body.data).toMatchObject([
      { identificador: equipe.minha.talento, campanhaId: equipe.minha.campanha, nome: 'Segredo da Silva' },
    ])
    const sent = await api.call(
      'sendAvaliacao',
      { params: lugar(), body: buildAvaliacao(equipe.minha.etapa, 3, { texto: 'Boa conversa' }) },
      { token: first.token },
    )
    expect(sent.status).toBe(200)
    const again = (await open(first.chave)).body.data.token
    expect(again).not.toBe(first.token)
    for (const one of [first.token, again]) {
      expect((await pendentes(one)).body.data).toEqual([])
      const { body } = await api.call('listAvaliacoesEnviadas', {}, { token: one })
      expect(body.data).toMatchObject([
        { identificador: equipe.minha.talento, media: 3, recomendacao: 'SIM', versao: 1, canAvaliar: true },
      ])
    }
    const changed = await api.call(
      'sendAvaliacao',
      { params: lugar(), body: buildAvaliacao(equipe.minha.etapa, 4, { versao: 1 }) },
      { token: again },
    )
    expect(changed.status).toBe(200)
    const seen = await api.call('getAvaliacoes', { params: lugar() }, { token })
    expect(seen.body.data[0]?.outras).toMatchObject([
      { quem: 'Vera Visita', isConvidado: true, media: 4, versao: 2 },
    ])
    const { body } = await api.call(
      'getTalento',
      { params: { identificador: equipe.minha.talento } },
      { token },
    )
    const told = body.data.linhaDoTempo.filter(({ tipo }) => tipo === 'inscricao_avaliada')
    expect(told.map(({ quem }) => quem)).toEqual(['Vera Visita', 'Vera Visita'])
    const campanha = { params: { id: equipe.minha.campanha }, query: {} }
    const atividade = await api.call('listAtividade', campanha, { token })
    expect(atividade.body.data.itens.slice(0, 2).map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/^Vera Visita \(por convite\) mudou sua avaliação de Segredo da Silva em /),
      expect.stringMatching(/^Vera Visita \(por convite\) avaliou Segredo da Silva em /),
    ])
    expect((await listed(first.id))?.enviadas).toBe(1)
  })

  it('that is ended lets nobody go on, from the next call; the cards stay', async () => {
    const { id, chave, token } = await convidado()
    expect((await pendentes(token)).status).toBe(200)
    expect((await end(id)).status).toBe(204)
    expect(refusalOf(await pendentes(token))).toEqual([401, 'link_encerrado'])
    expect(refusalOf(await open(chave))).toEqual([409, 'link_encerrado'])
    expect((await listed(id))?.situacao).toBe('ENCERRADO')
    expect((await end(id)).status).toBe(204)
  })

  it('that is over, or whose campaign is gone, opens nothing, and says which', async () => {
    const { api } = equipe.office
    const { id, chave, token } = await convidado()
    const campanha = equipe.minha.campanha
    await api.pool.query('update campanha set excluida_em = now() where id = $1', [campanha])
    expect(refusalOf(await pendentes(token))).toEqual([401, 'link_sem_campanha'])
    expect(refusalOf(await open(chave))).toEqual([409, 'link_sem_campanha'])
    await api.pool.query('update campanha set excluida_em = null where id = $1', [campanha])
    await api.pool.query('update avaliacao_link set expira_em = now() where id = $1', [id])
    expect(refusalOf(await pendentes(token))).toEqual([401, 'link_expirado'])
    expect(refusalOf(await open(chave))).toEqual([409, 'link_expirado'])
    expect((await listed(id))?.situacao).toBe('EXPIRADO')
  })

  it('opens a session of hours, which is taken for nothing else', async () => {
    const { api } = equipe.office
    const { id, chave, token } = await convidado()
    expect(refusalOf(await open(token))).toEqual([404, 'link_desconhecido'])
    expect((await pendentes(chave)).status).toBe(401)
    expect(refusalOf(await open('x'.repeat(43)))).toEqual([404, 'link_desconhecido'])
    await api.pool.query('update avaliacao_sessao set expira_em = now() where link_id = $1', [id])
    expect(refusalOf(await pendentes(token))).toEqual([401, 'sessao_invalida'])
    const { body } = await open(chave)
    expect((await pendentes(body.data.token)).status).toBe(200)
    const { rows } = await api.pool.query<{ horas: number }>(
      'select extract(epoch from max(expira_em) - now()) / 3600 as horas from avaliacao_sessao where link_id = $1',
      [id],
    )
    expect(Math.round(Number(rows[0]?.horas))).toBe(12)
  })

  it('is left on one device: its session is over at once, another one and the link are not', async () => {
    const { api } = equipe.office
    const { chave, token } = await convidado()
    const elsewhere = (await open(chave)).body.data.token
    expect((await api.call('logout', {}, { token })).status).toBe(204)
    expect(refusalOf(await pendentes(token))).toEqual([401, 'sessao_invalida'])
    expect((await pendentes(elsewhere)).status).toBe(200)
    expect((await open(chave)).status).toBe(200)
  })

  it('is nobody’s who does not recruit, nor another company’s', async () => {
    const { api, estranho } = equipe.office
    const { id } = await convidado()
    expect((await end(id, equipe.tokens.GESTOR)).status).toBe(403)
    expect((await end(id, estranho.token)).status).toBe(404)
    expect((await end(id, equipe.office.token, equipe.outra.campanha)).status).toBe(404)
    const body = { nome: 'x', email: '' }
    const params = { id: equipe.minha.campanha }
    for (const token of [equipe.tokens.GESTOR, equipe.tokens.LEITURA])
      expect((await api.call('createAvaliacaoLink', { params, body }, { token })).status).toBe(403)
    expect((await listed(id))?.situacao).toBe('ABERTO')
  })
})

describe('a guest', () => {
  it('reads nothing of how people are reached, their documents, salary and other campaigns, in any answer', async () => {
    const { token } = await convidado()
    const { minha, outra, office } = equipe
    const { rows } = await office.api.pool.query<{ id: number }>(
      `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, origem)
       select t.empresa_id, $2, t.id, $3, 'MANUAL' from talento t where t.identificador = $1 returning id`,
      [minha.talento, outra.campanha, outra.etapa],
    )
    expect(rows).toHaveLength(1)
    const operations = (Object.keys(routes) as Operation[]).filter(
      (operation) =>
        permissoes[operation] !== 'aberta' && isAllowed('CONVIDADO', operation) && operation !== 'logout',
    )
    expect(operations).toContain('getTalento')
    const segredos = [
      ...Object.values(SEGREDOS),
      '52998224725',
      '529.982.247-25',
      '(11) 98888-7777',
      'aurora.test',
    ]
    for (const operation of operations) {
      const { text } = await ask(equipe, operation, minha, token)
      expect([operation, segredos.filter((segredo) => text.includes(segredo))]).toEqual([operation, []])
    }
    const { body } = await office.api.call(
      'getTalento',
      { params: { identificador: minha.talento } },
      { token },
    )
    expect(body.data.participacoes.map(({ campanhaId }) => campanhaId)).toEqual([minha.campanha])
    expect(body.data.linhaDoTempo).toEqual([])
    expect((await pendentes(token)).body.data.every((one) => one.campanhaId === minha.campanha)).toBe(true)
  })

  it('reads numbers for names under blind triage, whatever their page says of where it looks from', async () => {
    const { minha, outra, office } = equipe
    const { token } = await convidado('Outra Visita')
    const { api } = office
    const { body: etapas } = await api.call(
      'listEtapas',
      { params: { campanhaId: minha.campanha } },
      { token: office.token },
    )
    const ateEtapaId = etapas.data.at(-1)?.id ?? null
    const params = { id: minha.campanha }
    await api.call('saveTriagemCega', { params, body: { ateEtapaId } }, { token: office.token })
    const said = await api.request(`/talento/v1/talentos/${minha.talento}`, {
      headers: { authorization: `Bearer ${token}`, 'x-campanha': String(outra.campanha) },
    })
    expect(await said.text()).not.toContain('Segredo da Silva')
    for (const operation of ['getTalento', 'listAvaliacoesPendentes', 'getAvaliacoes'] as const) {
      const { text, desfecho } = await ask(equipe, operation, minha, token)
      expect([operation, desfecho, text.includes('Segredo')]).toEqual([operation, 'atendida', false])
    }
    expect((await pendentes(token)).body.data[0]?.nome).toMatch(/^Pessoa \d{4}$/)
    // Somebody of the company, whose desk holds several campaigns, reads each as their campaign tells it.
    const { body } = await pendentes(equipe.tokens.GESTOR)
    expect(body.data.find((one) => one.campanhaId === minha.campanha)?.nome).toMatch(/^Pessoa \d{4}$/)
    await api.call('saveTriagemCega', { params, body: { ateEtapaId: null } }, { token: office.token })
  })

  it('sees the others’ cards once theirs is sent, and none before', async () => {
    const { api, token } = equipe.office
    await api.pool.query('delete from avaliacao')
    const guest = await convidado('Leo Lima')
    await api.call(
      'sendAvaliacao',
      { params: lugar(), body: buildAvaliacao(equipe.minha.etapa, 2, { texto: 'Só da gestora' }) },
      { token: equipe.tokens.GESTOR },
    )
    const blind = await api.call('getAvaliacoes', { params: lugar() }, { token: guest.token })
    expect(blind.body.data[0]).toMatchObject({ minha: null, outras: null, enviadas: 1, canAvaliar: true })
    expect(JSON.stringify(blind.body)).not.toContain('Só da gestora')
    await api.call(
      'sendAvaliacao',
      { params: lugar(), body: buildAvaliacao(equipe.minha.etapa, 4) },
      { token: guest.token },
    )
    const seen = await api.call('getAvaliacoes', { params: lugar() }, { token: guest.token })
    expect(seen.body.data[0]?.outras?.[0]?.texto).toBe('Só da gestora')
    const all = await api.call('getAvaliacoes', { params: lugar() }, { token })
    expect(all.body.data[0]).toMatchObject({ enviadas: 2, faltam: [] })
  })
})

describe('who tries links', () => {
  it('is heard at most sixty times in ten minutes from one address', async () => {
    const tries = Array.from({ length: 60 }, () => open('y'.repeat(43)))
    const last = (await Promise.all(tries)).map(({ status }) => status)
    expect(last).toContain(404)
    expect((await open('y'.repeat(43))).status).toBe(429)
  })
})

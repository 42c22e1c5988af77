import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { isAllowed } from '@seleta/contract/permissoes'
import { readBoard } from './support/campanhas'
import { ask, type Equipe, openEquipe, SEGREDOS } from './support/equipe'
import { openStream } from './support/event-stream'

/** What each role reads of what it may call, and what happens while somebody is at work (product 70, decision 174). */

let equipe: Equipe
const open = async () => {
  equipe = await openEquipe()
}
const close = () => equipe.office.api.close()

const operations = Object.keys(routes) as Operation[]
const isOpen = (operation: Operation) => {
  const route: Route = routes[operation]
  return route.isPublic === true
}

describe('a manager', () => {
  beforeAll(open)
  afterAll(close)

  it('reads nothing of how people are reached, their documents, salary and other campaigns, in any answer', async () => {
    const { office, minha, outra, tokens } = equipe
    const params = { identificador: minha.talento }
    const { etapa } = await readBoard(office, outra.campanha)
    const place = { ...params, campanhaId: outra.campanha, kanbanId: etapa('Triagem').id }
    await office.api.call('moveTalento', { params: place }, { token: office.token })
    const { body } = await office.api.call('getTalento', { params }, { token: office.token })
    expect(JSON.stringify(body)).toContain(SEGREDOS.telefone)
    expect(body.data.participacoes).toHaveLength(2)
    const read = operations.filter((operation) => !isOpen(operation) && isAllowed('GESTOR', operation))
    for (const operation of read.filter((one) => one !== 'logout')) {
      const { text } = await ask(equipe, operation, minha, tokens.GESTOR)
      const found = Object.values(SEGREDOS).filter((segredo) => text.includes(segredo))
      expect([operation, found]).toEqual([operation, []])
    }
    const own = await office.api.call('getTalento', { params }, { token: tokens.GESTOR })
    expect(own.body.data.participacoes.map(({ campanhaId }) => campanhaId)).toEqual([minha.campanha])
    expect(own.body.data.linhaDoTempo).toEqual([])
    expect(own.body.data.informacaoPessoal).toMatchObject({ nome: 'Segredo da Silva', telefone: '' })
  })

  it('reads no age, nor who somebody else may be, wherever a person is shown', async () => {
    const { office, minha, tokens } = equipe
    const read = async (token: string) => {
      const { api } = office
      const params = { identificador: minha.talento }
      const { data } = (await api.call('getTalento', { params }, { token })).body
      const filtro = { query: { size: 8 }, body: { idCampanha: minha.campanha } } as const
      const list = (await api.call('filterTalentos', filtro, { token })).body.data
      const { etapa } = await readBoard({ api, token }, minha.campanha)
      const cards = [...list, ...etapa('Triagem').talentos].filter(({ nome }) => nome === 'Segredo da Silva')
      return {
        idades: [data.informacaoPessoal, ...cards].map(({ idade }) => typeof idade),
        mesma: cards.map(({ talvezMesma }) => talvezMesma),
      }
    }
    const { rows } = await office.api.pool.query<{ id: number }>(
      "insert into talento (empresa_id, nome, origem) values ($1, 'Segredo Silva', 'MANUAL') returning id",
      [office.empresaId],
    )
    await office.api.pool.query(
      `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
       select empresa_id, least(id, $2), greatest(id, $2), 'nome' from talento where identificador = $1`,
      [minha.talento, rows[0]?.id],
    )
    expect(await read(office.token)).toEqual({ idades: ['number', 'number', 'number'], mesma: [true, true] })
    expect(await read(tokens.GESTOR)).toEqual({
      idades: ['object', 'object', 'object'],
      mesma: [false, false],
    })
  })

  it('finds nobody by what they ask to earn', async () => {
    const { office, minha, tokens } = equipe
    await office.api.pool.query('update talento set pretensao = 4321 where identificador = $1', [
      minha.talento,
    ])
    const query = { size: 8 }
    const found = async (token: string, pretensaoMax: number) => {
      const body = { idCampanha: minha.campanha, pretensaoMax }
      const list = await office.api.call('filterTalentos', { query, body }, { token })
      const kanban = { params: { campanhaId: minha.campanha }, body: { pretensaoMax } }
      const { body: board } = await office.api.call('filterKanban', kanban, { token })
      return [list.body.totalElements, board.data.reduce((sum, { qtdTalentos }) => sum + qtdTalentos, 0)]
    }
    expect(await found(office.token, 4320)).toEqual([0, 0])
    expect(await found(tokens.GESTOR, 4320)).toEqual(await found(tokens.GESTOR, 9999))
  })

  it('finds nobody by how they are reached, by a document, or by a part of either', async () => {
    const { office, minha, tokens } = equipe
    const search = async (token: string, palavraChave: string) => {
      const body = { idCampanha: minha.campanha, pesquisa: { palavraChave } }
      const { body: list } = await office.api.call('filterTalentos', { query: { size: 8 }, body }, { token })
      const facetas = await office.api.call('countFacetas', { body }, { token })
      const seen = facetas.body.data.situacoes?.reduce((sum, { total }) => sum + total, 0)
      expect([palavraChave, seen]).toEqual([palavraChave, list.totalElements])
      return [palavraChave, list.totalElements]
    }
    for (const palavra of [
      SEGREDOS.telefone,
      '(11) 98888-7777',
      '8888',
      '88777',
      '529.982.247-25',
      SEGREDOS.email,
      'segredo.contato',
      'contato@',
      'exemplo.test',
      'segredo contato',
      'contatto exemplo',
    ]) {
      if (palavra !== 'contatto exemplo') expect(await search(office.token, palavra)).toEqual([palavra, 1])
      expect(await search(tokens.GESTOR, palavra)).toEqual([palavra, 0])
    }
    for (const palavra of ['segredo', 'gred', 'segredo sillva', 'auxiliar'])
      expect(await search(tokens.GESTOR, palavra)).toEqual([palavra, 1])
  })

  it('gets the résumé drawn of what they may read, never the file as it came', async () => {
    const { office, minha, tokens } = equipe
    const path = `/talento/v1/talentos/${minha.talento}/download-curriculo`
    const get = async (token: string) =>
      Buffer.from(
        await (
          await office.api.request(path, { headers: { authorization: `Bearer ${token}` } })
        ).arrayBuffer(),
      )
    expect((await get(office.token)).toString()).toContain('estranho')
    const drawn = await get(tokens.GESTOR)
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    expect(drawn.toString('latin1')).not.toContain('estranho')
    expect(drawn.length).toBeGreaterThan(2000)
  })

  it('sees only the campaigns of their teams in lists and counts', async () => {
    const { office, minha, tokens } = equipe
    const token = tokens.GESTOR
    const { body } = await office.api.call('filterCampanhas', { query: { size: 12 }, body: {} }, { token })
    expect(body.data.map(({ id }) => id)).toEqual([minha.campanha])
    expect(body.totalElements).toBe(1)
    expect((await office.api.call('countCampanhas', { query: {} }, { token })).body.data.TODAS).toBe(1)
  })

  it('reads the notes that they wrote, and nobody else’s', async () => {
    const { office, minha, tokens } = equipe
    const params = { identificador: minha.talento }
    await office.api.call('createNota', { params, body: { texto: 'dos outros' } }, { token: office.token })
    const { body } = await office.api.call('listNotas', { params }, { token: tokens.GESTOR })
    // One of them was deleted, and taken back.
    expect(body.data.map(({ texto, isMinha }) => [texto, isMinha])).toEqual([
      ['nota', true],
      ['nota', true],
    ])
  })

  it('is refused the basket, which is of no campaign', async () => {
    const { office, tokens } = equipe
    const asked = { query: { size: 8 }, body: { idCampanha: null } }
    expect((await office.api.call('filterTalentos', asked, { token: tokens.GESTOR })).status).toBe(403)
  })

  it('reaches a campaign no more from the moment in which they leave its team; its open board ends', async () => {
    const { office, ids, minha, tokens } = equipe
    const stream = await openStream(
      `${office.api.url}/talento/v1/kanbans/campanha/${minha.campanha}/eventos`,
      tokens.GESTOR,
    )
    expect(await stream.next()).toMatchObject({ evento: { tipo: 'inicio' } })
    const params = { id: minha.campanha }
    const membros = [{ usuarioId: ids.ADMINISTRADOR, funcao: 'RESPONSAVEL' as const }]
    await office.api.call('saveEquipe', { params, body: { membros } }, { token: office.token })
    const left = await office.api.call('getCampanha', { params }, { token: tokens.GESTOR })
    expect([left.status, left.erro?.codigo]).toEqual([403, 'sem_permissao'])
    const { etapa } = await readBoard(office, minha.campanha)
    const place = {
      identificador: minha.talento,
      campanhaId: minha.campanha,
      kanbanId: etapa('Entrevistas').id,
    }
    await office.api.call('moveTalento', { params: place }, { token: office.token })
    expect(await stream.next()).toBeNull()
  })
})

describe('a role', () => {
  beforeAll(open)
  afterAll(close)

  it('that is changed holds from the next call on, and ends what was open in the one before', async () => {
    const { office, ids, minha, tokens } = equipe
    const token = tokens.RECRUTADOR
    const stream = await openStream(
      `${office.api.url}/talento/v1/kanbans/campanha/${minha.campanha}/eventos`,
      token,
    )
    await stream.next()
    const change = { params: { id: ids.RECRUTADOR }, body: { papel: 'LEITURA' as const } }
    expect((await office.api.call('savePapel', change, { token: office.token })).status).toBe(204)
    const params = { identificador: minha.talento }
    expect((await office.api.call('getTalento', { params }, { token })).status).toBe(403)
    const { etapa } = await readBoard(office, minha.campanha)
    const place = { ...params, campanhaId: minha.campanha, kanbanId: etapa('Entrevistas').id }
    await office.api.call('moveTalento', { params: place }, { token: office.token })
    expect(await stream.next()).toBeNull()
    const { body } = await office.api.call('getUsuario', {}, { token })
    expect(body.data).toMatchObject({ papel: 'LEITURA', administradores: ['Ana Lima'] })
    expect(body.data.recusadas).toContain('getTalento')
    expect(body.data.sigilos).toContain('sensivel')
  })

  it('that does not allow something says who can help', async () => {
    const { office, tokens } = equipe
    const { erro } = await office.api.call('getChaveOrigens', {}, { token: tokens.RECRUTADOR })
    expect(erro?.mensagem).toBe('Seu papel na empresa não permite isto. Peça a um administrador: Ana Lima.')
  })

  it('of a browser is told what it may not call, and of an administrator nothing', async () => {
    const { office, tokens } = equipe
    const { body } = await office.api.call('getUsuario', {}, { token: tokens.ADMINISTRADOR })
    expect(body.data).toMatchObject({
      papel: 'ADMINISTRADOR',
      recusadas: [],
      sigilos: [],
      administradores: [],
    })
  })
})

describe('the people of a company', () => {
  beforeAll(open)
  afterAll(close)

  it('are the only ones in a team, each of them once', async () => {
    const { office, ids, minha } = equipe
    const { rows } = await office.api.pool.query<{ id: number }>(
      "select id from usuario where email = 'bia@bravo.test'",
    )
    const save = (...usuarios: readonly number[]) =>
      office.api.call(
        'saveEquipe',
        {
          params: { id: minha.campanha },
          body: { membros: usuarios.map((usuarioId) => ({ usuarioId, funcao: 'RESPONSAVEL' as const })) },
        },
        { token: office.token },
      )
    expect((await save(rows[0]?.id ?? 0)).status).toBe(422)
    expect((await save(ids.GESTOR, ids.GESTOR)).status).toBe(422)
  })

  it('who are taken out have no session for any call, and their campaigns have somebody responsible', async () => {
    const { office, ids, minha, tokens } = equipe
    const team = { params: { id: minha.campanha } }
    const membros = [{ usuarioId: ids.RECRUTADOR, funcao: 'RESPONSAVEL' as const }]
    await office.api.call('saveEquipe', { ...team, body: { membros } }, { token: office.token })
    const remove = (query: { herdeiro?: number }) =>
      office.api.call('deleteUsuario', { params: { id: ids.RECRUTADOR }, query }, { token: office.token })
    const refused = await remove({})
    expect([refused.status, refused.erro?.mensagem]).toEqual([
      409,
      'Diga quem assume 1 campanha dessa pessoa.',
    ])
    expect((await remove({ herdeiro: 987_654 })).status).toBe(409)
    expect((await remove({ herdeiro: ids.RECRUTADOR })).status).toBe(409)
    // Who sees only the campaigns of their teams is responsible for none (decision 190).
    expect((await remove({ herdeiro: ids.GESTOR })).status).toBe(409)
    expect((await remove({ herdeiro: ids.ADMINISTRADOR })).status).toBe(204)
    const { body } = await office.api.call('getEquipe', team, { token: office.token })
    expect(body.data.map(({ nome, funcao }) => [nome, funcao])).toEqual([['Ana Lima', 'RESPONSAVEL']])
    for (const operation of operations.filter((one) => !isOpen(one))) {
      const { desfecho } = await ask(equipe, operation, minha, tokens.RECRUTADOR)
      expect([operation, desfecho]).toEqual([operation, 'sem sessão'])
    }
  })

  it('are never without an administrator, however many try at once', async () => {
    const { office, ids } = equipe
    const { api, token } = office
    const lower = (id: number, by = token) =>
      api.call('savePapel', { params: { id }, body: { papel: 'LEITURA' } }, { token: by })
    const alone = await lower(ids.ADMINISTRADOR)
    expect([alone.status, alone.erro?.codigo]).toEqual([409, 'ultimo_administrador'])
    await api.call('savePapel', { params: { id: ids.LEITURA }, body: { papel: 'ADMINISTRADOR' } }, { token })
    const tries = await Promise.all([lower(ids.ADMINISTRADOR, equipe.tokens.LEITURA), lower(ids.LEITURA)])
    // One of them waits for the other, and then is the last, or has the right no more.
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})

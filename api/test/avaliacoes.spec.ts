import type { FuncaoNaEquipe, Papel } from '@seleta/contract/papeis'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import { isAllowed } from '@seleta/contract/permissoes'
import { readBoard } from './support/campanhas'
import { ask, type Equipe, openEquipe } from './support/equipe'
import { openStream } from './support/event-stream'
import { buildAvaliacao, buildFicha } from './support/fichas'

/** What each of a team says of a person, and who reads it (product 73, decision 187). */

/** Stands in the manager's card alone. */
const SEGREDO = 'Respondeu com calma a tudo'

let equipe: Equipe
let fichaId: number
beforeAll(async () => {
  equipe = await openEquipe()
})
afterAll(() => equipe.office.api.close())

/** Nobody judged, everybody in Triagem, the manager alone asked. */
beforeEach(async () => {
  const { office, minha, outra } = equipe
  await office.api.pool.query('delete from avaliacao')
  await office.api.pool.query('delete from ficha')
  for (const { talento, etapa } of [minha, outra])
    await office.api.pool.query(
      'update inscricao set etapa_id = $2 where talento_id = (select id from talento where identificador = $1)',
      [talento, etapa],
    )
  await saveEquipe({ ADMINISTRADOR: 'RESPONSAVEL', GESTOR: 'GESTOR' })
  const ficha = await office.api.call('createFicha', { body: buildFicha() }, { token: office.token })
  fichaId = ficha.body.data.id
  await setFicha(minha.etapa, fichaId)
})

const setFicha = (id: number, idFicha: number | null) =>
  equipe.office.api.call('updateEtapa', { params: { id }, body: { idFicha } }, { token: equipe.office.token })
const lugar = () => ({ identificador: equipe.minha.talento, campanhaId: equipe.minha.campanha })
const send = (papel: Papel, nota: number, part: Parameters<typeof buildAvaliacao>[2] = {}) =>
  equipe.office.api.call(
    'sendAvaliacao',
    { params: lugar(), body: buildAvaliacao(equipe.minha.etapa, nota, part) },
    { token: equipe.tokens[papel] },
  )
const read = async (papel: Papel) => {
  const { body } = await equipe.office.api.call(
    'getAvaliacoes',
    { params: lugar() },
    { token: equipe.tokens[papel] },
  )
  return body.data[0]
}
const saveEquipe = (membros: Partial<Record<Papel, FuncaoNaEquipe>>) =>
  equipe.office.api.call(
    'saveEquipe',
    {
      params: { id: equipe.minha.campanha },
      // Object.entries forgets the literal keys.
      body: {
        membros: (Object.entries(membros) as [Papel, FuncaoNaEquipe][]).map(([papel, funcao]) => ({
          usuarioId: equipe.ids[papel],
          funcao,
        })),
      },
    },
    { token: equipe.office.token },
  )
/** The manager and an interviewer who recruits are asked. */
const askTwo = () =>
  saveEquipe({ ADMINISTRADOR: 'RESPONSAVEL', GESTOR: 'GESTOR', RECRUTADOR: 'ENTREVISTADOR' })
const cardOf = async (papel: Papel) => {
  const { api } = equipe.office
  const { etapa } = await readBoard({ api, token: equipe.tokens[papel] }, equipe.minha.campanha)
  return etapa('Triagem').talentos[0]?.avaliacao
}

describe('a ficha', () => {
  it('that changes, or goes, leaves the cards that were given against it as they were', async () => {
    const { api, token } = equipe.office
    await send('GESTOR', 4)
    const params = { id: fichaId }
    const other = buildFicha().criterios.map((one, n) => (n === 0 ? { ...one, nome: 'Outra coisa' } : one))
    await api.call('updateFicha', { params, body: buildFicha({ criterios: other }) }, { token })
    const nomes = async () => (await read('GESTOR'))?.minha?.criterios.map(({ nome }) => nome)
    expect(await nomes()).toEqual(['Experiência', 'Comunicação', 'Disponibilidade'])
    expect((await api.call('deleteFicha', { params }, { token })).status).toBe(204)
    expect(await nomes()).toEqual(['Experiência', 'Comunicação', 'Disponibilidade'])
    const { etapa } = await readBoard(equipe.office, equipe.minha.campanha)
    expect(etapa('Triagem').idFicha).toBeNull()
  })
})

describe('a card', () => {
  it('is read by nobody who is asked and has not sent theirs, in no answer that tells of people', async () => {
    const { office, minha, tokens } = equipe
    await askTwo()
    const stream = await openStream(
      `${office.api.url}/talento/v1/kanbans/campanha/${minha.campanha}/eventos`,
      tokens.RECRUTADOR,
    )
    await stream.next()
    expect((await send('GESTOR', 3, { texto: SEGREDO, recomendacao: 'NAO' })).status).toBe(200)
    const blind = await read('RECRUTADOR')
    expect(blind).toMatchObject({ minha: null, outras: null, enviadas: 1, faltam: ['Rui'], canAvaliar: true })
    expect([blind?.media, blind?.menor, blind?.maior]).toEqual([null, null, null])
    expect(await cardOf('RECRUTADOR')).toEqual({
      enviadas: 1,
      faltam: 1,
      media: null,
      menor: null,
      maior: null,
    })

    // Everything that the blind one may read, files and streams too.
    const operations = (Object.keys(routes) as Operation[]).filter((operation) => {
      const route: Route = routes[operation]
      return route.isPublic !== true && operation !== 'logout' && isAllowed('RECRUTADOR', operation)
    })
    const reading = operations.filter((one) =>
      /^(?:get|list|filter|count|export|download|select|read)/.test(one),
    )
    const FIGURES = /"media":3|"media":"3|"(?:menor|maior)":3|;3;|1 não/
    for (const operation of reading) {
      const { text } = await ask(equipe, operation, minha, tokens.RECRUTADOR)
      expect([operation, text.includes(SEGREDO), FIGURES.exec(text)]).toEqual([operation, false, null])
    }
    const { text } = await ask(equipe, 'exportEtapa', minha, tokens.ADMINISTRADOR)
    // The same file says it to whoever is not asked: the search above would have found it.
    expect(FIGURES.exec(text)).not.toBeNull()
    expect((await ask(equipe, 'getAvaliacoes', minha, tokens.ADMINISTRADOR)).text).toContain(SEGREDO)

    const told = JSON.stringify(await stream.next())
    stream.close()
    expect(told).toContain('"enviadas":1')
    expect(FIGURES.exec(told)).toBeNull()
  })

  it('is read by those who sent theirs, with mean and spread, on the board and in lists too', async () => {
    const { office, minha, tokens } = equipe
    await askTwo()
    await send('GESTOR', 2, { texto: SEGREDO })
    const { body } = await send('RECRUTADOR', 4)
    expect(body.data[0]).toMatchObject({ enviadas: 2, faltam: [], media: 3, menor: 2, maior: 4 })
    expect(body.data[0]?.outras?.map(({ quem, texto, media }) => [quem, texto, media])).toEqual([
      ['Gil', SEGREDO, 2],
    ])
    const resumo = { enviadas: 2, faltam: 0, media: 3, menor: 2, maior: 4 }
    expect(await cardOf('RECRUTADOR')).toEqual(resumo)
    expect(await cardOf('GESTOR')).toEqual(resumo)
    const asked = { query: { size: 8 }, body: { idCampanha: minha.campanha } } as const
    const list = await office.api.call('filterTalentos', asked, { token: tokens.GESTOR })
    expect(list.body.data[0]?.avaliacao).toEqual(resumo)
    const file = await ask(equipe, 'exportTalentos', minha, tokens.RECRUTADOR)
    expect(file.text).toContain('2 de 2;3;de 2 a 4;2 sim')
  })

  it('stays with its person in the next stage, where nobody judges', async () => {
    await send('GESTOR', 4)
    const { office, minha } = equipe
    const { etapa } = await readBoard(office, minha.campanha)
    const params = { ...lugar(), kanbanId: etapa('Finalistas').id }
    await office.api.call('moveTalento', { params }, { token: office.token })
    const after = (await readBoard(office, minha.campanha)).etapa('Finalistas').talentos[0]
    expect(after?.avaliacao).toEqual({ enviadas: 1, faltam: 0, media: 4, menor: 4, maior: 4 })
    expect(await read('ADMINISTRADOR')).toMatchObject({ etapa: 'Triagem', isAtual: false, canAvaliar: false })
    const late = await send('ADMINISTRADOR', 1)
    expect([late.status, late.erro?.codigo]).toEqual([409, 'outra_etapa'])
  })

  it('is changed only by a new version, made from the one that holds; the ones before can be read', async () => {
    await send('GESTOR', 2)
    const second = await send('GESTOR', 3, { versao: 1, texto: 'Pensei melhor' })
    expect(second.body.data[0]?.minha).toMatchObject({ versao: 2, media: 3, texto: 'Pensei melhor' })
    expect(second.body.data[0]?.minha?.anteriores.map(({ versao, media }) => [versao, media])).toEqual([
      [1, 2],
    ])
    const stale = await send('GESTOR', 4, { versao: 1 })
    expect([stale.status, stale.erro?.codigo]).toEqual([409, 'outra_versao'])
    expect((await read('GESTOR'))?.enviadas).toBe(1)
  })

  it('has a note for each criterion of the ficha, and no other', async () => {
    const { office, minha, tokens } = equipe
    const whole = buildAvaliacao(minha.etapa, 3)
    const status = async (notas: Record<string, number>) =>
      (
        await office.api.call(
          'sendAvaliacao',
          { params: lugar(), body: { ...whole, notas } },
          { token: tokens.GESTOR },
        )
      ).status
    const [first = ''] = Object.keys(whole.notas)
    expect(await status({ [first]: 3 })).toBe(422)
    expect(await status({ ...whole.notas, '00000000-0000-4000-8000-000000000009': 3 })).toBe(422)
    expect(await status({ ...whole.notas, [first]: 5 })).toBe(422)
    expect(await status(whole.notas)).toBe(200)
  })

  it('of whoever is not asked is given before there is another to read, or not at all', async () => {
    expect((await read('RECRUTADOR'))?.canAvaliar).toBe(true)
    await send('GESTOR', 3)
    const refused = await send('RECRUTADOR', 4)
    expect([refused.status, refused.erro?.codigo]).toEqual([409, 'avaliacoes_a_vista'])
    // Asked from here on, they read nothing until they have sent theirs.
    await askTwo()
    expect((await read('RECRUTADOR'))?.outras).toBeNull()
    expect((await send('RECRUTADOR', 4)).status).toBe(200)
  })

  it('is asked of the whole team where nobody of it manages or interviews; of nobody who only reads', async () => {
    await saveEquipe({ ADMINISTRADOR: 'RESPONSAVEL', RECRUTADOR: 'RECRUTADOR' })
    const { office, minha, ids } = equipe
    // As a team may be from before roles were asked of it.
    await office.api.pool.query(
      "insert into campanha_equipe (empresa_id, campanha_id, usuario_id, funcao) values ($1, $2, $3, 'RECRUTADOR')",
      [office.empresaId, minha.campanha, ids.LEITURA],
    )
    expect((await read('ADMINISTRADOR'))?.faltam).toEqual(['Ana Lima', 'Rui'])
  })
})

describe('what waits', () => {
  it('for somebody is whom they are asked to judge and have not, over the campaigns of their teams', async () => {
    const { office, tokens, minha, outra } = equipe
    const pendentes = async (papel: Papel, query = {}) =>
      (await office.api.call('listAvaliacoesPendentes', { query }, { token: tokens[papel] })).body.data
    await setFicha(outra.etapa, fichaId)
    expect((await pendentes('GESTOR')).map(({ nome, ficha }) => [nome, ficha])).toEqual([
      ['Segredo da Silva', 'Entrevista'],
    ])
    expect(await pendentes('GESTOR', { campanhaId: outra.campanha })).toEqual([])
    expect(await pendentes('RECRUTADOR')).toEqual([])
    await send('GESTOR', 3)
    expect(await pendentes('GESTOR')).toEqual([])
    // Another stage, another card.
    const { etapa } = await readBoard(office, minha.campanha)
    const entrevistas = etapa('Entrevistas').id
    await setFicha(entrevistas, fichaId)
    await office.api.call(
      'moveTalento',
      { params: { ...lugar(), kanbanId: entrevistas } },
      { token: office.token },
    )
    expect((await pendentes('GESTOR')).map(({ etapa: nome }) => nome)).toEqual(['Entrevistas'])
  })
})

describe('a card of somebody who is on record twice', () => {
  it('goes along when two people become one, and comes back when they are two again', async () => {
    const { office, minha, ids } = equipe
    await send('GESTOR', 4)
    const { rows } = await office.api.pool.query<{ id: number }>(
      `with t as (insert into talento (empresa_id, nome, origem, email) values ($1, 'Outra', 'MANUAL', 'o@x.test') returning id),
       i as (insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id) select $1, $2, id, $3 from t returning id),
       a as (insert into avaliacao (empresa_id, inscricao_id, etapa_id, usuario_id, versao, criterios, notas, media, recomendacao, texto)
         select $1, i.id, $3, u, 1, '[]', '{}', m, 'SIM', '' from i, (values ($4::bigint, 1), ($5::bigint, 2)) v (u, m)),
       s as (insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
         select $1, p.id, t.id, 'nome' from t, talento p where p.identificador = $6 returning id)
       select id from s`,
      [office.empresaId, minha.campanha, minha.etapa, ids.GESTOR, ids.RECRUTADOR, minha.talento],
    )
    const params = { id: rows[0]?.id ?? 0 }
    const joined = await office.api.call(
      'decideSemelhanca',
      { params, body: { decisao: 'juntas' } },
      { token: office.token },
    )
    expect(joined.status).toBe(200)
    const held = async () =>
      (
        await office.api.pool.query<{ n: string }>(
          `select string_agg(a.media::text, ' ' order by a.inscricao_id, a.media) as n from avaliacao a where substituida_em is null`,
        )
      ).rows[0]?.n
    // Two cards of the manager became one that holds.
    expect((await held())?.split(' ')).toHaveLength(2)
    const fusaoId =
      (await office.api.pool.query<{ id: number }>('select max(id)::int as id from fusao')).rows[0]?.id ?? 0
    await office.api.call('undoFusao', { params: { id: fusaoId } }, { token: office.token })
    expect(await held()).toBe('4 1 2')
  })
})

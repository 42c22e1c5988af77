import { empresaDemo, empresaOutra, SENHA_DEMO } from '../src/demo/empresas/empresas-demo'
import { DemoRefusedError, loadDemo } from '../src/demo/load-demo'
import { readCampanha } from '../src/domain/campanha/campanha'
import { scoreInscricoes } from '../src/domain/aderencia/score-inscricoes'
import { startApi, type TestApi } from './support/start-api'
import { contentOf } from './support/stored-files'

const NOW = new Date()

let api: TestApi
let token: string
let loaded: boolean[] = []
beforeAll(async () => {
  api = await startApi()
  // Two processes begin at once on an empty database (audit S18).
  loaded = await Promise.all([1, 2].map(() => loadDemo(api.db, NOW, { env: {} })))
  token = await api.login(empresaDemo.usuarios[0].email, SENHA_DEMO)
})
afterAll(() => api.close())

const count = async (query: string) => Number((await api.pool.query<{ n: number }>(query)).rows[0]?.n)

describe('the demo company in the database (architecture.md, “Two commands”)', () => {
  it('is refused in production', async () => {
    await expect(loadDemo(api.db, NOW, { env: { NODE_ENV: 'production' } })).rejects.toThrow(DemoRefusedError)
  })

  it('is written by one of two starts at once on an empty database; the other waits and finds it', async () => {
    expect(loaded.toSorted()).toEqual([false, true])
    expect(await count('select count(*) n from empresa')).toBe(2)
  })

  it('is not written a second time, nor beside a company that is at work', async () => {
    expect(await loadDemo(api.db, NOW, { env: {} })).toBe(false)
    expect(await count('select count(*) n from empresa')).toBe(2)
  })

  it('has somebody of each role with the same password, and a manager who sees some campaigns', async () => {
    const papeis = await Promise.all(
      [empresaDemo.usuarios[0], ...empresaDemo.porPapel].map(async ({ email }) => {
        const own = await api.login(email, SENHA_DEMO)
        const { body } = await api.call('getUsuario', {}, { token: own })
        const seen = await api.call('countCampanhas', { query: {} }, { token: own })
        return [body.data.papel, seen.body.data.TODAS]
      }),
    )
    const all = empresaDemo.campanhas.length
    expect(papeis).toEqual([
      ['ADMINISTRADOR', all],
      ['RECRUTADOR', all],
      ['GESTOR', 2],
      ['LEITURA', all],
    ])
  })

  it('has people whom the manager is asked to judge, and some whom two have judged', async () => {
    const own = await api.login('gestor@seleta.local', SENHA_DEMO)
    const { body } = await api.call('listAvaliacoesPendentes', { query: {} }, { token: own })
    const campanhaId = body.data[0]?.campanhaId ?? 0
    const board = await api.call('getKanban', { params: { campanhaId } }, { token })
    const resumos = board.body.data.flatMap(({ talentos }) =>
      talentos.flatMap(({ avaliacao }) => avaliacao ?? []),
    )
    expect(resumos.map(({ enviadas }) => enviadas)).toEqual(expect.arrayContaining([1, 2]))
  })

  it('has counters that equal what is counted live', async () => {
    const wrong = await api.pool.query(`
      select c.id from campanha c where
        c.qtd_talentos <> (select count(*) from inscricao i where i.campanha_id = c.id and i.situacao = 'ativa')
        or c.qtd_finalizados <> (select count(*) from inscricao i join etapa e on e.id = i.etapa_id
          where i.campanha_id = c.id and i.situacao = 'ativa' and e.tipo = 'contratado')
      union all
      select e.id from etapa e
        where e.qtd <> (select count(*) from inscricao i where i.etapa_id = e.id and i.situacao = 'ativa')`)
    expect(wrong.rows).toEqual([])
    expect(await count('select sum(qtd_talentos) n from campanha')).toBeGreaterThan(450)
  })

  it('stands where its log says, since when the log says', async () => {
    const wrong = await api.pool.query(`
      select i.id from inscricao i join lateral (
        select (v.dados->>'etapaId')::bigint as etapa_id, v.criado_em from evento v
        where v.inscricao_id = i.id and v.tipo in ('inscricao_criada', 'inscricao_movida')
        order by v.id desc limit 1
      ) v on true
      where v.etapa_id is distinct from i.etapa_id or v.criado_em <> i.na_etapa_desde`)
    expect(wrong.rows).toEqual([])
  })

  it('tells of each message in the log, and in nothing of tomorrow', async () => {
    expect(
      await count(`select count(*) n from mensagem m where estado in ('enviada', 'erro') and not exists (
        select 1 from evento v where v.tipo = 'mensagem_' || case estado when 'enviada' then 'enviada' else 'falhou' end
          and (v.dados->>'mensagemId')::bigint = m.id) and canal is not null`),
    ).toBe(0)
    expect(await count('select count(*) n from evento where criado_em > now()')).toBe(0)
  })

  it('keeps nobody without a ground of the law', async () => {
    expect(
      await count(`select count(*) n from inscricao i join talento t on t.id = i.talento_id
        where t.base_legal = '' or (t.base_legal = 'consentimento' and t.consentimento_em is null)`),
    ).toBe(0)
  })

  it('gives some people a file of their own, the same each time, and shows it as it is', async () => {
    const { rows } = await api.pool.query<{ identificador: string; id: number }>(
      'select t.identificador, a.id from talento t join arquivo a on a.id = t.curriculo_id order by t.id',
    )
    expect(rows.length).toBeGreaterThan(10)
    const [first] = rows
    const answer = await api.request(
      `/talento/v1/talentos/${first?.identificador ?? ''}/download-curriculo`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    )
    const kept = await contentOf(api, first?.id ?? 0)
    expect(Buffer.from(await answer.arrayBuffer()).equals(kept)).toBe(true)
    expect(kept.length).toBeGreaterThan(1000)
  })

  it('can be found by what people wrote of their work', async () => {
    expect(
      await count("select count(*) n from talento where texto_perfil = '' and sobre <> ''"),
    ).toBeLessThan(60)
    const { body } = await api.call(
      'filterTalentos',
      { query: { page: 0, size: 11 }, body: { pesquisa: { palavraChave: 'empilhadeira' } } },
      { token },
    )
    expect(body.totalElements).toBeGreaterThan(3)
  })

  it('is scored as the product scores', async () => {
    const read = () =>
      api.db.selectFrom('inscricao').select(['id', 'aderencia', 'aderenciaDetalhe']).orderBy('id').execute()
    const before = await read()
    for (const { id, empresaId } of await api.db
      .selectFrom('campanha')
      .select(['id', 'empresaId'])
      .execute()) {
      await scoreInscricoes(api.db, empresaId, await readCampanha(api.db, empresaId, id), { campanhaId: id })
    }
    expect(await read()).toEqual(before)
  })

  it('is apart from the second company', async () => {
    const outra = await api.login(empresaOutra.usuarios[0].email, SENHA_DEMO)
    const campanhas = async (who: string) =>
      (await api.call('countCampanhas', { query: {} }, { token: who })).body.data.TODAS
    expect(await campanhas(token)).toBe(empresaDemo.campanhas.length)
    expect(await campanhas(outra)).toBe(empresaOutra.campanhas.length)
  })

  it('lets nobody else of it sign in', async () => {
    const [, ...others] = empresaDemo.usuarios
    for (const { email } of others) await expect(api.login(email, SENHA_DEMO)).rejects.toThrow('401')
  })
})

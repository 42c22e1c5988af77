import { importacoesCleanupJob } from '../../src/areas/pessoas/importacao/importacoes-jobs'
import { retencaoJob } from '../../src/areas/publico/retencao/retencao-jobs'
import { enqueueJobs } from '../../src/ground/jobs/jobs-repository'
import { readSettings, type Settings } from '../../src/ground/settings'
import { buildServer } from '../../src/server'
import { SENHA } from './seed-empresa'
import { openCalls, type TestApi } from './start-api'
import type { TestDatabase } from './test-database'

/** The product begins over what was restored, its first night goes by, and people look at it. */

const DAY = 86_400_000

export async function beginAgain(
  { db, pool, dataDir }: TestDatabase & { readonly dataDir: string },
  part: Partial<Settings>,
) {
  let agora = new Date()
  const defaults = readSettings({ LOG_LEVEL: 'error', PORT: '0', DATA_DIR: dataDir })
  const app = await buildServer({
    db,
    pool,
    settings: { ...defaults, trustProxy: 1, ...part },
    clock: () => agora,
  })
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  const request: TestApi['request'] = (path, init) => fetch(url + path, init)
  const call = openCalls(request)
  const faults: string[] = []
  const tell = (what: string, status: number) => {
    if (status >= 500) faults.push(`${what} answered ${status}`)
  }
  const listPessoas = async () =>
    (await pool.query<{ identificador: string }>('select identificador from talento order by id')).rows
  return {
    app,
    request,
    faults,
    async passNight() {
      await app.jobs.runDue()
      agora = new Date(agora.getTime() + DAY)
      for (const kind of [retencaoJob, importacoesCleanupJob])
        await enqueueJobs(db, kind, [{ data: {}, empresaId: null }])
      await app.jobs.runDue()
    },
    /** Boards, list and figures say what the rows say. */
    async look(email: string) {
      const body = { username: email, password: SENHA, grant_type: 'password' as const }
      const as = { token: (await call('login', { body })).body.access_token }
      for (const params of await listPessoas())
        for (const operation of ['getTalento', 'getCorrecao', 'listFusoes'] as const)
          tell(operation, (await call(operation, { params }, as)).status)
      faults.push(...(await countWrong(pool)), ...(await compareNumbers(pool, call, as)))
      return as
    },
    /** Everybody is erased; before it, every other one who is two by a merge is taken apart. */
    async eraseAll(as: { readonly token: string }) {
      const { rows } = await pool.query<{ id: number }>(
        'select id from fusao where desfeita_em is null and id % 2 = 0 order by id desc',
      )
      for (const params of rows) tell('undoFusao', (await call('undoFusao', { params }, as)).status)
      for (const params of await listPessoas()) {
        await pool.query('delete from contagem')
        tell('deleteTalento', (await call('deleteTalento', { params }, as)).status)
      }
      await app.jobs.runDue()
    },
  }
}

type Pool = TestDatabase['pool']

/** Counters beside a fresh count (decision 010). */
async function countWrong(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ onde: string }>(`
    select 'campanha ' || c.id as onde from campanha c
    left join lateral (select count(*) as n, count(*) filter (where e.tipo = 'contratado') as f
      from inscricao i left join etapa e on e.id = i.etapa_id
      where i.campanha_id = c.id and i.situacao = 'ativa') t on true
    where c.qtd_talentos <> t.n or c.qtd_finalizados <> t.f
    union all
    select 'etapa ' || e.id from etapa e where e.qtd <> (
      select count(*) from inscricao i where i.etapa_id = e.id and i.situacao = 'ativa')`)
  return rows.map(({ onde }) => `${onde} counts wrong`)
}

/** What the screens say, beside the rows. */
async function compareNumbers(
  pool: Pool,
  call: TestApi['call'],
  as: { readonly token: string },
): Promise<string[]> {
  const faults: string[] = []
  const { rows } = await pool.query<{ id: number; shown: number; ativas: number }>(
    `select id, (select count(*)::int from inscricao i join talento t on t.id = i.talento_id
         where i.campanha_id = c.id and t.oculta_em is null
           -- What was refused, or taken back, was never anybody's.
           and not (i.retirada_em is not null and f_inscricao_negada(i.id, i.movida_por))) as shown,
       (select count(*)::int from inscricao i where i.campanha_id = c.id and i.situacao = 'ativa') as ativas
     from campanha c`,
  )
  for (const { id, shown, ativas } of rows) {
    const { data: numeros } = (await call('getNumeros', { params: { campanhaId: id } }, as)).body
    const { data: etapas } = (await call('getKanban', { params: { campanhaId: id } }, as)).body
    const { data: campanha } = (await call('getCampanha', { params: { id } }, as)).body
    const cards = etapas.reduce((sum, { talentos }) => sum + talentos.length, 0)
    const { noQuadro, semEtapa, eliminadas, desistentes } = numeros
    const says = [
      numeros.inscricoes,
      noQuadro + semEtapa + eliminadas + desistentes,
      cards + semEtapa,
      campanha.qtdTalentos,
    ]
    if (says.join(' ') !== [shown, shown, ativas, ativas].join(' '))
      faults.push(`campanha ${id} says ${says.join(' ')} of ${shown} and ${ativas}`)
  }
  const pesquisa = { palavraChave: '' }
  const list = await call(
    'filterTalentos',
    { query: { size: 1, page: 0 }, body: { idCampanha: null, pesquisa } },
    as,
  )
  const seen = await pool.query('select from talento where oculta_em is null')
  if (list.body.totalElements !== seen.rowCount)
    faults.push(`the list says ${list.body.totalElements} of ${seen.rowCount}`)
  return faults
}

import { type Operation, routes } from '@seleta/contract/routes'
import { Pool } from 'pg'
import { fillEmpresas } from './support/many-empresas'
import { openNights, type Nights } from './support/nights'
import { planAll, type Planned } from './support/plans'
import { type Asked, keepStatements } from './support/statements'
import { end, nightly, visitors } from './support/whole-use/applicants'
import { comeIn } from './support/whole-use/come-in'
import { board, list, look, write } from './support/whole-use/recruiters'
import { beginUse } from './support/whole-use/use'

/**
 * Every question about people is answered by rows of the company that asks, however many others there are (product 105,
 * decision 119): all that asks one is really done, what it asked the database is caught, and each statement's plan is
 * read.
 */

/**
 * Calls that ask nothing about people: accounts, catalogues, campaigns as such. A new call is about people until it
 * stands here.
 */
const ELSEWHERE: readonly Operation[] = [
  'login',
  'logout',
  'getUsuario',
  'noteVisita',
  'updateUsuario',
  'changeSenha',
  'requestSenha',
  'resetSenha',
  'listSessoes',
  'deleteSessao',
  'enterSegundoFator',
  'getSegundoFator',
  'beginSegundoFator',
  'confirmSegundoFator',
  'disableSegundoFator',
  'renewRecuperacao',
  'resetSegundoFator',
  'getAcesso',
  'saveAcesso',
  'beginPelaEmpresa',
  'enterPelaEmpresa',
  'getAcessoDaEmpresa',
  'saveAcessoDaEmpresa',
  'deleteAcessoDaEmpresa',
  'proveDominio',
  'listUsuarios',
  'deleteUsuario',
  'savePapel',
  'getEquipe',
  'saveEquipe',
  'createConvite',
  'acceptConvite',
  'getEmpresa',
  'updateEmpresa',
  'getLogo',
  'saveLogo',
  'deleteLogo',
  'getChaveOrigens',
  'deleteChaveOrigens',
  'listFuncoes',
  'listFuncoesAtivas',
  'listCidades',
  'listCursos',
  'listBeneficios',
  'listTiposContratacao',
  'listTestes',
  'countCampanhas',
  'listCampanhasExcluidas',
  'getCampanha',
  'createCampanha',
  'updateCampanha',
  'retryPublicacao',
  'duplicateCampanha',
  'createRascunho',
  'saveRascunho',
  'listVagaModelos',
  'createVagaModelo',
  'updateVagaModelo',
  'deleteVagaModelo',
  'listProcessoModelos',
  'createProcessoModelo',
  'updateProcessoModelo',
  'deleteProcessoModelo',
  'listMensagemModelos',
  'createMensagemModelo',
  'updateMensagemModelo',
  'deleteMensagemModelo',
  'createMotivo',
  'updateMotivo',
  'askOpenai',
  'getCampanhaPublica',
  'listVagasPublicas',
  'countFalha',
  'openAvaliacaoLink',
]

/** Tables of a company that hold nothing about people; any other one with a company does. */
const NOT_OF_PEOPLE = [
  'acesso_empresa',
  'avaliacao_link',
  'avaliacao_sessao',
  'campanha',
  'campanha_equipe',
  'codigo_recuperacao',
  'empresa_slug',
  'entrada_pendente',
  'etapa',
  'filtro_salvo',
  'ida_ao_provedor',
  'identidade_empresa',
  'importacao',
  'mensagem_modelo',
  'pergunta',
  'processo_modelo',
  'publicacao',
  'resposta_idempotente',
  'segundo_fator',
  'sessao',
  'usuario',
  'vaga_modelo',
]

/** Written when something happens, and read by triggers and commands alone. */
const NOT_ASKED = ['apagamento', 'auditoria', 'mensagem_da_etapa']

/** What is asked about everybody, of all companies, and why. */
const ABOUT_EVERYBODY: readonly RegExp[] = [
  // How many confirmations a mailbox got today, whoever wrote to it; by an index of mailboxes.
  /^select count\(\*\) filter .* from mensagem where tipo = 'confirmacao'/,
  // Which application stands for one that a mailed key names: whose it was is not known before; by an index of random ids.
  /^with recursive largada as \(/,
  // Each night what files of a month ago say is forgotten; by an index of rows that still say something.
  /^with antigas as \( update importacao/,
  // And who went with a file longer ago than any backup; by an index of days.
  /^delete from talento_devolvido where devolvido_em/,
]

/** A part of a plan. */
/** How many rows of a table are expected, where it is read. */
const rowsOf = (node: Node, tabela: string): number =>
  Math.max(
    node['Relation Name'] === tabela ? node['Plan Rows'] : 0,
    ...(node.Plans ?? []).map((part) => rowsOf(part, tabela)),
  )

interface Node {
  readonly 'Subplan Name'?: string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Node[]
}

let nights: Nights
let aside: Pool
let tabelas: ReadonlySet<string>
let called: ReadonlySet<Operation>
let plans: readonly Planned[]
let asked: ReadonlyMap<string, Asked>
beforeAll(async () => {
  nights = await openNights()
  const { pool } = nights.office.api
  aside = new Pool({ ...pool.options, max: 2 })
  // A connection that is closing may still hear that its database goes.
  aside.on('error', () => {})
  await fillEmpresas(pool)
  const use = await beginUse(nights, aside)
  asked = keepStatements(pool)
  for (const part of [comeIn, list, board, write, look, visitors, nightly, end]) await part(use)
  called = use.called
  tabelas = await readTabelas(aside)
  plans = await planAll(aside, asked.values(), tabelas)
  // Every call there is, one after the other.
})
afterAll(async () => {
  await aside.end()
  await nights.office.api.close()
})

async function readTabelas(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ tabela: string }>(
    `select c.oid::regclass::text as tabela from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ tabela }) => tabela).filter((tabela) => !NOT_OF_PEOPLE.includes(tabela)))
}

describe('what is asked about people', () => {
  it('is asked by every call that is about them, and of every table that holds something of them', () => {
    const others = (Object.keys(routes) as Operation[]).filter((operation) => !called.has(operation))
    expect(others.toSorted()).toEqual(ELSEWHERE.toSorted())
    const seen = new Set([...NOT_ASKED, ...plans.flatMap((plan) => plan.tabelas)])
    expect([...seen].toSorted()).toEqual([...tabelas].toSorted())
    expect(plans.filter((plan) => plan.tabelas.length > 0).length).toBeGreaterThan(200)
  })

  it('is found by indexes that begin with the company, or with something that one company has', () => {
    const faults = plans
      .filter(({ text }) => !ABOUT_EVERYBODY.some((one) => one.test(text)))
      .flatMap(({ text, faults: found }) => found.map((fault) => `${fault}\n    ${text.slice(0, 2000)}`))
    expect(faults.join('\n')).toBe('')
  })

  it('is planned for as many people of a campaign as there are, though the company is asked for as well', async () => {
    const counts = [...asked.values()].find(({ text }) => /escopo as materialized \(\s*select m\./.test(text))
    const { rows: campanhas } = await aside.query<{ id: string; empresaId: string; slug: string }>(
      'select c.id, e.id as "empresaId", e.slug from campanha c join empresa e on e.id = c.empresa_id',
    )
    const vizinha = campanhas.find(({ slug }) => slug === 'vizinha-1')
    const own = campanhas.filter(({ empresaId }) => Number(empresaId) === nights.office.empresaId)
    // The same question, about a company whose campaign has thirty people.
    const values = counts?.values.map((value) => {
      if (value === nights.office.empresaId) return vizinha?.empresaId
      return own.some(({ id }) => Number(id) === value) ? vizinha?.id : value
    })
    await aside.query('analyze')
    const { rows } = await aside.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (format json) ${counts?.text ?? ''}`,
      values,
    )
    const escopo = rows[0]?.['QUERY PLAN'][0].Plan.Plans?.find((one) => one['Subplan Name'] === 'CTE escopo')
    // Who is met with whose marks is chosen by how many stand on either side.
    for (const tabela of ['inscricao', 'talento_marcas'])
      expect(escopo === undefined ? 0 : rowsOf(escopo, tabela)).toBeGreaterThanOrEqual(15)
  })

  it('is planned for as many people as are named, though the company is asked for as well', async () => {
    const counts = [...asked.values()].find(({ text }) =>
      /escopo as materialized \(select\).*m\.talento_id = any/s.test(text),
    )
    const { rows: marcas } = await aside.query<{ ids: number[]; empresaId: string }>(
      `select array_agg(m.talento_id) as ids, m.empresa_id as "empresaId" from talento_marcas m
       join empresa e on e.id = m.empresa_id where e.slug = 'vizinha-1' group by 2`,
    )
    await aside.query('analyze talento_marcas')
    const { rows } = await aside.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (format json) ${counts?.text ?? ''}`,
      counts?.values.with(0, marcas[0]?.empresaId).with(1, marcas[0]?.ids),
    )
    const planned = rows[0]?.['QUERY PLAN'][0].Plan
    expect(planned === undefined ? 0 : rowsOf(planned, 'talento_marcas')).toBe(marcas[0]?.ids.length)
  })

  it('is not found so by a column that companies share, by nothing, along an index, nor through another table', async () => {
    const wrong = [
      "select id from talento where nome = 'Ana'",
      "select nome from talento where sobre = 'x'",
      'select id from inscricao order by id limit 1',
      "select from nota n join talento t on t.id = n.talento_id where n.texto = 'x'",
    ].map((text) => ({ text, values: [] }))
    const found = await planAll(aside, wrong, tabelas)
    expect(found.map(({ faults: [fault] }) => fault)).toEqual([
      expect.stringContaining('talento_nome without empresa_id'),
      'Seq Scan of talento',
      expect.stringContaining('inscricao_id without id'),
      'Seq Scan of nota',
    ])
  })
})

import type { Indicadores } from '@seleta/contract/indicadores'
import { type Figura, formatFonte } from '@seleta/contract/figuras'
import { ORIGENS } from '@seleta/contract/limits'
import { diaInBrazil, startOfDia } from '@seleta/regras/dia'
import { openOffice, type Office } from './support/campanhas'
import { FONTES, liveHistorias, planHistorias, type Historia, type NomeDaEtapa } from './support/historias'
import { inLanes } from './support/in-lanes'
import { seedUsuario } from './support/seed-empresa'

/** Each figure of product 69 reckoned a second time, from what was planned and not from what is stored. */

/** Each campaign is a history of its own: few people, so that many are empty, of one, or without an end. */
const CAMPANHAS = 160
const PESSOAS = 400
/** Periods that are asked about, campaign by campaign. */
const DIAS = [30, 90, 365] as const
/** Of so many campaigns each number's own list is read. */
const LISTED = 24
const DAY = 86_400_000
const ORDER: readonly NomeDaEtapa[] = ['Triagem', 'Questionário', 'Entrevistas', 'Finalistas', 'Contratados']
const TIPO = {
  Triagem: 'triagem',
  Questionário: 'questionario',
  Entrevistas: 'entrevista',
  Finalistas: 'finalista',
} as const

const startOf = (dias: number) => startOfDia(diaInBrazil(new Date(Date.now() - (dias - 1) * DAY))).getTime()

/** Where they ended up, and since when. */
function endOf({ moves, criadaEm, isSemEtapa, retiradaEm }: Historia) {
  const kept = moves.filter(({ isDesfeita }) => !isDesfeita)
  const last = kept.at(-1)
  return {
    etapa: retiradaEm === null ? (last?.para ?? (isSemEtapa ? 'Sem etapa' : 'Triagem')) : null,
    since: retiradaEm ?? last?.em ?? criadaEm,
    motivo: last?.motivo ?? null,
    isMine: moves.length === 0 ? null : (moves.at(-1)?.isMine ?? null),
  }
}

function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? 0
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at % 1)
}

const prazo = (spans: readonly number[]) => {
  const days = spans.map((span) => span / DAY)
  return { mediana: quantile(days, 0.5), p90: quantile(days, 0.9), total: spans.length }
}

/** Stages that they came to after a moment, in order. */
const entriesOf = ({ criadaEm, isSemEtapa, moves }: Historia, start: number) =>
  [{ para: 'Triagem' as NomeDaEtapa, em: criadaEm, isDesfeita: isSemEtapa }, ...moves].filter(
    ({ em, isDesfeita }) => !isDesfeita && em > start,
  )

function passagens(historias: readonly Historia[], start: number) {
  return ORDER.slice(0, -1).map((etapa, place) => {
    const came = historias
      .map((one) => entriesOf(one, start))
      .filter((entries) => entries.some(({ para }) => para === etapa))
    const went = came.filter((entries) => {
      const first = entries.findIndex(({ para }) => para === etapa)
      return entries.slice(first).some(({ para }) => ORDER.indexOf(para) > place)
    })
    return { entraram: came.length, avancaram: went.length }
  })
}

const hiredOf = (historias: readonly Historia[]) =>
  historias.filter((one) => endOf(one).etapa === 'Contratados')

function motivosOf(historias: readonly Historia[], start: number, nomes: readonly string[]) {
  const totals = new Map<string, number>()
  for (const one of historias) {
    const { etapa, since, motivo } = endOf(one)
    if (since <= start || (etapa !== null && etapa !== 'Reprovados')) continue
    const nome = etapa === null ? 'Desistência' : motivo === null ? 'Sem motivo' : (nomes[motivo] ?? '')
    totals.set(nome, (totals.get(nome) ?? 0) + 1)
  }
  return Object.fromEntries(totals)
}

const aboutThe = (value: number | null) => (value === null ? null : (expect.closeTo(value, 0) as number))
const near = ({ mediana, p90, total }: ReturnType<typeof prazo>) => ({
  mediana: aboutThe(mediana),
  p90: aboutThe(p90),
  total,
})

/** Each number of an answer, with what it counts. */
function numbersOf(
  { desde, ...figures }: Indicadores,
  usuarioId: number | undefined,
): { readonly figura: Figura; readonly total: number }[] {
  const of = (nome: Figura['nome'], total: number, valor?: string) => ({
    figura: {
      nome,
      desde,
      ...(usuarioId !== undefined && { usuarioId }),
      ...(valor !== undefined && { valor }),
    },
    total,
  })
  return [
    of('inscricoes', figures.inscricoes),
    of('contratacoes', figures.contratacoes),
    of('respondidas', figures.primeiraResposta.total),
    of('preenchimentos', figures.preenchimento.total),
    ...figures.conversao.flatMap(({ tipo, entraram, avancaram }) => [
      of('chegaram', entraram, tipo),
      of('avancaram', avancaram, tipo),
    ]),
    ...figures.fontes.flatMap((fonte) => [
      of('inscricoes', fonte.inscricoes, formatFonte(fonte)),
      of('entrevistadas', fonte.entrevistas, formatFonte(fonte)),
      of('contratadas', fonte.contratacoes, formatFonte(fonte)),
    ]),
    ...figures.motivos.map(({ motivoId, total }) => of('encerradas', total, String(motivoId))),
  ]
}

interface Scope {
  readonly query: { readonly dias: number; readonly campanhaId?: number; readonly usuarioId?: number }
  readonly of: readonly Historia[]
  readonly figures: Indicadores
}

describe('the figures of random histories (product 69)', () => {
  let office: Office
  let historias: Historia[]
  let vagas: number[]
  let nomes: string[]
  let scopes: Scope[]
  beforeAll(async () => {
    office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
    const colegaId = await seedUsuario(office.api.db, office.empresaId, 'rui@aurora.test', 'Rui')
    historias = planHistorias(69, { campanhas: CAMPANHAS, pessoas: PESSOAS }, Date.now())
    vagas = Array.from({ length: CAMPANHAS }, (_, n) => n % 3)
    const colega = await office.api.login('rui@aurora.test')
    const { campanhas, motivos } = await liveHistorias(office, historias, { vagas, colega })
    nomes = motivos.map(({ nome }) => nome)
    await office.api.pool.query("update campanha set publicada_em = now() - interval '150 days'")
    const asked = [
      { query: { dias: 90 }, of: historias },
      { query: { dias: 30 }, of: historias },
      {
        query: { dias: 365, usuarioId: colegaId },
        of: historias.filter((one) => endOf(one).isMine === false),
      },
      ...campanhas.map((campanhaId, n) => ({
        query: { dias: DIAS[n % DIAS.length] ?? 90, campanhaId },
        of: historias.filter(({ campanha }) => campanha === n),
      })),
    ]
    scopes = await inLanes(asked, async (one) => ({ ...one, figures: await ask(one.query) }))
  })
  afterAll(() => office.api.close())

  const ask = async (query: Scope['query']): Promise<Indicadores> =>
    (await office.api.call('getIndicadores', { query }, { token: office.token })).body.data
  const lengthOf = async (idCampanha: number | undefined, figura: Figura) => {
    const body = { idCampanha, figura, origens: [...ORIGENS] }
    return (await office.api.call('filterTalentos', { query: { size: 8 }, body }, { token: office.token }))
      .body.totalElements
  }

  it('count who came, who was hired, and how long first answer and hire took', () => {
    for (const { query, of, figures } of scopes) {
      const start = startOf(query.dias)
      const { inscricoes, contratacoes, primeiraResposta, contratacao } = figures
      const came = of.filter(({ criadaEm }) => criadaEm > start)
      const hired = hiredOf(of).filter((one) => endOf(one).since > start)
      const answers = came.flatMap(({ respondidaEm, criadaEm }) =>
        respondidaEm === null ? [] : respondidaEm - criadaEm,
      )
      expect({ inscricoes, contratacoes }).toEqual({ inscricoes: came.length, contratacoes: hired.length })
      expect(primeiraResposta).toEqual(near(prazo(answers)))
      expect(contratacao).toEqual(near(prazo(hired.map((one) => endOf(one).since - one.criadaEm))))
    }
  })

  it('tell how long it took to fill the positions of campaigns, one at least', () => {
    const published = Date.now() - 150 * DAY
    for (const { query, of, figures } of scopes.filter(({ query }) => query.usuarioId === undefined)) {
      const filled = vagas.flatMap((positions, campanha) => {
        const hires = hiredOf(of.filter((one) => one.campanha === campanha))
        const last = hires.map((one) => endOf(one).since).toSorted((a, b) => a - b)[
          Math.max(positions, 1) - 1
        ]
        return last === undefined || last <= startOf(query.dias) ? [] : [last - published]
      })
      expect(figures.preenchimento).toEqual(near(prazo(filled)))
    }
  })

  it('tell who went on from each stage, beside the company’s last 90 days', () => {
    const empresa = passagens(historias, startOf(90))
    for (const { query, of, figures } of scopes) {
      const { conversao } = figures
      expect(conversao.map(({ tipo }) => tipo)).toEqual(Object.values(TIPO))
      expect(conversao.map(({ entraram, avancaram }) => ({ entraram, avancaram }))).toEqual(
        passagens(of, startOf(query.dias)),
      )
      expect(conversao.map((one) => one.empresa)).toEqual(empresa)
    }
  })

  it('follow each source from application to interview to hire', () => {
    for (const { query, of, figures } of scopes) {
      const start = startOf(query.dias)
      const expected = FONTES.flatMap((fonte) => {
        const came = of.filter((one) => one.fonte === fonte && one.criadaEm > start)
        const entrevistas = came.filter((one) =>
          entriesOf(one, 0).some(({ para }) => para === 'Entrevistas'),
        ).length
        const inscricoes = came.length
        const contratacoes = hiredOf(came).length
        return inscricoes === 0 ? [] : [{ origem: 'MANUAL', fonte, inscricoes, entrevistas, contratacoes }]
      })
      expect(figures.fontes).toHaveLength(expected.length)
      expect(figures.fontes).toEqual(expect.arrayContaining(expected))
    }
  })

  it('count why processes ended', () => {
    for (const { query, of, figures } of scopes)
      expect(Object.fromEntries(figures.motivos.map(({ nome, total }) => [nome, total]))).toEqual(
        motivosOf(of, startOf(query.dias), nomes),
      )
  })

  it('open exactly their people: each number of a campaign is as long as its list', async () => {
    let opened = 0
    for (const { query, figures } of scopes
      .filter((one) => one.query.campanhaId !== undefined)
      .slice(0, LISTED))
      for (const { figura, total } of numbersOf(figures, undefined)) {
        expect({ figura, total: await lengthOf(query.campanhaId, figura) }).toEqual({ figura, total })
        opened += total
      }
    expect(opened).toBeGreaterThan(LISTED)
  })

  it('of the company and of a colleague fall apart into campaigns, each as long as its list', async () => {
    const many = scopes.filter(({ query }) => query.campanhaId === undefined)
    for (const { query, figures } of many)
      for (const { figura, total } of numbersOf(figures, query.usuarioId)) {
        const { body } = await office.api.call(
          'listCampanhasDaFigura',
          { query: figura },
          { token: office.token },
        )
        expect(body.data.reduce((sum, one) => sum + one.total, 0)).toBe(total)
        const [first] = body.data
        if (first === undefined) continue
        expect(await lengthOf(first.campanhaId, figura)).toBe(first.total)
      }
  })

  it('of answers that are missing open who misses them', async () => {
    const campanhaId = scopes.at(-1)?.query.campanhaId ?? 0
    const { respostasPendentes } = (
      await office.api.call('getMetricas', { params: { id: campanhaId } }, { token: office.token })
    ).body.data
    expect(await lengthOf(campanhaId, { nome: 'pendentes' })).toBe(respostasPendentes)
  })

  it('open nobody for a reason that is none', async () => {
    for (const valor of ['abc', '1.5', '-1', '1e3', '99999999999', '9'.repeat(20)]) {
      const figura = { nome: 'encerradas', valor } as const
      expect([valor, await lengthOf(scopes.at(-1)?.query.campanhaId, figura)]).toEqual([valor, 0])
      const asked = office.api.call('listCampanhasDaFigura', { query: figura }, { token: office.token })
      expect((await asked).body.data).toEqual([])
    }
  })

  it('are nobody else’s, and of no campaign of somebody else', async () => {
    const { token } = office.estranho
    const theirs = await office.api.call('getIndicadores', { query: { dias: 365 } }, { token })
    expect(theirs.body.data).toMatchObject({
      inscricoes: 0,
      contratacoes: 0,
      contratacao: { mediana: null, p90: null, total: 0 },
      fontes: [],
      motivos: [],
    })
    for (const { figura } of scopes.slice(0, 1).flatMap(({ figures }) => numbersOf(figures, undefined)))
      expect(
        (await office.api.call('listCampanhasDaFigura', { query: figura }, { token })).body.data,
      ).toEqual([])
    const campanhaId = scopes.at(-1)?.query.campanhaId
    const { status } = await office.api.call('getIndicadores', { query: { campanhaId } }, { token })
    expect(status).toBe(404)
  })
})

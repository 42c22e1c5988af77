import type { Indicadores } from '@seleta/contract/indicadores'
import { SITUACOES_FILTRO } from '@seleta/contract/limits'
import { diaInBrazil, startOfDia } from '@seleta/regras/dia'
import { openOffice, type Office } from './support/campanhas'
import { FONTES, liveHistorias, planHistorias, type Historia, type NomeDaEtapa } from './support/historias'
import { seedUsuario } from './support/seed-empresa'

/** Each figure of product 69 reckoned a second time, from what was planned and not from what is stored. */

const PESSOAS = 150
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

describe.each([69, 690, 6900])('the figures of random histories (product 69), seed %i', (seed) => {
  let office: Office
  let historias: Historia[]
  let campanhas: number[]
  let nomes: string[]
  let colegaId: number
  beforeAll(async () => {
    office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
    colegaId = await seedUsuario(office.api.db, office.empresaId, 'rui@aurora.test', 'Rui')
    historias = planHistorias(seed, PESSOAS, Date.now())
    const lived = await liveHistorias(office, historias, await office.api.login('rui@aurora.test'))
    campanhas = lived.campanhas
    nomes = lived.motivos.map(({ nome }) => nome)
    await office.api.pool.query("update campanha set publicada_em = now() - interval '150 days'")
  }, 180_000)
  afterAll(() => office.api.close())

  const ask = async (query: {
    dias: number
    campanhaId?: number
    usuarioId?: number
  }): Promise<Indicadores> =>
    (await office.api.call('getIndicadores', { query }, { token: office.token })).body.data
  const scopes = () => [
    { query: { dias: 90 }, of: historias },
    { query: { dias: 30 }, of: historias },
    {
      query: { dias: 90, campanhaId: campanhas[1] ?? 0 },
      of: historias.filter(({ campanha }) => campanha === 1),
    },
    { query: { dias: 365, usuarioId: colegaId }, of: historias.filter((one) => endOf(one).isMine === false) },
  ]

  it('count who came, who was hired, and how long first answer and hire took', async () => {
    for (const { query, of } of scopes()) {
      const start = startOf(query.dias)
      const { inscricoes, contratacoes, primeiraResposta, contratacao } = await ask(query)
      const came = of.filter(({ criadaEm }) => criadaEm > start)
      const hired = hiredOf(of).filter((one) => endOf(one).since > start)
      expect({ inscricoes, contratacoes }).toEqual({ inscricoes: came.length, contratacoes: hired.length })
      expect(primeiraResposta).toEqual(
        near(
          prazo(
            came.flatMap(({ respondidaEm, criadaEm }) =>
              respondidaEm === null ? [] : respondidaEm - criadaEm,
            ),
          ),
        ),
      )
      expect(contratacao).toEqual(near(prazo(hired.map((one) => endOf(one).since - one.criadaEm))))
    }
  })

  it('tell how long it took to fill the five positions of a campaign', async () => {
    const published = Date.now() - 150 * DAY
    for (const dias of [30, 90, 365]) {
      const filled = [0, 1].flatMap((campanha) => {
        const hires = hiredOf(historias.filter((one) => one.campanha === campanha))
        const fifth = hires.map((one) => endOf(one).since).toSorted((a, b) => a - b)[4]
        return fifth === undefined || fifth <= startOf(dias) ? [] : [fifth - published]
      })
      expect((await ask({ dias })).preenchimento).toEqual(near(prazo(filled)))
    }
  })

  it('tell who went on from each stage, beside the company’s last 90 days', async () => {
    for (const { query, of } of scopes()) {
      const { conversao } = await ask(query)
      expect(conversao.map(({ tipo }) => tipo)).toEqual(Object.values(TIPO))
      expect(conversao.map(({ entraram, avancaram }) => ({ entraram, avancaram }))).toEqual(
        passagens(of, startOf(query.dias)),
      )
      expect(conversao.map(({ empresa }) => empresa)).toEqual(passagens(historias, startOf(90)))
    }
  })

  it('follow each source from application to interview to hire', async () => {
    for (const { query, of } of scopes()) {
      const start = startOf(query.dias)
      const { fontes } = await ask(query)
      const expected = FONTES.flatMap((fonte) => {
        const came = of.filter((one) => one.fonte === fonte && one.criadaEm > start)
        const entrevistas = came.filter((one) =>
          entriesOf(one, 0).some(({ para }) => para === 'Entrevistas'),
        ).length
        return came.length === 0
          ? []
          : [
              {
                origem: 'MANUAL',
                fonte,
                inscricoes: came.length,
                entrevistas,
                contratacoes: hiredOf(came).length,
              },
            ]
      })
      expect(fontes).toHaveLength(expected.length)
      expect(fontes).toEqual(expect.arrayContaining(expected))
    }
  })

  it('count why processes ended, and each number opens exactly its people', async () => {
    for (const { query, of } of scopes()) {
      const { motivos } = await ask(query)
      expect(Object.fromEntries(motivos.map(({ nome, total }) => [nome, total]))).toEqual(
        motivosOf(of, startOf(query.dias), nomes),
      )
    }
    const campanhaId = campanhas[0] ?? 0
    const { desde, ...figures } = await ask({ dias: 90, campanhaId })
    const total = async (filtro: object) =>
      (
        await office.api.call(
          'filterTalentos',
          { query: { size: 8 }, body: { idCampanha: campanhaId, ...filtro } },
          { token: office.token },
        )
      ).body.totalElements
    expect(await total({ situacoes: [...SITUACOES_FILTRO], inscritaDesde: desde })).toBe(figures.inscricoes)
    expect(await total({ situacoes: ['contratado'], situacaoDesde: desde })).toBe(figures.contratacoes)
    for (const { motivoId, total: people } of figures.motivos)
      expect(
        await total({ situacoes: ['reprovado', 'desistente'], motivos: [motivoId], situacaoDesde: desde }),
      ).toBe(people)
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
    const { status } = await office.api.call(
      'getIndicadores',
      { query: { campanhaId: campanhas[0] } },
      { token },
    )
    expect(status).toBe(404)
  })
})

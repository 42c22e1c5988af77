import { formatDia } from '@seleta/regras/dia'
import { asksMotivo, TIPOS_ETAPA } from '@seleta/contract/limits'
import type { Graficos } from '@seleta/contract/metricas'
import {
  EM_SELECAO,
  tipoDaEtapaWords,
  tipoOfSituacao,
  wordsOfSituacao,
} from '@seleta/contract/situacao-words'
import type { ChartTable } from '@seleta/ui/charts'
import type { Span } from './dia-words'
import { dateOf, findingOfSpans, isByWeek, spansOf } from './dia-words'
import { LOOK_OF_OTHERS, lookOfTipo } from './etapa-look'

/** The first two charts' numbers put in order, and each one's finding in a sentence (product 57, design 4.10). Pure. */

/** Campaigns with a column of their own in the table. */
const CAMPANHAS_IN_TABLE = 5
/** More of them as points could not be told apart; the line holds everybody. */
const CAMPANHAS_AS_DOTS = 3

export function inscricoesOverTime({ porDia, porCampanha }: Graficos) {
  const spans = spansOf(porDia)
  const unit = isByWeek(porDia) ? 'semana' : 'dia'
  const campanhas = largest(porCampanha)
  const byDay = new Map(porCampanha.map((one) => [`${one.campanhaId}/${one.dia}`, one.total]))
  const amount = (id: number, { dias }: Span) =>
    dias.reduce((sum, dia) => sum + (byDay.get(`${id}/${dia}`) ?? 0), 0)
  return {
    title: `Inscrições por ${unit}`,
    x: spans.map(({ start }) => dateOf(start)),
    line: spans.map(({ total }) => total),
    points: campanhas.slice(0, CAMPANHAS_AS_DOTS).map(({ id, nome }) => ({
      nome,
      // Nobody applied: no point, or the axis would be covered with them.
      data: spans.map((span) => amount(id, span) || null),
    })),
    finding: findingOfSpans(spans),
    table: {
      columns: [unit === 'dia' ? 'Dia' : 'Semana de', 'Todas', ...campanhas.map(({ nome }) => nome)],
      rows: spans.map((span) => [
        // With its year: a spreadsheet takes a day without one for a day of the year in which the file is opened.
        formatDia(span.start),
        span.total,
        ...campanhas.map(({ id }) => amount(id, span)),
      ]),
    } satisfies ChartTable,
  }
}

/** The campaigns with the most applications, the largest first; two of one name are told apart by their code. */
function largest(porCampanha: Graficos['porCampanha']) {
  const totals = new Map<number, { id: number; nome: string; total: number }>()
  for (const { campanhaId: id, nome, total } of porCampanha)
    totals.set(id, { id, nome, total: (totals.get(id)?.total ?? 0) + total })
  const top = [...totals.values()]
    .toSorted((a, b) => b.total - a.total || a.id - b.id)
    .slice(0, CAMPANHAS_IN_TABLE)
  return withOwnNames(top)
}

function withOwnNames<T extends { id: number; nome: string }>(campanhas: readonly T[]): T[] {
  const count = (nome: string) => campanhas.filter((one) => one.nome === nome).length
  return campanhas.map((one) => (count(one.nome) > 1 ? { ...one, nome: `${one.nome} #${one.id}` } : one))
}

/** People who are out are told in the table alone: the picture is of who is still chosen from (audit B11). */
const OUT = 'Fora do processo'
const OTHERS = 'Outras etapas'
const ORDER = [
  ...TIPOS_ETAPA.filter((tipo) => !asksMotivo(tipo)).map((tipo) => tipoDaEtapaWords[tipo]),
  OUT,
  OTHERS,
]

const LOOK_OF_PART = new Map([
  ...TIPOS_ETAPA.map((tipo) => [tipoDaEtapaWords[tipo], lookOfTipo(tipo)] as const),
  [OTHERS, LOOK_OF_OTHERS] as const,
])

function partOf(situacao: string): string {
  const tipo = tipoOfSituacao(situacao)
  if (tipo !== undefined && asksMotivo(tipo)) return OUT
  return situacao === EM_SELECAO ? OTHERS : wordsOfSituacao(situacao)
}

export function etapasByCampanha({ etapas }: Graficos) {
  const rows = withOwnNames(etapas.map((one) => ({ ...one, id: one.campanhaId }))).map(({ nome, partes }) => {
    const totals = new Map<string, number>()
    for (const { situacao, total } of partes) {
      const word = partOf(situacao)
      totals.set(word, (totals.get(word) ?? 0) + total)
    }
    return { nome, totals }
  })
  const words = ORDER.filter((word) => rows.some(({ totals }) => (totals.get(word) ?? 0) > 0))
  const drawn = rows.filter(({ totals }) => [...totals].some(([word, total]) => word !== OUT && total > 0))
  return {
    categories: drawn.map(({ nome }) => nome),
    series: words
      .filter((label) => label !== OUT)
      .map((label) => ({
        label,
        data: drawn.map(({ totals }) => totals.get(label) ?? 0),
        ...LOOK_OF_PART.get(label),
      })),
    finding: findingOfEtapas(rows),
    table: {
      columns: ['Campanha', ...words],
      rows: rows.map(({ nome, totals }) => [nome, ...words.map((word) => totals.get(word) ?? 0)]),
    } satisfies ChartTable,
  }
}

function findingOfEtapas(rows: readonly { nome: string; totals: ReadonlyMap<string, number> }[]): string {
  if (rows.length === 0) return 'Ainda não há pessoas em etapas.'
  if (rows.length === 1) return 'Onde estão hoje as pessoas em processo na campanha.'
  return `Onde estão hoje as pessoas em processo, nas ${rows.length} campanhas com mais inscrições.`
}

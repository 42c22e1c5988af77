import type { Graficos } from '@seleta/contract/campanhas'
import type { ChartTable } from '@seleta/ui/charts'

/** The three charts' numbers put in order, and each one's finding in a sentence (product 57, design 4.10). Pure. */

const dayText = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

/** Noon UTC: the same calendar day in every Brazilian zone. */
export const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)

export function applicationsByDay({ porDia, porCampanha }: Graficos) {
  const days = porDia.map((one) => one.dia)
  const campanhas = [...new Map(porCampanha.map((one) => [one.campanhaId, one.nome]))]
  const byDay = new Map(porCampanha.map((one) => [`${one.campanhaId}/${one.dia}`, one.total]))
  return {
    x: days.map(dateOf),
    line: porDia.map((one) => one.total),
    points: campanhas.map(([id, nome]) => ({
      nome,
      data: days.map((day) => byDay.get(`${id}/${day}`) ?? null),
    })),
    finding: findingOfDays(porDia),
    table: {
      columns: ['Dia', 'Inscrições', ...campanhas.map(([, nome]) => nome)],
      rows: porDia.map((one) => [
        dayText(one.dia),
        one.total,
        ...campanhas.map(([id]) => byDay.get(`${id}/${one.dia}`) ?? 0),
      ]),
    } satisfies ChartTable,
  }
}

function findingOfDays(porDia: Graficos['porDia']): string {
  const total = porDia.reduce((sum, one) => sum + one.total, 0)
  const best = porDia.reduce<Graficos['porDia'][number] | null>(
    (top, one) => (top === null || one.total > top.total ? one : top),
    null,
  )
  if (best === null || total === 0) return 'Nenhuma inscrição no período.'
  return `${total} inscrições no período; o dia mais movimentado foi ${dayText(best.dia)}, com ${best.total}.`
}

export function stagesByCampaign({ etapas }: Graficos) {
  const situacoes = [...new Set(etapas.flatMap((one) => one.partes.map((parte) => parte.situacao)))]
  const amount = (one: Graficos['etapas'][number], situacao: string) =>
    one.partes.find((parte) => parte.situacao === situacao)?.total ?? 0
  return {
    categories: etapas.map((one) => one.nome),
    series: situacoes.map((situacao) => ({
      label: situacao,
      data: etapas.map((one) => amount(one, situacao)),
    })),
    finding:
      etapas.length === 0
        ? 'Ainda não há pessoas em etapas.'
        : `Parte das pessoas em cada etapa, nas ${etapas.length} campanhas com mais inscrições.`,
    table: {
      columns: ['Campanha', ...situacoes],
      rows: etapas.map((one) => [one.nome, ...situacoes.map((situacao) => amount(one, situacao))]),
    } satisfies ChartTable,
  }
}

const origemWords: Readonly<Record<string, string>> = { MANUAL: 'Página da vaga', ABLER: 'ABLER', BNE: 'BNE' }

export function origins({ origens }: Graficos) {
  const slices = origens.map((one) => ({ label: origemWords[one.origem] ?? one.origem, value: one.total }))
  const top = slices.toSorted((a, b) => b.value - a.value)[0]
  return {
    slices,
    finding:
      top === undefined || top.value === 0
        ? 'Nenhuma inscrição no período.'
        : `A maior parte chegou por ${top.label}: ${top.value} pessoas.`,
    table: {
      columns: ['Origem', 'Pessoas'],
      rows: slices.map((one) => [one.label, one.value]),
    } satisfies ChartTable,
  }
}

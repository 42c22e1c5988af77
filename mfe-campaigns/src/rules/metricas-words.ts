import { plural } from '@seleta/regras/plural'
import { formatDecimal, formatPercent } from '@seleta/regras/numbers'
import { formatDia } from '@seleta/regras/dia'
import type { Metricas } from '@seleta/contract/metricas'
import type { BarRow, ChartTable } from '@seleta/ui/charts'
import { dateOf, findingOfSpans, inscricoes } from './dia-words'
import { lookOfTipo } from './etapa-look'

/** A campaign's numbers put in order for its figures (product 17). Pure. */

/** Applications over the whole life of the campaign. */
export const totalOf = ({ origens }: Metricas) => origens.reduce((sum, { total }) => sum + total, 0)

/** How many ever reached each stage, and how many stand there now. */
export function funnelOf(metricas: Metricas) {
  const { funil } = metricas
  const total = Math.max(totalOf(metricas), ...funil.map(({ passaram }) => passaram), 0)
  const share = (passaram: number) => formatPercent(total === 0 ? 0 : passaram / total)
  const [fullest] = funil.toSorted((a, b) => b.atual - a.atual)
  return {
    whole: total,
    rows: funil.map(({ nome, tipo, passaram, atual }): BarRow => ({
      label: nome,
      color: lookOfTipo(tipo).color,
      value: passaram,
      text: `${passaram} (${share(passaram)})`,
      note: `${atual} agora`,
    })),
    finding:
      fullest === undefined || fullest.atual === 0
        ? `${inscricoes(total)}; ninguém está em uma etapa agora.`
        : `De ${inscricoes(total)}, quantas chegaram a cada etapa. A mais cheia agora é ${fullest.nome}, com ${fullest.atual}.`,
    table: {
      columns: ['Etapa', 'Chegaram', 'Parte das inscrições', 'Estão agora'],
      rows: funil.map(({ nome, passaram, atual }) => [nome, passaram, share(passaram), atual]),
    } satisfies ChartTable,
  }
}

/** Median stay in each stage; a stage that nobody has left yet has none. */
export function timeOf({ funil }: Metricas) {
  const [slowest] = funil
    .filter(({ medianaDias }) => medianaDias !== null)
    .toSorted((a, b) => (b.medianaDias ?? 0) - (a.medianaDias ?? 0))
  return {
    rows: funil.map(({ nome, tipo, medianaDias }): BarRow => ({
      label: nome,
      color: lookOfTipo(tipo).color,
      value: medianaDias,
      text: daysText(medianaDias),
      ...(medianaDias === null ? { note: 'ninguém saiu ainda' } : {}),
    })),
    finding:
      slowest === undefined
        ? 'Ninguém saiu de uma etapa ainda.'
        : `A etapa mais demorada é ${slowest.nome}: metade das pessoas sai dela em até ${daysText(slowest.medianaDias)}.`,
    table: {
      columns: ['Etapa', 'Mediana em dias'],
      rows: funil.map(({ nome, medianaDias }) => [nome, medianaDias ?? '—']),
    } satisfies ChartTable,
  }
}

/** A median in words: '—' when there is none. */
export function daysText(days: number | null): string {
  if (days === null) return '—'
  if (days < 1) return 'menos de 1 dia'
  return `${formatDecimal(days)} ${plural(days, 'dia', 'dias')}`
}

/** Applications of each of the last 90 days. */
export function daysOf({ porDia }: Metricas) {
  return {
    x: porDia.map(({ dia }) => dateOf(dia)),
    line: porDia.map(({ total }) => total),
    finding: findingOfSpans(porDia.map(({ dia, total }) => ({ start: dia, dias: [dia], total }))),
    table: {
      columns: ['Dia', 'Inscrições'],
      rows: porDia.map(({ dia, total }) => [formatDia(dia), total]),
    } satisfies ChartTable,
  }
}

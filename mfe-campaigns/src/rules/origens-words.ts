import { formatPercent } from '@seleta/regras/numbers'
import type { ChartTable } from '@seleta/ui/charts'
import { NO_INSCRICOES } from './dia-words'

/** Where people came from, for donut, table and sentence. Pure. */
const origemWords: Readonly<Record<string, string>> = {
  MANUAL: 'Inscrição direta',
  ABLER: 'ABLER',
  BNE: 'BNE',
}

export function origins(origens: readonly { readonly origem: string; readonly total: number }[]) {
  const slices = origens.map((one) => ({ label: origemWords[one.origem] ?? one.origem, value: one.total }))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const [top] = slices.toSorted((a, b) => b.value - a.value)
  const share = (value: number) => (total === 0 ? '0%' : formatPercent(value / total))
  return {
    slices,
    finding:
      top === undefined || total === 0
        ? NO_INSCRICOES
        : `A maior parte: ${top.label}, ${top.value} de ${total} (${share(top.value)}).`,
    table: {
      columns: ['Origem', 'Inscrições', 'Parte'],
      rows: slices.map(({ label, value }) => [label, value, share(value)]),
    } satisfies ChartTable,
  }
}

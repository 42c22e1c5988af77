import { paint } from '../theme/paint'

/** Marker of a series, as x-charts names it. */
export type SeriesShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'star'

export interface SeriesLook {
  color: string
  shape: SeriesShape
  /** stroke-dasharray of its line; '0' is a whole line. */
  dash: string
}

const SHAPES: readonly SeriesShape[] = ['circle', 'square', 'diamond', 'triangle', 'cross', 'star']
const DASHES = ['0', '6 4', '2 4', '10 4 2 4', '12 5', '4 2'] as const

/** Look of the n-th series (from 0): colour, marker and dash, so that colour never speaks alone. */
export function seriesLook(index: number): SeriesLook {
  const i = index % SHAPES.length
  return { color: paint.series[i] ?? paint.text, shape: SHAPES[i] ?? 'circle', dash: DASHES[i] ?? '0' }
}

/** Words of the charts in Portuguese; the values' own sentences are built from labels and numbers. */
export const chartWords = {
  loading: 'Carregando dados…',
  noData: 'Sem dados para exibir',
  a11yNoValue: 'sem valor',
}

/** What all charts share: quiet axes in the type of the tables, and gaps between neighbours instead of outlines. */
export const chartStyle = {
  width: '100%',
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsAxis-root .MuiChartsAxis-tick': {
    stroke: paint.controlBorder,
  },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: paint.textSecondary, fontSize: '0.75rem' },
  '& .MuiChartsGrid-line': { stroke: paint.border, strokeDasharray: '0' },
} as const

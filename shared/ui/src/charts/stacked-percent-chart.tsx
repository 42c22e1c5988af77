import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import { paint } from '../theme/paint'
import { chartStyle, chartWords, seriesLook } from './chart-series'
import { SeriesLegend } from './series-legend'

export interface StackedSeries {
  label: string
  /** One amount per category. */
  data: readonly number[]
}

export interface StackedPercentChartProps {
  categories: readonly string[]
  series: readonly StackedSeries[]
  /** Height of chart and legend together, in px. */
  height: number
}

const LEGEND_HEIGHT = 56
/** Shares below this are not written into their segment: the word would not fit. */
const LABEL_FROM = 0.08

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 })

/** Share of one amount in its category, 0–1; 0 when the category is empty. */
export function shareOf(series: readonly StackedSeries[], category: number, value: number): number {
  const total = series.reduce((sum, one) => sum + (one.data[category] ?? 0), 0)
  return total > 0 ? value / total : 0
}

/** Stacked bars, each filling 100 %, with the share written where it fits (spec section 1). */
export function StackedPercentChart({ categories, series, height }: StackedPercentChartProps) {
  const write = (value: number | null, category: number) =>
    value === null ? null : `${percent.format(shareOf(series, category, value))} (${value})`
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <BarChart
        height={height - LEGEND_HEIGHT}
        margin={{ top: 12, right: 8, bottom: 4, left: 0 }}
        hideLegend
        skipAnimation
        borderRadius={3}
        localeText={chartWords}
        xAxis={[
          {
            id: 'x',
            data: [...categories],
            scaleType: 'band',
            height: 28,
            categoryGapRatio: 0.4,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            id: 'y',
            width: 44,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => percent.format(value),
          },
        ]}
        grid={{ horizontal: true }}
        series={series.map((one, index) => ({
          id: `s${index}`,
          label: one.label,
          data: [...one.data],
          stack: 'total',
          stackOffset: 'expand',
          color: seriesLook(index).color,
          valueFormatter: (value, { dataIndex }) => write(value, dataIndex),
          barLabel: ({ value, dataIndex }) => {
            const share = shareOf(series, dataIndex, value ?? 0)
            return share >= LABEL_FROM ? percent.format(share) : null
          },
        }))}
        sx={{
          ...chartStyle,
          '& .MuiBarChart-element': { stroke: paint.surface, strokeWidth: 1.5 },
          '& .MuiBarChart-label': { fill: paint.surface, fontSize: '0.75rem', fontWeight: 680 },
        }}
      />
      <Box sx={{ height: LEGEND_HEIGHT, pt: 2, overflow: 'hidden' }}>
        <SeriesLegend entries={series.map(({ label }) => ({ label, kind: 'area' }))} />
      </Box>
    </Box>
  )
}

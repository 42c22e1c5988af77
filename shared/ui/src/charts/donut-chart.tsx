import { formatInteger, formatPercent } from '@seleta/regras/numbers'
import Box from '@mui/material/Box'
import { PieChart } from '@mui/x-charts/PieChart'
import { paint } from '../theme/paint'
import { chartWords, seriesLook } from './chart-series'
import { SeriesLegend } from './series-legend'

export interface DonutSlice {
  label: string
  value: number
}

export interface DonutChartProps {
  slices: readonly DonutSlice[]
  /** Word under the total in the middle: «candidatos». */
  noun: string
  /** Height of chart and legend together, in px. */
  height: number
}

const LEGEND_HEIGHT = 72

/** A donut with the total in its middle and each share beside its name. */
export function DonutChart({ slices, noun, height }: DonutChartProps) {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0)
  const share = (value: number) => formatPercent(total > 0 ? value / total : 0)
  const side = height - LEGEND_HEIGHT
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative' }}>
        <PieChart
          height={side}
          margin={8}
          hideLegend
          skipAnimation
          localeText={chartWords}
          series={[
            {
              id: 'donut',
              innerRadius: '66%',
              outerRadius: '100%',
              paddingAngle: 1.5,
              cornerRadius: 3,
              data: slices.map(({ label, value }, index) => ({
                id: index,
                label,
                value,
                color: seriesLook(index).color,
              })),
              valueFormatter: ({ value }) => `${formatInteger(value)} (${share(value)})`,
            },
          ]}
          sx={{ '& .MuiPieChart-arc': { stroke: 'none' } }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            pointerEvents: 'none',
          }}
        >
          <Box sx={{ typography: 'counter' }}>{formatInteger(total)}</Box>
          <Box sx={{ fontSize: '0.8125rem', color: paint.textSecondary }}>{noun}</Box>
        </Box>
      </Box>
      <Box sx={{ height: LEGEND_HEIGHT, pt: 3, overflow: 'hidden' }}>
        <SeriesLegend
          entries={slices.map(({ label, value }) => ({ label, value: share(value), kind: 'area' }))}
        />
      </Box>
    </Box>
  )
}

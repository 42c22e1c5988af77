import { formatDecimal } from '@seleta/regras/numbers'
import Box from '@mui/material/Box'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { chartStyle, chartWords, seriesLook } from './chart-series'
import { SeriesLegend } from './series-legend'

export interface LineScatterSeries {
  /** A line through its points, or the points alone. */
  kind: 'line' | 'scatter'
  label: string
  /** One value per x; null leaves a gap. */
  data: readonly (number | null)[]
}

export interface LineScatterChartProps {
  /** Places on the x axis: days, or plain numbers. */
  x: readonly (Date | number)[]
  /** x as written on the axis and in tooltips. */
  formatX: (x: Date | number) => string
  formatY?: (y: number) => string
  /** y counts people or things: its axis has no halves. */
  isCount?: boolean
  series: readonly LineScatterSeries[]
  /** Height of chart and legend together, in px. */
  height: number
}

/** A series with its place in the order, which its colour, marker and dash are of. */
interface Placed extends LineScatterSeries {
  readonly index: number
}

const topOf = (series: readonly Placed[]) =>
  Math.max(0, ...series.flatMap(({ data }) => data.map((y) => y ?? 0)))

/**
 * Lines and loose points over one x axis (spec section 1: "a line and scatter chart"). Points that would all lie at the
 * foot of the lines' scale stand under them, on one of their own.
 */
export function LineScatterChart({ series, height, ...axes }: LineScatterChartProps) {
  const placed = series.map((one, index): Placed => ({ ...one, index }))
  const lines = placed.filter(({ kind }) => kind === 'line')
  const points = placed.filter(({ kind }) => kind === 'scatter')
  const isApart = lines.length > 0 && topOf(points) > 0 && topOf(points) * 2 < topOf(lines)
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ flex: 3, minHeight: 0 }}>
        <Plot {...axes} series={isApart ? lines : placed} />
      </Box>
      {isApart ? (
        <Box sx={{ flex: 2, minHeight: 0 }}>
          <Plot {...axes} series={points} />
        </Box>
      ) : null}
      <Box sx={{ pt: 2 }}>
        <SeriesLegend
          entries={series.map(({ label, kind }) => ({ label, kind: kind === 'line' ? 'line' : 'mark' }))}
        />
      </Box>
    </Box>
  )
}

interface PlotProps extends Omit<LineScatterChartProps, 'series' | 'height'> {
  readonly series: readonly Placed[]
}

function Plot({ x, formatX, formatY = formatDecimal, isCount = false, series }: PlotProps) {
  return (
    <ChartsContainer
      series={series.map((one) => drawSeries(one, x.length <= 31, formatY))}
      margin={{ top: 12, right: 16, bottom: 4, left: 0 }}
      xAxis={[placeAxis(x, formatX)]}
      yAxis={[amountAxis(isCount, formatY)]}
      localeText={chartWords}
      skipAnimation
      sx={{ ...chartStyle, ...lineDashes(series), '& .MuiLineChart-line': { strokeWidth: 2 } }}
    >
      <ChartsGrid horizontal />
      <LinePlot />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsAxisHighlight x="line" />
      <ChartsXAxis axisId="x" />
      <ChartsYAxis axisId="y" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  )
}

function drawSeries(one: Placed, hasFewPlaces: boolean, formatY: (y: number) => string) {
  const look = seriesLook(one.index)
  return {
    id: `s${one.index}`,
    type: 'line' as const,
    label: one.label,
    color: look.color,
    shape: look.shape,
    data: one.data,
    curve: 'linear' as const,
    // Loose points are a line that is not drawn: so tooltips and arrow keys treat both alike.
    showMark: one.kind === 'scatter' || hasFewPlaces,
    valueFormatter: (value: number | null) => (value === null ? null : formatY(value)),
  }
}

/** A line has the dash of its place in the order; loose points have none to draw. */
function lineDashes(series: readonly Placed[]) {
  return Object.fromEntries(
    series.map(({ kind, index }) => [
      `& .MuiLineChart-line[data-series="s${index}"]`,
      kind === 'line' ? { strokeDasharray: seriesLook(index).dash } : { display: 'none' },
    ]),
  )
}

function placeAxis(x: readonly (Date | number)[], formatX: (x: Date | number) => string) {
  const isTime = x[0] instanceof Date
  return {
    id: 'x',
    data: [...x],
    scaleType: isTime ? ('time' as const) : ('linear' as const),
    valueFormatter: (value: Date | number) =>
      formatX(isTime && typeof value === 'number' ? new Date(value) : value),
    height: 28,
    tickNumber: 5,
  }
}

function amountAxis(isCount: boolean, formatY: (y: number) => string) {
  return {
    id: 'y',
    min: 0,
    ...(isCount ? { tickMinStep: 1 } : {}),
    valueFormatter: (value: number) => formatY(value),
    width: 40,
    disableLine: true,
    disableTicks: true,
  }
}

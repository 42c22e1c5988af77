import { formatPercent } from '@seleta/regras/numbers'
import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import { useId } from 'react'
import { paint } from '../theme/paint'
import { chartStyle, chartWords, seriesLook } from './chart-series'
import { Hatch, hatchOf } from './hatch'
import { SeriesLegend } from './series-legend'

export interface StackedSeries {
  label: string
  /** One amount per category. */
  data: readonly number[]
  /** Instead of the colour of its place in the order: for a seventh series, which would repeat the first. */
  color?: string
  /** Striped: told from its neighbours without colour. */
  isHatched?: boolean
}

export interface StackedPercentChartProps {
  categories: readonly string[]
  series: readonly StackedSeries[]
  /** Height of chart and legend together, in px. */
  height: number
}

/** Shares below this are not written into their segment: the word would not fit. */
const LABEL_FROM = { standing: 0.08, lying: 0.16 }

/** Room of a name beside a lying bar: px, and characters in each of its two lines. */
const NAME_WIDTH = 168
const LINE_LENGTH = 26

/** Share of one amount in its category, 0–1; 0 when the category is empty. */
export function shareOf(series: readonly StackedSeries[], category: number, value: number): number {
  const total = series.reduce((sum, one) => sum + (one.data[category] ?? 0), 0)
  return total > 0 ? value / total : 0
}

/** Names that would lie over each other under standing bars: the bars lie down, names at their left. */
function needsRoom(categories: readonly string[]): boolean {
  return categories.length > 4 || categories.some((name) => name.length > 12)
}

/** A name on two lines, broken between words where both are shortest; only what has no room on both is cut. */
export function twoLines(name: string): string {
  if (name.length <= LINE_LENGTH) return name
  const gaps = Array.from(name.matchAll(/ /g), ({ index }) => index)
  const longest = (at: number) => Math.max(at, name.length - at - 1)
  const [first = LINE_LENGTH, ...others] = gaps.filter((at) => at <= LINE_LENGTH)
  const at = others.reduce((best, one) => (longest(one) <= longest(best) ? one : best), first)
  const rest = name.slice(at).trim()
  const isCut = rest.length > LINE_LENGTH
  return `${name.slice(0, at)}\n${isCut ? `${rest.slice(0, LINE_LENGTH - 1).trimEnd()}…` : rest}`
}

/** Stacked bars, each filling 100 %, with the share written where it fits (spec section 1). */
export function StackedPercentChart({ categories, series, height }: StackedPercentChartProps) {
  const isLying = needsRoom(categories)
  const chart = useId()
  const looks = new Map(
    series.map(({ color, isHatched = false }, index) => [
      `s${index}`,
      { color: color ?? seriesLook(index).color, isHatched, id: `${chart}${index}` },
    ]),
  )
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <BarChart
          layout={isLying ? 'horizontal' : 'vertical'}
          margin={{ top: 12, right: isLying ? 20 : 8, bottom: 4, left: isLying ? -NAME_WIDTH : 0 }}
          hideLegend
          skipAnimation
          borderRadius={3}
          localeText={chartWords}
          {...axesOf(categories, isLying)}
          grid={isLying ? { vertical: true } : { horizontal: true }}
          series={series.map((one, index) => ({
            id: `s${index}`,
            label: one.label,
            data: [...one.data],
            stack: 'total',
            stackOffset: 'expand',
            color: looks.get(`s${index}`)?.color ?? paint.text,
            ...segmentWords(series, isLying ? LABEL_FROM.lying : LABEL_FROM.standing),
          }))}
          slotProps={{
            bar: ({ seriesId }) => fillOf(looks.get(seriesId)),
            barLabel: ({ seriesId }) => edgeOf(looks.get(seriesId)),
          }}
          sx={{
            ...chartStyle,
            '& .MuiBarChart-element': { stroke: paint.surface, strokeWidth: 1.5 },
            '& .MuiBarChart-label': { fill: paint.surface, fontSize: '0.75rem', fontWeight: 680 },
          }}
        >
          <defs>
            {[...looks.values()].map((look) => (look.isHatched ? <Hatch key={look.id} {...look} /> : null))}
          </defs>
        </BarChart>
      </Box>
      <Box sx={{ pt: 2 }}>
        <SeriesLegend
          entries={series.map(({ label, color, isHatched }) => ({
            label,
            kind: 'area',
            ...(color ? { color } : {}),
            ...(isHatched ? { isHatched } : {}),
          }))}
        />
      </Box>
    </Box>
  )
}

interface SeriesFill {
  readonly id: string
  readonly color: string
  readonly isHatched: boolean
}

const fillOf = (look?: SeriesFill) => (look?.isHatched === true ? { fill: hatchOf(look.id) } : {})

/** A number on stripes is read by its edge. */
const edgeOf = (look?: SeriesFill) =>
  look?.isHatched === true
    ? { style: { stroke: look.color, strokeWidth: 4, paintOrder: 'stroke' as const } }
    : {}

/** Names on one side, shares on the other; which is which depends on how the bars lie. */
function axesOf(categories: readonly string[], isLying: boolean) {
  const names = {
    data: [...categories],
    scaleType: 'band' as const,
    disableTicks: true,
    valueFormatter: (name: string, { location }: { location: string }) =>
      location === 'tick' ? twoLines(name) : name,
  }
  const shares = {
    max: 1,
    disableLine: true,
    disableTicks: true,
    valueFormatter: (value: number) => formatPercent(value),
  }
  return isLying
    ? {
        xAxis: [{ ...shares, id: 'x', height: 28, tickNumber: 5 }],
        // Two lines are measured as one: the axis is as wide as both, and half of it lies outside.
        yAxis: [{ ...names, id: 'y', width: 2 * NAME_WIDTH, categoryGapRatio: 0.3, disableLine: true }],
      }
    : {
        xAxis: [{ ...names, id: 'x', height: 28, categoryGapRatio: 0.4 }],
        yAxis: [{ ...shares, id: 'y', width: 44 }],
      }
}

/** @param from share from which a segment carries its label */
function segmentWords(series: readonly StackedSeries[], from: number) {
  return {
    valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
      value === null ? null : `${formatPercent(shareOf(series, dataIndex, value))} (${value})`,
    barLabel: ({ value, dataIndex }: { value: number | null; dataIndex: number }) => {
      const share = shareOf(series, dataIndex, value ?? 0)
      return share >= from ? formatPercent(share) : null
    },
  }
}

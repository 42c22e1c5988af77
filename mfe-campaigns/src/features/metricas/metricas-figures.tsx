import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { useCan } from '@seleta/api-client'
import type { Metricas } from '@seleta/contract/metricas'
import { SITUACOES_FILTRO } from '@seleta/contract/limits'
import { Link as RouterLink } from '@seleta/shell'
import { Link } from '@seleta/ui/core'
import type { BarRow } from '@seleta/ui/charts'
import { BAR_ROW_HEIGHT, BarRows, ChartFigure, DonutChart, LineScatterChart } from '@seleta/ui/charts'
import { FiguresGrid, TWO_ABREAST } from '../figures/figures-loading'
import { axisText } from '../../rules/dia-words'
import { origins } from '../../rules/origens-words'
import { daysOf, funnelOf, timeOf } from '../../rules/metricas-words'

export const CHART_HEIGHT = 336

interface Props {
  readonly campanhaId: number
  readonly metricas: Metricas
}

/** Funnel, time in stage, applications per day, source: each with its table and CSV (product 17). */
export function MetricasFigures({ campanhaId, metricas }: Props) {
  const can = useCan()
  const funnel = funnelOf(metricas)
  const time = timeOf(metricas)
  const days = daysOf(metricas)
  const sources = origins(metricas.origens)
  const rowsHeight = Math.max(CHART_HEIGHT, metricas.funil.length * BAR_ROW_HEIGHT)
  const fileName = (what: string) => `campanha-${campanhaId}-${what}.csv`
  return (
    <FiguresGrid minWidth={TWO_ABREAST}>
      <ChartFigure
        title="Funil por etapa"
        finding={funnel.finding}
        table={funnel.table}
        fileName={fileName('funil')}
        height={rowsHeight}
        level={3}
      >
        <BarRows
          rows={funnel.rows.map((row, at) =>
            can('filterTalentos') ? linked(row, campanhaId, metricas.funil[at]) : row,
          )}
          whole={funnel.whole}
        />
      </ChartFigure>
      <ChartFigure
        title="Tempo em cada etapa"
        finding={time.finding}
        table={time.table}
        fileName={fileName('tempo')}
        height={rowsHeight}
        level={3}
      >
        <BarRows rows={time.rows} />
      </ChartFigure>
      <ChartFigure
        title="Inscrições por dia"
        finding={days.finding}
        table={days.table}
        fileName={fileName('inscricoes')}
        height={CHART_HEIGHT}
        level={3}
      >
        <LineScatterChart
          x={days.x}
          formatX={axisText}
          isCount
          height={CHART_HEIGHT}
          series={[{ kind: 'line', label: 'Inscrições', data: days.line }]}
        />
      </ChartFigure>
      <ChartFigure
        title="Origem das inscrições"
        finding={sources.finding}
        table={sources.table}
        fileName={fileName('origens')}
        height={CHART_HEIGHT}
        level={3}
      >
        <DonutChart slices={sources.slices} noun="inscrições" height={CHART_HEIGHT} />
      </ChartFigure>
    </FiguresGrid>
  )
}

/** How many stand in a stage opens exactly these people (product 62): the list shows whom an answer took out only when asked. */
function linked(row: BarRow, campanhaId: number, etapa: Metricas['funil'][number] | undefined): BarRow {
  if (etapa === undefined || etapa.atual === 0) return row
  const situacoes = [...SITUACOES_FILTRO].join(',')
  const to = everybodyOf(campanhaId, `situacao=${situacoes}&etapa=${etapa.etapaId}`)
  return {
    ...row,
    note: (
      <Link component={RouterLink} to={to}>
        {row.note}
      </Link>
    ),
  }
}

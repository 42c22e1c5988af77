import { useCall, wordsFor } from '@seleta/api-client'
import type { Graficos } from '@seleta/contract/campanhas'
import { useSearchParams } from '@seleta/shell'
import { Alert, Box, ErrorState, LoadingRows, MenuItem, TextField } from '@seleta/ui/core'
import { ChartFigure, DonutChart, LineScatterChart, StackedPercentChart } from '@seleta/ui/charts'
import { applicationsByDay, origins, stagesByCampaign } from '../graficos/graficos-words'

/** Sizes of spec section 9: 400 px wide and tall, one 390. */
const HEIGHT = 400
const DONUT_HEIGHT = 390
const PERIODS = [30, 90, 180, 365] as const
const DEFAULT_PERIOD = 90

const shortDay = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })

/** The three charts of the spec on the company's real data (product 57). */
export default function GraficosPage() {
  const [search, setSearch] = useSearchParams()
  const dias = PERIODS.find((one) => String(one) === search.get('dias')) ?? DEFAULT_PERIOD
  const graficos = useCall('getGraficos', { query: { dias } }, { isKeepingPrevious: true })
  if (graficos.data === undefined) {
    return graficos.isError ? (
      <ErrorState
        title={wordsFor(graficos.error)}
        onRetry={() => void graficos.refetch()}
        isRetrying={graficos.isFetching}
      />
    ) : (
      <LoadingRows rows={6} label="Carregando gráficos" />
    )
  }
  return (
    <>
      <Box sx={{ maxWidth: 240, mb: 6 }}>
        <TextField
          select
          fullWidth
          label="Período"
          value={dias}
          onChange={(event) => setSearch({ dias: event.target.value }, { replace: true })}
        >
          {PERIODS.map((one) => (
            <MenuItem key={one} value={one}>
              Últimos {one} dias
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {graficos.data.isExemplo && (
        <Alert severity="info" sx={{ mb: 4 }}>
          Dados de exemplo. Os números passam a ser os seus com a primeira inscrição.
        </Alert>
      )}
      <Charts graficos={graficos.data} />
    </>
  )
}

function Charts({ graficos }: { graficos: Graficos }) {
  const days = applicationsByDay(graficos)
  const stages = stagesByCampaign(graficos)
  const sources = origins(graficos)
  return (
    <Box
      sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))' }}
    >
      <ChartFigure
        title="Inscrições por dia"
        finding={days.finding}
        table={days.table}
        fileName="inscricoes-por-dia.csv"
        height={HEIGHT}
      >
        <LineScatterChart
          x={days.x}
          formatX={(x) => shortDay.format(x)}
          height={HEIGHT}
          series={[
            { kind: 'line', label: 'Todas', data: days.line },
            ...days.points.map(({ nome, data }) => ({ kind: 'scatter' as const, label: nome, data })),
          ]}
        />
      </ChartFigure>
      <ChartFigure
        title="Etapas por campanha"
        finding={stages.finding}
        table={stages.table}
        fileName="etapas-por-campanha.csv"
        height={HEIGHT}
      >
        <StackedPercentChart categories={stages.categories} series={stages.series} height={HEIGHT} />
      </ChartFigure>
      <ChartFigure
        title="Origem das pessoas"
        finding={sources.finding}
        table={sources.table}
        fileName="origens.csv"
        height={DONUT_HEIGHT}
      >
        <DonutChart slices={sources.slices} noun="pessoas" height={DONUT_HEIGHT} />
      </ChartFigure>
    </Box>
  )
}

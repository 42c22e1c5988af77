import { useCan, wordsFor } from '@seleta/api-client'
import type { Graficos } from '@seleta/contract/metricas'
import { useSearchParams } from '@seleta/shell'
import {
  Alert,
  Box,
  Checkbox,
  ErrorState,
  FormControlLabel,
  KeptNotice,
  NOT_PRINTED,
  useKept,
} from '@seleta/ui/core'
import { ChartFigure, DonutChart, LineScatterChart, StackedPercentChart } from '@seleta/ui/charts'
import { FiguresGrid, FiguresLoading } from '../features/figures/figures-loading'
import { OfEmpresa, REPORT_TITLE, ReportOfEmpresa } from '../features/indicadores/of-empresa'
import { PrintReport } from '../features/indicadores/print-report'
import { PeriodField } from '../features/indicadores/recorte-fields'
import { useGraficos } from '../queries/use-graficos'
import { graficosAddress, PERIODS } from '../rules/graficos-address'
import { axisText } from '../rules/dia-words'
import { inscricoesOverTime, etapasByCampanha } from '../rules/graficos-words'
import { origins } from '../rules/origens-words'

/** Sizes of spec section 9: 400 px wide and tall, one 390. */
const HEIGHT = 400
const DONUT_HEIGHT = 390
const FAILURE = 'Não foi possível carregar os gráficos.'

/** The three charts of the spec on the company's real data (product 57, design 4.10). */
export default function GraficosPage() {
  const can = useCan()
  const [search, setSearch] = useSearchParams()
  const { dias, encerradas, campanha, pessoa } = graficosAddress.read(search)
  const graficos = useGraficos(dias, encerradas === true)
  const shown = useKept(graficos)
  const data = shown.answer
  const hasIndicadores = data !== undefined && !data.isExemplo && can('getIndicadores')
  const recorte = { dias, campanhaId: campanha, usuarioId: pessoa }
  const change = (what: Parameters<typeof graficosAddress.write>[1]) =>
    setSearch((former) => graficosAddress.write(former, what))
  return (
    <>
      {hasIndicadores ? (
        <ReportOfEmpresa {...recorte} />
      ) : (
        <PrintReport title={REPORT_TITLE} dias={dias} recorte={[]} />
      )}
      <ChartFields dias={dias} encerradas={encerradas} onChange={change} />
      {shown.kind === 'kept' ? (
        <KeptNotice
          text={wordsFor(graficos.error, FAILURE)}
          since={shown.since}
          onRetry={() => void graficos.refetch()}
        />
      ) : null}
      {data !== undefined ? (
        <Box aria-busy={graficos.isPlaceholderData} sx={{ opacity: shown.isOld ? 0.5 : 1 }}>
          {data.isExemplo ? (
            <Alert severity="info" sx={{ mb: 4 }}>
              <strong>Dados de exemplo</strong> Os números passam a ser os seus com a primeira inscrição.
            </Alert>
          ) : null}
          <Charts graficos={data} />
        </Box>
      ) : graficos.isError ? (
        <ErrorState
          title={wordsFor(graficos.error, FAILURE)}
          kept="O período escolhido continua aqui."
          onRetry={() => void graficos.refetch()}
          isRetrying={graficos.isFetching}
        />
      ) : (
        <FiguresLoading heights={[HEIGHT, HEIGHT, DONUT_HEIGHT]} label="Carregando gráficos" />
      )}
      {hasIndicadores ? <OfEmpresa recorte={recorte} onChange={change} /> : null}
    </>
  )
}

interface FieldsProps {
  readonly dias: number
  readonly encerradas: true | null
  readonly onChange: (change: { readonly dias?: number; readonly encerradas?: true | null }) => void
}

/** What the charts are of. */
const ChartFields = ({ dias, encerradas, onChange }: FieldsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 6, mb: 6, ...NOT_PRINTED }}>
    <Box sx={{ flex: '0 1 240px' }}>
      <PeriodField value={dias} periods={PERIODS} onChange={(next) => onChange({ dias: next })} />
    </Box>
    <FormControlLabel
      label="Mostrar campanhas encerradas"
      control={
        <Checkbox
          checked={encerradas === true}
          onChange={(_, isOn) => onChange({ encerradas: isOn ? true : null })}
        />
      }
    />
  </Box>
)

function Charts({ graficos }: { readonly graficos: Graficos }) {
  const days = inscricoesOverTime(graficos)
  const etapas = etapasByCampanha(graficos)
  const sources = origins(graficos.origens)
  return (
    <FiguresGrid>
      <ChartFigure
        title={days.title}
        finding={days.finding}
        table={days.table}
        fileName="inscricoes.csv"
        height={HEIGHT}
      >
        <LineScatterChart
          isCount
          x={days.x}
          formatX={axisText}
          height={HEIGHT}
          series={[
            { kind: 'line', label: 'Todas', data: days.line },
            ...days.points.map(({ nome, data }) => ({ kind: 'scatter' as const, label: nome, data })),
          ]}
        />
      </ChartFigure>
      <ChartFigure
        title="Etapas por campanha"
        finding={etapas.finding}
        table={etapas.table}
        fileName="etapas-por-campanha.csv"
        height={HEIGHT}
      >
        <StackedPercentChart categories={etapas.categories} series={etapas.series} height={HEIGHT} />
      </ChartFigure>
      <ChartFigure
        title="Origem das inscrições"
        finding={sources.finding}
        table={sources.table}
        fileName="origens.csv"
        height={DONUT_HEIGHT}
      >
        <DonutChart slices={sources.slices} noun="inscrições" height={DONUT_HEIGHT} />
      </ChartFigure>
    </FiguresGrid>
  )
}

import { formatDiaAndMes } from '@seleta/regras/dia'
import { ChartFigure, DonutChart, LineScatterChart, StackedPercentChart } from '../src/charts'
import { Box } from '../src/core'

const DAYS = Array.from({ length: 14 }, (_, i) => new Date(2026, 2, i + 1))
const APPLIED = [3, 5, 4, 8, 12, 9, 4, 6, 7, 11, 14, 10, 9, 13]
const MOVED = [1, 2, 2, 4, 5, 7, 3, 2, 4, 6, 9, 8, 5, 7]
const GOAL = [null, 6, null, null, 10, null, null, 8, null, null, 12, null, null, 11]

export function ChartsRoom() {
  const stages = [
    { label: 'Triagem', data: [20, 12, 31] },
    { label: 'Questionário', data: [10, 14, 9] },
    { label: 'Entrevistas', data: [6, 8, 4] },
    { label: 'Finalistas', data: [2, 3, 1] },
  ]
  const origins = [
    { label: 'Página pública', value: 420 },
    { label: 'ABLER', value: 130 },
    { label: 'BNE', value: 90 },
    { label: 'Importação', value: 44 },
  ]
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' }, gap: 6 }}
    >
      <ChartFigure
        title="Inscrições por dia"
        finding="O dia 11 teve o maior número: 14 inscrições."
        height={400}
        fileName="inscricoes"
        table={{
          columns: ['Dia', 'Inscrições', 'Movidas'],
          rows: DAYS.map((one, i) => [formatDiaAndMes(one), APPLIED[i] ?? 0, MOVED[i] ?? 0]),
        }}
      >
        <LineScatterChart
          height={400}
          x={DAYS}
          formatX={(x) => formatDiaAndMes(new Date(x))}
          series={[
            { kind: 'line', label: 'Inscrições', data: APPLIED },
            { kind: 'line', label: 'Movidas', data: MOVED },
            { kind: 'scatter', label: 'Meta', data: GOAL },
          ]}
        />
      </ChartFigure>
      <ChartFigure
        title="Etapas por campanha"
        finding="Em “Atendente”, 69 % ainda estão na triagem."
        height={390}
        fileName="etapas"
        table={{
          columns: ['Etapa', 'Dados', 'Front', 'Atend.'],
          rows: stages.map(({ label, data }) => [label, ...data]),
        }}
      >
        <StackedPercentChart height={390} categories={['Dados', 'Front', 'Atend.']} series={stages} />
      </ChartFigure>
      <ChartFigure
        title="Origens"
        finding="A página pública traz 61 % das pessoas."
        height={400}
        fileName="origens"
        table={{ columns: ['Origem', 'Pessoas'], rows: origins.map(({ label, value }) => [label, value]) }}
      >
        <DonutChart height={400} noun="candidatos" slices={origins} />
      </ChartFigure>
    </Box>
  )
}

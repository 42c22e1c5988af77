import { paint } from '@seleta/ui/paint'
import { buildGraficos } from '../testing/campanhas-api'
import { inscricoesOverTime, etapasByCampanha } from './graficos-words'
import { origins } from './origens-words'

const day = (index: number) => new Date(Date.UTC(2026, 7, 24 + index)).toISOString().slice(0, 10)
const period = (days: number) => Array.from({ length: days }, (_, index) => ({ dia: day(index), total: 2 }))

test('up to a month is told by day, with the busiest day', () => {
  const porDia = [...period(2), { dia: '2026-09-01', total: 5 }]
  const chart = inscricoesOverTime(buildGraficos({ porDia }))
  expect(chart.title).toBe('Inscrições por dia')
  expect(chart.line).toEqual([2, 2, 5])
  expect(chart.finding).toBe('9 inscrições no período; o dia mais movimentado foi 01/09, com 5.')
})

test('the table says each day with its year, which a spreadsheet would make up', () => {
  const { table } = inscricoesOverTime(buildGraficos({ porDia: period(2) }))
  expect(table.rows).toEqual([
    ['24/08/2026', 2],
    ['25/08/2026', 2],
  ])
})

test.each([32, 90, 180, 365])('%i days are told by week, and nothing of them is lost', (days) => {
  const porCampanha = period(days).map((one) => ({ ...one, total: 1, campanhaId: 1, nome: 'A' }))
  const chart = inscricoesOverTime(buildGraficos({ porDia: period(days), porCampanha }))
  expect(chart.title).toBe('Inscrições por semana')
  expect(chart.line.reduce((sum, one) => sum + one, 0)).toBe(days * 2)
  expect(chart.points[0]?.data.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(days)
  expect(chart.line.at(-1)).toBe(14)
  expect(chart.table.rows).toHaveLength(chart.line.length)
})

test('the five campaigns with the most applications are told in the table, three of them as points, the largest first', () => {
  const porCampanha = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    dia: day(0),
    campanhaId: id,
    nome: `Campanha ${id}`,
    total: id,
  }))
  const { points, table } = inscricoesOverTime(buildGraficos({ porDia: period(1), porCampanha }))
  expect(points.map(({ nome }) => nome)).toEqual([7, 6, 5].map((id) => `Campanha ${id}`))
  expect(table.columns.slice(2)).toEqual([7, 6, 5, 4, 3].map((id) => `Campanha ${id}`))
})

test('a day without applications has no point, and two campaigns of one name are told apart', () => {
  const porCampanha = [1, 2].map((id) => ({ dia: day(0), campanhaId: id, nome: 'Vendedor', total: 1 }))
  const { points } = inscricoesOverTime(buildGraficos({ porDia: period(2), porCampanha }))
  expect(points).toEqual([
    { nome: 'Vendedor #1', data: [1, null] },
    { nome: 'Vendedor #2', data: [1, null] },
  ])
})

test('a period without applications says so', () => {
  const porDia = period(3).map((one) => ({ ...one, total: 0 }))
  expect(inscricoesOverTime(buildGraficos({ porDia })).finding).toBe('Nenhuma inscrição no período.')
})

test('the picture is of who is in the process; who is out stands in the table, and a part without anybody nowhere', () => {
  const { series, table } = etapasByCampanha(
    buildGraficos({
      etapas: [
        {
          campanhaId: 1,
          nome: 'Vendedor',
          partes: [
            { situacao: 'Em Seleção', total: 1 },
            { situacao: 'Triagem', total: 4 },
            { situacao: 'Questões e Pergunta', total: 0 },
            { situacao: 'Reprovado', total: 2 },
            { situacao: 'Desistente', total: 3 },
          ],
        },
      ],
    }),
  )
  expect(series.map(({ label, data }) => [label, data[0]])).toEqual([
    ['Triagem', 4],
    ['Outras etapas', 1],
  ])
  expect(table.rows).toEqual([['Vendedor', 4, 5, 1]])
})

test('a stage has the colour of its type, whoever else is drawn, and neighbours that look alike differ by stripes', () => {
  const drawn = (partes: { situacao: string; total: number }[]) =>
    etapasByCampanha(buildGraficos({ etapas: [{ campanhaId: 1, nome: 'Vendedor', partes }] })).series
  const finalistas = { situacao: 'Finalistas', total: 1 }
  const [alone] = drawn([finalistas])
  expect(alone).toMatchObject({ color: paint.steps.finalistas.text, isHatched: true })
  const all = drawn([
    ...['Triagem', 'Questões e Pergunta', 'Entrevistas'].map((situacao) => ({ situacao, total: 1 })),
    finalistas,
    { situacao: 'Contratado', total: 1 },
  ])
  expect(all[3]).toMatchObject({ label: 'Finalistas', color: alone?.color })
  expect(all.map(({ isHatched = false }) => isHatched)).toEqual([false, true, false, true, false])
  expect(new Set(all.map(({ color }) => color)).size).toBe(5)
})

test('origins are told in words, with the largest part first in the sentence', () => {
  const { slices, finding, table } = origins([
    { origem: 'BNE', total: 1 },
    { origem: 'MANUAL', total: 3 },
  ])
  expect(slices.map(({ label }) => label)).toEqual(['BNE', 'Inscrição direta'])
  expect(finding).toBe('A maior parte: Inscrição direta, 3 de 4 (75%).')
  expect(table.rows[1]).toEqual(['Inscrição direta', 3, '75%'])
  expect(origins([]).finding).toBe('Nenhuma inscrição no período.')
})

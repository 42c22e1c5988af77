import { paint } from '@seleta/ui/paint'
import { buildMetricas } from '../testing/campanhas-api'
import { daysOf, daysText, funnelOf, timeOf, totalOf } from './metricas-words'

test('the funnel counts who ever reached a stage, as a part of all applications', () => {
  const { rows, finding, table } = funnelOf(buildMetricas())
  expect(rows.map(({ label, text, note }) => [label, text, note])).toEqual([
    ['Triagem', '40 (100%)', '12 agora'],
    ['Entrevistas', '10 (25%)', '5 agora'],
    ['Contratados', '1 (3%)', '1 agora'],
  ])
  expect(finding).toBe(
    'De 40 inscrições, quantas chegaram a cada etapa. A mais cheia agora é Triagem, com 12.',
  )
  expect(table.rows[1]).toEqual(['Entrevistas', 10, '25%', 5])
})

test('each stage of the funnel has the colour of its type, one of no type that of the others', () => {
  const funil = buildMetricas().funil.map((one, n) => (n === 1 ? { ...one, tipo: null } : one))
  const colours = [paint.steps.triagem.text, paint.controlBorder, paint.success.text]
  expect(funnelOf(buildMetricas({ funil })).rows.map(({ color }) => color)).toEqual(colours)
  expect(timeOf(buildMetricas({ funil })).rows.map(({ color }) => color)).toEqual(colours)
})

test('a campaign that everybody has left says that nobody is in a stage', () => {
  const funil = buildMetricas().funil.map((one) => ({ ...one, atual: 0 }))
  expect(funnelOf(buildMetricas({ funil })).finding).toBe('40 inscrições; ninguém está em uma etapa agora.')
})

test('the time of a stage that nobody has left yet is a dash, never a zero', () => {
  const { rows, finding, table } = timeOf(buildMetricas())
  expect(rows.map(({ value, text, note }) => [value, text, note])).toEqual([
    [2, '2 dias', undefined],
    [4.5, '4,5 dias', undefined],
    [null, '—', 'ninguém saiu ainda'],
  ])
  expect(finding).toBe('A etapa mais demorada é Entrevistas: metade das pessoas sai dela em até 4,5 dias.')
  expect(table.rows[2]).toEqual(['Contratados', '—'])
})

test.each([
  [null, '—'],
  [0, 'menos de 1 dia'],
  [0.9, 'menos de 1 dia'],
  [1, '1 dia'],
  [12.3, '12,3 dias'],
])('%s days are written «%s»', (days, text) => {
  expect(daysText(days)).toBe(text)
})

test('all applications are counted, also those older than the days drawn', () => {
  expect(totalOf(buildMetricas())).toBe(40)
})

test('the days of the table carry their year, which a spreadsheet would make up', () => {
  const porDia = [{ dia: '2026-12-28', total: 3 }]
  expect(daysOf(buildMetricas({ porDia })).table.rows).toEqual([['28/12/2026', 3]])
})

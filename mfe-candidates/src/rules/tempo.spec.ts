import { timeAgo, idadeInAnos } from './tempo'

const NOW = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:40.000Z', 'agora'],
  ['2026-11-21T11:15:00.000Z', 'há 45 minutos'],
  ['2026-11-21T10:00:00.000Z', 'há 2 horas'],
  ['2026-11-20T11:00:00.000Z', 'há 1 dia'],
  ['2026-11-17T12:00:00.000Z', 'há 4 dias'],
  ['2026-09-01T12:00:00.000Z', 'há 2 meses'],
  ['2025-11-20T12:00:00.000Z', 'há 1 ano'],
  ['2026-11-22T12:00:00.000Z', 'agora'],
  ['nada', '—'],
])('%s is said as %s', (momento, words) => {
  expect(timeAgo(momento, NOW)).toBe(words)
})

test('an age says its unit', () => {
  expect([idadeInAnos(32), idadeInAnos(1), idadeInAnos(null)]).toEqual(['32 anos', '1 ano', '—'])
})

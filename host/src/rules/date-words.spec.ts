import { ago, dateTime } from './date-words'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:30Z', 'agora'],
  ['2026-11-20T11:55:00Z', 'há 5 min'],
  ['2026-11-20T10:00:00Z', 'há 2 h'],
  ['2026-11-19T11:00:00Z', 'há 1 dia'],
  ['2026-11-01T12:00:00Z', 'há 19 dias'],
])('%s is «%s»', (moment, words) => {
  expect(ago(moment, now)).toBe(words)
})

test('a moment is written as day and hour', () => {
  expect(dateTime(new Date(2026, 10, 20, 14, 32))).toMatch(/^20\/11\/2026,? 14:32$/)
})

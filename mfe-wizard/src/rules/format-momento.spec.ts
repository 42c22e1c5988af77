import { formatMomento } from './format-momento'

test('a moment of today is its hour, another day’s has its date', () => {
  const now = new Date(2026, 10, 21, 15, 0)
  expect(formatMomento(new Date(2026, 10, 21, 14, 32).toISOString(), now)).toBe('às 14:32')
  expect(formatMomento(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('em 20/11/2026 às 09:05')
})

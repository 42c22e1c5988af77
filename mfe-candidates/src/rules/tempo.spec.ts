import { idadeInAnos } from './tempo'

test('an age says its unit', () => {
  expect([idadeInAnos(32), idadeInAnos(1), idadeInAnos(null)]).toEqual(['32 anos', '1 ano', '—'])
})

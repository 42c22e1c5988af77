import { idadeEmAnos } from './tempo'

test('an age says its unit', () => {
  expect([idadeEmAnos(32), idadeEmAnos(1), idadeEmAnos(null)]).toEqual(['32 anos', '1 ano', '—'])
})

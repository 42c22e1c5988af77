import { newestFirst } from './time-order'

test('the present job comes first, undated ones last', () => {
  const jobs = [
    { id: 'undated', dataInicial: null, dataFinal: null },
    { id: 'old', dataInicial: '2012-01-01', dataFinal: '2014-05-01' },
    { id: 'now', dataInicial: '2022-02-01', dataFinal: null },
    { id: 'recent', dataInicial: '2015-01-01', dataFinal: '2021-12-01' },
  ]
  expect(newestFirst(jobs).map(({ id }) => id)).toEqual(['now', 'recent', 'old', 'undated'])
})

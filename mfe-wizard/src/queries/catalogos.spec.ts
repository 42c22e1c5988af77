import { groupByUf } from './catalogos'

const cidade = { codigo: '3509502', nome: 'Campinas' }

test('cities of one state stand together, the best hit’s state first', () => {
  const found = [
    { ...cidade, id: 1, uf: 'SP' },
    { ...cidade, id: 2, uf: 'RS' },
    { ...cidade, id: 3, uf: 'SP' },
  ]
  expect(groupByUf(found).map(({ id }) => id)).toEqual([1, 3, 2])
})

import { addressKeyOf } from './address'

test.each([
  ['/dashboard/campanhas', '/dashboard/campanhas/', true],
  ['/dashboard/campanhas', '//dashboard//campanhas', true],
  ['/dashboard/campanhas', '/dashboard/Campanhas', true],
  ['/dashboard/selecao/:campanhaId', '/dashboard/selecao/:id', true],
  ['/dashboard/campanhas', '/dashboard/campanha', false],
  ['/dashboard/selecao/:id', '/dashboard/selecao', false],
])('%s and %s are one address: %s', (one, other, isOne) => {
  expect(addressKeyOf(one) === addressKeyOf(other)).toBe(isOne)
})

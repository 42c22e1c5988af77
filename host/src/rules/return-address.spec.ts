import { returnAddressOf, returnStateOf } from './return-address'

test('the address asked for is kept whole, with query and hash', () => {
  const state = returnStateOf({ pathname: '/dashboard/campanhas', search: '?pagina=2', hash: '#x' })
  expect(returnAddressOf(state)).toBe('/dashboard/campanhas?pagina=2#x')
})

test.each([
  [null],
  [undefined],
  ['/dashboard/graficos'],
  [{ voltar: 7 }],
  [{ voltar: 'https://outro.exemplo/' }],
  [{ voltar: '//outro.exemplo/' }],
  [{ voltar: '/\\outro.exemplo/' }],
  [{ voltar: '/' }],
  [{ voltar: 'javascript:alert(1)' }],
])('%p leads to the campaign list', (state) => {
  expect(returnAddressOf(state)).toBe('/dashboard/campanhas')
})

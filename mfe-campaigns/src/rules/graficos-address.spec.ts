import { graficosAddress, PERIODS } from './graficos-address'

const address = (text: string) => new URLSearchParams(text)

test('the period of the charts comes back from its address, and the first one is not in it', () => {
  for (const dias of PERIODS) {
    const written = graficosAddress.write(address('busca=x&dias=90'), dias)
    expect(graficosAddress.read(written)).toEqual({ dias })
    expect(written.has('dias')).toBe(dias !== 30)
    expect(written.get('busca')).toBe('x')
  }
})

test.each(['', 'dias=7', 'dias=x', 'dias=090'])('the address %j tells of 30 days', (text) => {
  expect(graficosAddress.read(address(text))).toEqual({ dias: 30 })
})

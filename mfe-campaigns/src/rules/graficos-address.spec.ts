import { graficosAddress, metricasAddress, PERIODS } from './graficos-address'

const address = (text: string) => new URLSearchParams(text)

test('the period of the charts comes back from its address, and the first one is not in it', () => {
  for (const dias of PERIODS) {
    const written = graficosAddress.write(address('busca=x&dias=90'), { dias })
    expect(graficosAddress.read(written)).toMatchObject({ dias })
    expect(written.has('dias')).toBe(dias !== 30)
    expect(written.get('busca')).toBe('x')
  }
})

test.each(['', 'dias=7', 'dias=x', 'dias=090'])('the address %j tells of 30 days', (text) => {
  expect(graficosAddress.read(address(text))).toEqual({
    dias: 30,
    encerradas: null,
    campanha: null,
    pessoa: null,
  })
})

test('what the figures are narrowed to stands in the address, a campaign’s for 90 days at first', () => {
  const written = graficosAddress.write(address(''), { campanha: 7, pessoa: 3 })
  expect(written.toString()).toBe('campanha=7&pessoa=3')
  expect(graficosAddress.read(written)).toEqual({ dias: 30, encerradas: null, campanha: 7, pessoa: 3 })
  expect(graficosAddress.write(written, { campanha: null }).toString()).toBe('pessoa=3')
  expect(metricasAddress.read(address(''))).toEqual({ dias: 90, pessoa: null })
  expect(metricasAddress.write(address(''), { dias: 30 }).toString()).toBe('dias=30')
})

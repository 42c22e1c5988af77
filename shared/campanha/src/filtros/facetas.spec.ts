import type { Facetas } from '@seleta/contract/facetas'
import { labelOf, toOpcao, totalOf, withTotals } from './facetas'

const facetas = (isParcial: boolean): Facetas => ({
  funcoes: [{ valor: '3', rotulo: 'Vendedor', total: 1240 }],
  cidades: [],
  tempoExperiencia: [],
  habilidades: [],
  idiomas: [
    { valor: 'Inglês', rotulo: 'Inglês', total: 0 },
    { valor: 'Alemão', rotulo: 'Alemão', total: 7 },
  ],
  niveisEducacionais: [],
  isParcial,
})

test('a whole count is shown as it is, zero included', () => {
  expect(totalOf(facetas(false), 'funcoes', 3)).toBe('1.240')
  expect(totalOf(facetas(false), 'idiomas', 'Inglês')).toBe('0')
})

test('a count of a part says «at least», and never claims that there is nobody', () => {
  expect(totalOf(facetas(true), 'funcoes', 3)).toBe('1.240+')
  expect(totalOf(facetas(true), 'idiomas', 'Inglês')).toBeUndefined()
})

test('options keep their order and stay usable while counts are unknown', () => {
  const opcoes = [
    { valor: 'Alemão', label: 'Alemão' },
    { valor: 'Latim', label: 'Latim' },
  ]
  expect(withTotals(undefined, 'idiomas', opcoes)).toEqual(opcoes)
  expect(withTotals(facetas(false), 'idiomas', opcoes)).toEqual([
    { valor: 'Alemão', label: 'Alemão', total: '7' },
    { valor: 'Latim', label: 'Latim' },
  ])
})

test('functions and cities are numbers in the filter and texts on the wire', () => {
  expect(toOpcao('funcoes', { valor: '3', rotulo: 'Vendedor', total: 1 })).toEqual({
    valor: 3,
    label: 'Vendedor',
  })
  expect(toOpcao('idiomas', { valor: 'Inglês', rotulo: 'Inglês', total: 1 })).toEqual({
    valor: 'Inglês',
    label: 'Inglês',
  })
  expect(labelOf(facetas(false), 'funcoes', 3)).toBe('Vendedor')
  expect(labelOf(facetas(false), 'cidades', 9)).toBeUndefined()
})

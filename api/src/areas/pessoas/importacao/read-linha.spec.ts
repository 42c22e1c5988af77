import { CAMPOS_IMPORTACAO } from '@seleta/contract/pessoa-labels'
import { splitCidade } from '@seleta/regras/cidade'
import type { Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { readLinha } from './read-linha'

/** No catalogue: a city is taken apart, and not found. */
const CATALOGOS: Catalogos = {
  hasCidade: () => false,
  findCidade: (nome) => (splitCidade(nome) === null ? null : 'varias'),
  funcaoIdOf: () => null,
}
const MAPEAMENTO = Object.fromEntries(CAMPOS_IMPORTACAO.map((campo, at) => [campo, at]))
/** As long as a cell of a file is kept. */
const LONGEST = 5000
const SOON_MS = 3_000

test.each([
  ['São ', ' ', 'Paulo - SP'],
  ['x', ' - ', '@'],
  ['x', '\u00a0', 'x'],
  ['11 98765-4321 r.', ' ', 'x'],
  ['ramal', '\n', 'x'],
  ['x', ',', 'x'],
  ['x', '1,', 'x'],
  ['a@', '\u0316\u0301', 'x'],
  ['a@', 'a.', '@'],
  ['1', '0', 'x'],
  ['A', ' e ', 'B'],
])('a hundred rows all of whose cells are %j, many times %j, then %j are read soon', (head, many, tail) => {
  const cell = `${head}${many.repeat(LONGEST / many.length)}${tail}`
  const valores = CAMPOS_IMPORTACAO.map(() => cell)
  const begun = performance.now()
  for (let n = 0; n < 100; n += 1) readLinha(valores, MAPEAMENTO, CATALOGOS, '2026-11-28')
  expect(performance.now() - begun).toBeLessThan(SOON_MS)
})

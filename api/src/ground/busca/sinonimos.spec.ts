import { foldText } from '@seleta/regras/text'
import type { Group } from './sinonimos'
import { GROUPS, groupOf, termKey } from './sinonimos'

it('knows at least 600 groups of words that mean the same', () => {
  expect(GROUPS.length).toBeGreaterThanOrEqual(600)
  expect(GROUPS.filter(({ tipo }) => tipo === 'funcao').length).toBeGreaterThanOrEqual(600)
})

it('has two terms or more in each group, all of them normalised', () => {
  expect(GROUPS.filter(({ termos }) => termos.length < 2)).toEqual([])
  const termos = GROUPS.flatMap((group) => group.termos)
  expect(termos.filter((termo) => termo !== foldText(termo) || termKey(termo) === '')).toEqual([])
})

it('has no term in two groups', () => {
  const groups = new Map<string, Set<Group>>()
  for (const group of GROUPS)
    for (const termo of group.termos)
      groups.set(termKey(termo), (groups.get(termKey(termo)) ?? new Set()).add(group))
  expect([...groups].filter(([, of]) => of.size > 1).map(([key]) => key)).toEqual([])
})

it.each([
  ['Operadora de Caixa', 'frente de loja'],
  ['caixas', 'operador de caixa'],
  ['ajudante de cozinha', 'auxiliar de cozinha'],
  ['condutor', 'motorista'],
  ['Técnica em Enfermagem', 'tecnico de enfermagem'],
  ['TI', 'tecnologia da informacao'],
  ['JS', 'javascript'],
  ['Planilhas', 'excel'],
  ['C#', 'csharp'],
])('understands %s as %s', (typed, other) => {
  expect(groupOf(termKey(typed))).toBeDefined()
  expect(groupOf(termKey(typed))).toBe(groupOf(termKey(other)))
})

import type { PaletteItem } from './palette-items'
import { matching, sectionsOf } from './palette-items'

const item = (label: string, group: PaletteItem['group'] = 'Ir para'): PaletteItem => ({
  id: label,
  group,
  label,
  run: () => undefined,
})

test('accents and case do not matter', () => {
  expect(matching([item('Configurações')], '  CONFIGURACOES ')).toHaveLength(1)
})

test('every word must be found, in any order', () => {
  const items = [item('Criar Campanha'), item('Campanhas'), item('Configurações')]
  expect(matching(items, 'campanha criar').map(({ label }) => label)).toEqual(['Criar Campanha'])
  expect(matching(items, 'configuracoes').map(({ label }) => label)).toEqual(['Configurações'])
  expect(matching(items, '')).toHaveLength(3)
})

test('items are grouped in the order of their first appearance', () => {
  const sections = sectionsOf([item('a'), item('b', 'Ações'), item('c')])
  expect(sections.map(({ group, items }) => [group, items.length])).toEqual([
    ['Ir para', 2],
    ['Ações', 1],
  ])
})

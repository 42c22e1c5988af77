import { editAddress, openAddress } from './campanha-words'

const all = () => true
const of = (situacao: 'RASCUNHO' | 'PUBLICADA', ultimoPasso: string) => ({ id: 7, situacao, ultimoPasso })

test('a draft opens where it was left, and at the first step when that step is not known', () => {
  const draft = of('RASCUNHO', 'salario')
  expect(openAddress(draft, all)).toBe('/dashboard/nova-campanha/salario?campanha=7')
  expect(openAddress({ ...draft, ultimoPasso: 'antigo' }, all)).toBe(
    '/dashboard/nova-campanha/detalhes?campanha=7',
  )
})

test('any other campaign opens at its people, and is edited from the first step', () => {
  const campanha = of('PUBLICADA', 'salario')
  expect(openAddress(campanha, all)).toBe('/dashboard/candidatos/7')
  expect(editAddress(campanha)).toBe('/dashboard/nova-campanha/detalhes?campanha=7')
})

test('for whoever reads no people it opens at its figures', () => {
  const can = (operation: string) => operation === 'getMetricas'
  for (const situacao of ['RASCUNHO', 'PUBLICADA'] as const)
    expect(openAddress(of(situacao, 'salario'), can)).toBe('/dashboard/campanhas/7/metricas')
})

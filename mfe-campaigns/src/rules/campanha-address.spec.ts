import { buildCampanhaItem } from '../testing/campanhas-api'
import { editAddress } from '@seleta/campanha/campanha-words'
import { openAddress } from './campanha-address'

test('a draft opens where it was left, and at the first step when that step is not known', () => {
  const draft = buildCampanhaItem({ situacao: 'RASCUNHO', ultimoPasso: 'salario' })
  expect(openAddress(draft)).toBe('/dashboard/nova-campanha/salario?campanha=7')
  expect(openAddress({ ...draft, ultimoPasso: 'antigo' })).toBe(
    '/dashboard/nova-campanha/detalhes?campanha=7',
  )
})

test('any other campaign opens at its people, and is edited from the first step', () => {
  const campanha = buildCampanhaItem({ ultimoPasso: 'salario' })
  expect(openAddress(campanha)).toBe('/dashboard/candidatos/7')
  expect(editAddress(campanha)).toBe('/dashboard/nova-campanha/detalhes?campanha=7')
})

import { SITUACAO_BY_TIPO } from '@seleta/contract/limits'
import { situacaoVista } from './situacao'

test.each([
  ['', 0, 'Em Seleção'],
  ['Triagem', 1, 'Triagem'],
  ['Questões e Pergunta', 2, 'Questionário'],
  ['Entrevistas', 3, 'Entrevistas'],
  ['Finalistas', 4, 'Finalistas'],
])('situacao «%s» is step %i of 4, shown as %s', (situacao, passo, label) => {
  expect(situacaoVista(situacao)).toEqual({ tipo: 'passo', passo, label })
})

test('every situacao that the contract knows has its own look', () => {
  for (const situacao of Object.values(SITUACAO_BY_TIPO)) expect(situacaoVista(situacao).label).not.toBe('')
  expect(situacaoVista('Reprovado')).toEqual({ tipo: 'fim', label: 'Reprovação', tom: 'error' })
})

test('a word that nobody knows is shown as it came', () => {
  expect(situacaoVista('Em análise')).toEqual({ tipo: 'fim', label: 'Em análise', tom: 'neutral' })
})

import { SITUACAO_BY_TIPO } from '@seleta/contract/limits'
import { shownSituacao } from './situacao'

test.each([
  ['', 0, 'Em Seleção'],
  ['Triagem', 1, 'Triagem'],
  ['Questões e Pergunta', 2, 'Questionário'],
  ['Entrevistas', 3, 'Entrevistas'],
  ['Finalistas', 4, 'Finalistas'],
])('situacao «%s» is step %i of 4, shown as %s', (situacao, step, label) => {
  expect(shownSituacao(situacao)).toEqual({ kind: 'step', step, label })
})

test('every situacao that the contract knows has its own look', () => {
  for (const situacao of Object.values(SITUACAO_BY_TIPO)) expect(shownSituacao(situacao).label).not.toBe('')
  expect(shownSituacao('Reprovado')).toEqual({ kind: 'end', label: 'Reprovação', tone: 'error' })
})

test('a word that nobody knows is shown as it came', () => {
  expect(shownSituacao('Em análise')).toEqual({ kind: 'end', label: 'Em análise', tone: 'neutral' })
})

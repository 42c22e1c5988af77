import { joinSentences, tellLostTo, tellNotMoved, tellPlace } from './tell-movimento'

test('a move is told with the person and the stage', () => {
  expect(tellPlace('Ana Souza', 'Entrevistas')).toBe('Ana Souza agora em Entrevistas.')
  expect(tellNotMoved('Ana Souza')).toBe('Não foi possível mover Ana Souza')
})

test.each([
  ['Entrevistas', 'Bruno Lima', 'Bruno Lima moveu Ana para Entrevistas depois de você.'],
  ['Entrevistas', null, 'Outra pessoa moveu Ana para Entrevistas depois de você.'],
  [undefined, 'Bruno Lima', 'Bruno Lima mudou a etapa de Ana depois de você.'],
  [undefined, undefined, 'Outra pessoa mudou a etapa de Ana depois de você.'],
])('to %s by %s: «%s»', (etapa, autor, words) => {
  expect(tellLostTo('Ana', etapa, autor)).toBe(words)
})

test('sentences stand one after the other, and one that says nothing leaves no blank', () => {
  expect(joinSentences('Uma.', '', 'Outra.')).toBe('Uma. Outra.')
  expect(joinSentences('', '')).toBe('')
})
